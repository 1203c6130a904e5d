import { reactRenderer } from '@hono/react-renderer'
import { UsedSymbols } from '#ui/icon.tsx'
import { Document } from './document.tsx'
import type { PageHead } from './head.ts'

declare module '@hono/react-renderer' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with the library's
  interface Props {
    head: PageHead
  }
}

/** Lets a route answer with `c.render(<Page />, { head })`. */
export const renderer = reactRenderer(({ head, children, c }) => (
  <UsedSymbols.Provider value={new Set()}>
    <Document head={head} ratesKnown={c.get('rates') !== undefined}>
      {children}
    </Document>
  </UsedSymbols.Provider>
))
