declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'truetype'
    /** Absent: they stay as they are. */
    variationAxes?: Record<string, number | { min: number; max: number }>
    /** OpenType features to keep; all others go. */
    keepFeatures: string[]
    /** Keeps a ligature only when its letters' own glyphs are asked for by character. */
    noLayoutClosure: boolean
    noHinting: boolean
  }
  // biome-ignore lint/style/noDefaultExport: so the package exports it
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>
}
