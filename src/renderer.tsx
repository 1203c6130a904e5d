import { reactRenderer } from '@hono/react-renderer'
import type { PageHead } from '#delivery/html/head.ts'
import { Document } from '#delivery/html/site-document.tsx'

declare module '@hono/react-renderer' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with the library's
  interface Props {
    head: PageHead
  }
}

/** Lets a route answer with `c.render(<SomePage />, { head })`. */
export const renderer = reactRenderer(({ head, children, c }) => (
  <Document head={head} siteKey={c.get('turnstile')?.siteKey}>
    {children}
  </Document>
))
