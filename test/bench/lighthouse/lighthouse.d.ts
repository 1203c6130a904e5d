/** What the bench uses of Lighthouse. The package itself is there only once `npm run bench` has run. */
declare module 'lighthouse' {
  type Report = {
    runtimeError?: { message: string }
    audits: Record<string, { numericValue?: number; score: number | null }>
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  }
  export default function lighthouse(url: string, flags: object): Promise<{ lhr: Report } | undefined>
}
