import { reactRenderer } from '@hono/react-renderer'
import { routePath } from 'hono/route'
import type { PageHead } from '#delivery/html/head.ts'
import { SiteDocument } from '#delivery/html/site-document.tsx'
import { pageKind } from '#domain/speed/page-kind.ts'

declare module '@hono/react-renderer' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with the library's
  interface Props {
    head: PageHead
  }
}

/** Lets a route answer with `c.render(<SomePage />, { head })`. */
export const renderer = reactRenderer(({ head, children, c }) => (
  <SiteDocument head={head} kind={pageKind(routePath(c))} siteKey={c.get('turnstile')?.siteKey}>
    {children}
  </SiteDocument>
))
