import { expect, it } from 'vitest'
import { visitors } from './people.ts'

/** A page of each kind that has controls. */
const PATHS = [
  '/',
  '/Domestic',
  '/tour/Rajasthan',
  '/contact',
  '/enquire?tour=Rajasthan&tier=deluxe',
  '/search-results?q=bali',
]
const CONTROLS = 'main :is(button, input:not([type=hidden]), select, textarea, a[href^="/enquire"]):not(:disabled)'
const visit = visitors()

it('with forced colours every control has an edge, and a ring once it has the focus', async () => {
  const page = await visit('/about', { forcedColors: 'active' })
  const offenders: string[] = []
  for (const path of PATHS) {
    await page.goto(path)
    // The focus ring shows only where the keyboard is used.
    await page.keyboard.press('Tab')
    for (const fault of await page.evaluate(whatIsMissing, CONTROLS)) offenders.push(`${path}: ${fault}`)
  }
  expect(offenders).toEqual([])
})

it('with forced colours the chosen one of two options is seen', async () => {
  const page = await visit('/enquire', { forcedColors: 'active' })
  const option = page.getByRole('radio', { name: 'Flexible', exact: true })
  await option.check()
  expect(await option.evaluate((input) => getComputedStyle(input).appearance)).not.toBe('none')
})

/** In the page: the controls that have no edge, or no ring when they are reached by keyboard. */
function whatIsMissing(controls: string): string[] {
  const hasLine = (box: Element | null) => box !== null && Number.parseFloat(getComputedStyle(box).borderTopWidth) > 0
  // A link reads as text; any other control has a border, or is inside a box that has one.
  // Boxes to tick and points to choose are the browser's own drawing, unless a style took that away.
  const isDrawn = (control: Element) =>
    control.matches('[type=checkbox], [type=radio]') && getComputedStyle(control).appearance !== 'none'
  const hasEdge = (control: Element) =>
    isDrawn(control) ||
    (control.tagName === 'A' && control.textContent?.trim() !== '') ||
    hasLine(control) ||
    hasLine(control.parentElement)
  const hasRing = (control: HTMLElement) => {
    control.focus()
    const { outlineStyle, outlineWidth } = getComputedStyle(control)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }
  const shown = [...document.querySelectorAll<HTMLElement>(controls)].filter((control) => control.checkVisibility())
  return shown.flatMap((control) => {
    const name = control.outerHTML.slice(0, 80)
    return [...(hasEdge(control) ? [] : [`no edge: ${name}`]), ...(hasRing(control) ? [] : [`no ring: ${name}`])]
  })
}
