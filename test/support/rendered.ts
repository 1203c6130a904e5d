import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The HTML of a part of a page, with plain apostrophes. */
export function htmlOf(part: ReactNode): string {
  return renderToStaticMarkup(part).replaceAll('&#x27;', "'")
}

/** The words of a part of a page. */
export function wordsOf(part: ReactNode): string {
  return htmlOf(part)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
