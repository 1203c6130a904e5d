import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** A whole page as HTML. The browser hydrates nothing but islands, so between them React leaves no marks of its own. */
export function pageHtml(document: ReactElement): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`
}
