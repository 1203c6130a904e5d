/** The three typical pages, with a visitor's first action on each. */
export const PAGES = [
  { name: 'home', path: '/', first: '[data-island="search-box"] input' },
  { name: 'listing', path: '/International', first: '.card .call' },
  { name: 'tour', path: '/tour/Rajasthan', first: 'a[href^="/enquire"]' },
] as const

export type BenchPage = (typeof PAGES)[number]

/** A phone as Lighthouse has it: its window, its pixels and its name (lighthouse, core/config/constants.js). */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
/** How many times slower Lighthouse's phone computes. */
export const SLOWER = 4
