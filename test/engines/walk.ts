import { setTimeout as pause } from 'node:timers/promises'
import type { Visitor } from './visitor.ts'

/** How long a page may take to show what is waited for, in ms; only a journey that fails waits so long. */
const PATIENCE = 10_000

/** A visitor on the site, and what the journeys do there. */
export type Walk = Visitor & {
  /** Opens a page of the site. */
  go: (path: string) => Promise<unknown>
  /** Waits until the page answers with anything but false, null, 0 or an empty text, and returns that. */
  until: <Answer, Given extends unknown[]>(
    question: (...given: Given) => Answer,
    ...given: Given
  ) => Promise<NonNullable<Answer>>
  /** Waits until something is in the page. */
  sees: (selector: string) => Promise<unknown>
  /** Presses the middle of the first thing shown that a selector finds and that holds the words. */
  pressOn: (selector: string, words?: string) => Promise<unknown>
  /** Puts the cursor into a field and types. */
  fill: (name: string, text: string) => Promise<unknown>
}

export function walkOf(visitor: Visitor, origin: string): Walk {
  const until: Walk['until'] = async (question, ...given) => {
    for (const end = Date.now() + PATIENCE; ; await pause(50)) {
      // While a page is being left, there is no answer.
      const answer = await visitor.ask(question, ...given).catch(() => undefined)
      if (answer) return answer
      if (Date.now() > end) throw new Error(`never true: ${question} of ${JSON.stringify(given)}`)
    }
  }
  const pressOn: Walk['pressOn'] = async (selector, words = '') => {
    const [x, y] = await until(middleOf, selector, words)
    await visitor.press(x, y)
  }
  return {
    ...visitor,
    sees: (selector) => until((selector) => document.querySelector(selector) !== null, selector),
    go: (path) => visitor.open(origin + path),
    until,
    pressOn,
    fill: async (name, text) => {
      await pressOn(`[name="${name}"]`)
      await visitor.write(text)
    },
  }
}

/**
 * In the page: the middle of a thing, where nothing lies over it. Else brings it into the window, and answers the next
 * time: a browser may still scroll to the field that was typed in before.
 */
function middleOf(selector: string, words: string): [number, number] | undefined {
  const isShown = (element: Element) => element.getClientRects().length > 0
  const open = document.querySelector('dialog:modal, [popover]:popover-open') ?? document
  const found = Array.from(open.querySelectorAll(selector)).find(
    (element) => isShown(element) && element.textContent?.includes(words),
  )
  if (!found) return undefined
  const box = found.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const top = document.elementFromPoint(x, y)
  if (top && (found.contains(top) || top.contains(found))) return [x, y]
  found.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  return undefined
}
