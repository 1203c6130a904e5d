declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'truetype'
    /** Absent: unchanged. */
    variationAxes?: Record<string, number | { min: number; max: number }>
    /** The kept OpenType features. */
    keepFeatures: string[]
    /** Keeps a ligature only if its own character is requested. */
    noLayoutClosure: boolean
    noHinting: boolean
  }
  // biome-ignore lint/style/noDefaultExport: so the package exports it
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>
}
