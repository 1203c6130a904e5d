import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

/** The HTML of a part of a page, for a script to insert. */
export function fragment(part: ReactElement): string {
  return renderToString(part)
}
