import { type Box, hasRoom } from './boxes.ts'
import { forgetClips } from './clips.ts'
import { controlsIn, coveredIn, cutOf, lowOf } from './controls.ts'
import { brokenHeader, largeDrawings } from './drawings.ts'
import { partsOutside } from './edges.ts'
import { lostOnPaper } from './paper.ts'
import { textsOverTexts } from './texts.ts'

/** Overlays that block the rest of a page. */
const OVER = 'dialog:modal, [popover]:popover-open'
/** More lines about one screen do not help. */
const MOST = 12

/**
 * What waits below the first screen is laid out, as for a visitor who has scrolled to it; what lets presses through can lie
 * over a control as well as what does not. A drawing is its box: what it is drawn of is not asked for each point. Nothing
 * is painted, for boxes alone are looked at: Chromium paints no part whose opacity is below 0.0004, and only one of 0 is
 * no part to it.
 */
const PREPARED = `
  :root { opacity: 0.0001 !important }
  svg:not(:has(a)) > * { display: none !important }
  * { content-visibility: visible !important }
  *, ::before, ::after { pointer-events: auto !important; scroll-behavior: auto !important }
`

/** Once for a page, before anything is looked at. */
function prepare(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(PREPARED)
  document.adoptedStyleSheets.push(sheet)
}

/** What is wrong with the page in the window as it is: by day, and by night, for which its theme is turned. */
function lookByDayAndNight(): { light: string[]; dark: string[] } {
  document.documentElement.dataset.theme = 'light'
  const [light, byDay] = [look(), shape()]
  document.documentElement.dataset.theme = 'dark'
  return { light, dark: shape() === byDay ? lookAtHeader() : look() }
}

/** The visual faults of the page, from top to bottom. */
function look(): string[] {
  scrollTo(0, 0)
  forgetClips()
  const stage = document.querySelector(OVER) ?? document.body
  const controls = controlsIn(stage)
  const wrong = [
    ...tooWide(),
    ...partsOutside(stage),
    ...brokenHeader(),
    ...cutOf(controls),
    ...lowOf(controls),
    ...largeDrawings(stage),
    ...textsOverTexts(stage),
  ]
  wrong.push(...(stage === document.body ? coveredAnywhere(controls) : coveredIn(wholeWindow(), controls)))
  scrollTo(0, 0)
  return [...new Set(wrong)].slice(0, MOST)
}

/** The same of the header alone. */
function lookAtHeader(): string[] {
  const header = document.querySelector('header')
  if (!header || document.querySelector(OVER)) return []
  scrollTo(0, 0)
  forgetClips()
  const controls = controlsIn(header)
  return [...brokenHeader(), ...cutOf(controls), ...textsOverTexts(header), ...coveredIn(wholeWindow(), controls)]
}

/** Where everything below the header stands: two themes that agree on it are looked at once. */
function shape(): string {
  const parts = [...document.querySelectorAll('body :is(a, button, input, select, h1, h2, h3, p, svg, img)')]
  const boxes = parts.filter((part) => !part.closest('header, .typing')).map((part) => part.getBoundingClientRect())
  // A picture has one drawing for the day and one for the night, of which the other takes no room.
  const taken = boxes.filter(({ width, height }) => width > 0 && height > 0)
  return taken.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join()).join(' ')
}

function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
}

/** Screen by screen, each a little less than the view, so that every point of every control is seen once. */
function coveredAnywhere(controls: Element[]): string[] {
  const floating = [...document.body.querySelectorAll('*')].filter((part) =>
    ['fixed', 'sticky'].includes(getComputedStyle(part).position),
  )
  const covered: string[] = []
  for (let top = 0; ; top = scrollY) {
    const view = between(floating)
    covered.push(...coveredIn(view, controls))
    scrollTo(0, top + Math.max(100, view.bottom - view.top - 40))
    forgetClips()
    if (scrollY <= top) return covered
  }
}

const wholeWindow = (): Box => ({ left: 0, right: innerWidth, top: 0, bottom: innerHeight })

/** The window without the bars at its upper and lower end, which end the view as the window's edges do. */
function between(floating: Element[]): Box {
  const view = wholeWindow()
  for (const part of floating) {
    const box = part.getBoundingClientRect()
    if (!hasRoom(box) || box.width < innerWidth * 0.75 || !part.checkVisibility({ opacityProperty: true })) continue
    if (box.top <= 0) view.top = Math.max(view.top, box.bottom + 1)
    else if (box.bottom >= innerHeight) view.bottom = Math.min(view.bottom, box.top - 1)
  }
  return view
}

/** The functions for the tests. */
export const eye = { prepare, lookByDayAndNight, lostOnPaper }
