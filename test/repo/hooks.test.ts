import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Where looks are the question: letters on pictures, a page on paper. */
const ABOUT_LOOKS = /\/(lettering|lettering\.test|print\.test)\.ts$/

const styled = classesOf(globSync('client/styles/**/*.css').map((file) => readFileSync(file, 'utf8')))

it('no test and no script finds its way by a class that is there for looks: roles, addresses and data- hooks stay', () => {
  const offenders = globSync([
    'test/{browser,worker,desk,chaos,support,engines,bench}/*.{ts,tsx}',
    'client/**/*.{ts,tsx}',
    'src/islands/*',
  ])
    .filter((file) => !ABOUT_LOOKS.test(file))
    .flatMap((file) => {
      const selectors = selectorsIn(readFileSync(file, 'utf8'))
      const byLooks = selectors.filter((selector) => classesOf([selector]).some((name) => styled.includes(name)))
      return byLooks.map((selector) => `${file}: ${selector}`)
    })
  expect(offenders).toEqual([])
  expect(styled.length).toBeGreaterThan(100)
})

it.each([
  ["page.locator('.checkout')", ['.checkout']],
  ["element.querySelector<HTMLElement>('header.nav > a')", ['header.nav > a']],
  ["page.locator('[data-tier=deluxe]')", ['[data-tier=deluxe]']],
  ["selectOne(await page(at('/')), '.empty h2')", ['.empty h2']],
  ["rewriter.on('a.call', {})", ['a.call']],
])('%s is seen as what it asks for', (code, selectors) => {
  expect(selectorsIn(code)).toEqual(selectors)
})

/** The arguments of calls with a selector: the first one, or the last one after the markup. */
function selectorsIn(code: string): string[] {
  const calls =
    /(?:(?:locator|querySelector(?:All)?(?:<\w+>)?|closest|matches|\.on|\$(?:eval)?)\(\s*|, (?=(['`])(?:(?!\1).)*\1\)))(['"`])(.*?)\2/g
  return Array.from(code.matchAll(calls), ([, , , selector]) => selector ?? '')
}

/** The class names in style sheets or selectors. */
function classesOf(texts: string[]): string[] {
  const bare = texts.map((text) =>
    text.replace(/\/\*[\s\S]*?\*\/|\$\{[^}]*\}|url\([^)]*\)|"[^"]*"|\[[^\]]*\]|:[^:{};]*;/g, ' '),
  )
  return bare.flatMap((text) => Array.from(text.matchAll(/\.([a-z][\w-]*)/gi), ([, name]) => name ?? ''))
}
