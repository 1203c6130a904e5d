import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** A whole page as HTML. The browser hydrates only islands, so React writes no marks between them. */
export function pageHtml(document: ReactElement): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`
}
