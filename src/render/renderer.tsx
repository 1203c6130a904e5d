import { reactRenderer } from '@hono/react-renderer'
import type { PageHead } from './head.ts'
import { Page } from './page.tsx'

declare module '@hono/react-renderer' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with the library's
  interface Props {
    head: PageHead
  }
}

/** Lets a route answer with `c.render(<SomePage />, { head })`. */
export const renderer = reactRenderer(({ head, children, c }) => (
  <Page head={head} ratesKnown={c.get('rates') !== undefined}>
    {children}
  </Page>
))
