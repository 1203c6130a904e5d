import type axe from 'axe-core'
import type { BrowserContext, Page } from 'playwright-core'
import type { Theme } from './visits.ts'

/** The script of axe, as a browser gets it: less than half as long to read as what the package exports. */
const AXE = 'node_modules/axe-core/axe.min.js'

/** WCAG 2.2 to level AA, and what axe calls good practice; by night nothing differs but colours. */
const RULES: Record<Theme, axe.RunOnly> = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

/** From now on every page that a visitor opens has axe: half a megabyte, which goes to the browser once for them all. */
export function bringAxe(context: BrowserContext): Promise<unknown> {
  return context.addInitScript({ path: AXE })
}

/** The complaints of axe (bringAxe) about an open page, by day and by night. Repeated parts are left out. */
export async function complaintsOf(page: Page): Promise<string[]> {
  await page.evaluate(markRepeatedLines)
  await page.evaluate(fadeAtOnce)
  return page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const complaints: string[] = []
    for (const [theme, runOnly] of Object.entries(rules)) {
      document.documentElement.dataset.theme = theme
      // A part that waits below the window has its new colours with the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      if (getComputedStyle(document.documentElement).colorScheme !== theme) complaints.push(`is never ${theme}`)
      const { violations } = await axe.run(
        { exclude: ['[data-again]'] },
        { runOnly, iframes: false, resultTypes: ['violations'] },
      )
      for (const { id, nodes } of violations) {
        const places = nodes.slice(0, 3).map(({ target, any }) => `${target.join(' ')} (${any[0]?.message ?? ''})`)
        complaints.push(`${theme} ${id}: ${places.join('; ')}`)
      }
    }
    return complaints
  }, RULES)
}

/** In the page: a changing colour has its final value at once. */
function fadeAtOnce(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(sheet)
}

/**
 * In the page. Marks the lines that differ from an earlier one in nothing but their words and addresses: axe leaves them
 * out, because it takes its time over each. A missing word or attribute is a separate kind.
 */
function markRepeatedLines(): void {
  for (const list of document.querySelectorAll('ul, ol, dl, tbody, svg, select, section[tabindex], fieldset > div')) {
    const kinds = new Set<string>()
    for (const line of list.children) {
      const kind = line.outerHTML
        .replace(/>[^<]+</g, '>…<')
        .replace(/ (?!class|aria-(?:invalid|current|hidden)|type|hidden)([\w-]+)="[^"]+"/g, ' $1')
      if (kinds.has(kind)) line.setAttribute('data-again', '')
      kinds.add(kind)
    }
  }
}
