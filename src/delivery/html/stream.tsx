import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { pageHtml } from './page-html.ts'

/** Marks the place of the first data-dependent part in a page without data; it is never sent. */
export function LatePart() {
  return <template id="late" />
}

/** React's output for it. */
const MARK = '<template id="late"></template>'

/** `begins`: the start of a page with any data. `ends`: the end of a page whose data never comes. */
export type Frame = { begins: string; ends: string }

/** The frame of a page rendered without data, with a `LatePart` at its place. */
export function frameOf(page: ReactElement): Frame {
  const [begins = '', ends = ''] = pageHtml(page).split(MARK)
  return { begins, ends }
}

/**
 * The rest of a page after its frame, to the byte.
 * @throws if the page does not begin with its frame: then the frame depends on the data
 */
export function restOf(page: ReactElement, { begins }: Frame): string {
  const whole = pageHtml(page)
  if (!whole.startsWith(begins)) throw new Error('the page does not begin as its frame does')
  return whole.slice(begins.length)
}

/** The rest of a page whose data does not come: a sentence instead. */
export function endOf(sentence: ReactElement, { ends }: Frame): string {
  return renderToStaticMarkup(sentence) + ends
}
