/** The used part of Lighthouse's types. The package is installed by `npm run bench`. */
declare module 'lighthouse' {
  type Report = {
    runtimeError?: { message: string }
    audits: Record<string, { numericValue?: number; score: number | null }>
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  }
  export default function lighthouse(url: string, flags: object): Promise<{ lhr: Report } | undefined>
}
