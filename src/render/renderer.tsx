import { reactRenderer } from '@hono/react-renderer'
import { Document } from './document.tsx'
import type { PageHead } from './head.ts'

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
