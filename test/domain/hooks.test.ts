import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Where looks are the question: letters on pictures, a page on paper. */
const ABOUT_LOOKS = /\/(lettering|lettering\.test|print\.test)\.ts$/

const styled = classesOf(globSync('client/styles/**/*.css').map((file) => readFileSync(file, 'utf8')))

it('no browser test finds its way by a class that is there for looks: roles, addresses and data- hooks stay', () => {
  const offenders = globSync('test/browser/*.ts')
    .filter((file) => !ABOUT_LOOKS.test(file))
    .flatMap((file) => {
      const selectors = selectorsIn(readFileSync(file, 'utf8'))
      return selectors.filter((selector) => classesOf([selector]).some((name) => styled.includes(name)))
    })
  expect(offenders).toEqual([])
  expect(styled.length).toBeGreaterThan(100)
})

it.each([
  ["page.locator('.checkout')", ['.checkout']],
  ["element.querySelector<HTMLElement>('header.nav > a')", ['header.nav > a']],
  ["page.locator('[data-tier=deluxe]')", ['[data-tier=deluxe]']],
])('%s is seen as what it asks for', (code, selectors) => {
  expect(selectorsIn(code)).toEqual(selectors)
})

/** What the calls that take a selector are given. */
function selectorsIn(code: string): string[] {
  const calls = /(?:locator|querySelector(?:All)?(?:<\w+>)?|closest|matches|\$(?:eval)?)\(\s*(['"`])(.*?)\1/g
  return Array.from(code.matchAll(calls), ([, , selector]) => selector ?? '')
}

/** The class names in style sheets or selectors. */
function classesOf(texts: string[]): string[] {
  const bare = texts.map((text) => text.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"|\[[^\]]*\]|:[^:{};]*;/g, ' '))
  return bare.flatMap((text) => Array.from(text.matchAll(/\.([a-z][\w-]*)/gi), ([, name]) => name ?? ''))
}
