import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { pageHtml } from './page-html.ts'

/** Stands in a page without data where the first of what depends on it will be; it is never sent. */
export function LatePart() {
  return <template id="late" />
}

/** What React writes for it. */
const MARK = '<template id="late"></template>'

/** What a page begins with whatever its data says, and what ends it where the data never comes. */
export type Frame = { begins: string; ends: string }

/** The frame of a page that is rendered without its data, with a `LatePart` where that begins. */
export function frameOf(page: ReactElement): Frame {
  const [begins = '', ends = ''] = pageHtml(page).split(MARK)
  return { begins, ends }
}

/**
 * What follows the frame once the data is there: the rest of the whole page, to the byte.
 * @throws when the page does not begin as its frame does: then the frame depends on the data, and is none
 */
export function restOf(page: ReactElement, { begins }: Frame): string {
  const whole = pageHtml(page)
  if (!whole.startsWith(begins)) throw new Error('the page does not begin as its frame does')
  return whole.slice(begins.length)
}

/** What follows the frame where the data do not come: a sentence in their place. */
export function endOf(sentence: ReactElement, { ends }: Frame): string {
  return renderToStaticMarkup(sentence) + ends
}
