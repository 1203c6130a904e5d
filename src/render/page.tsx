import type { ReactNode } from 'react'
import { UsedSymbols } from '#ui/icon.tsx'
import { Document } from './document.tsx'
import type { PageHead } from './head.ts'

/** A whole page as elements: the frame around its content, and a sprite of the icons that it uses. */
export function Page({ head, ratesKnown, children }: { head: PageHead; ratesKnown: boolean; children: ReactNode }) {
  return (
    <UsedSymbols.Provider value={new Set()}>
      <Document head={head} ratesKnown={ratesKnown}>
        {children}
      </Document>
    </UsedSymbols.Provider>
  )
}
