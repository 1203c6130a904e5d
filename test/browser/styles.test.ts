import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CARD_MARKS, MARKS } from '../../src/ui/elements/mark.ts'

const sheets = read('client/styles/{,linked/}*.css')
const sources = read(
  'src/{ui,islands,delivery,site}/**/*.{ts,tsx}',
  'client/*.ts',
  'client/{lazy,hydration,list}/*.{ts,tsx}',
)

/** Classes that the sources put together: the prefix as it stands there, and what comes of it. */
const COMPOSED: Record<string, string[]> = {
  'mark-': [...MARKS, ...CARD_MARKS].map((name) => `mark-${name}`),
  'tier--': ['tier--standard', 'tier--deluxe', 'tier--superDeluxe'],
  'toast--': ['toast--success', 'toast--failure', 'toast--pending', 'toast--top-right', 'toast--top-center'],
  d: ['d1', 'd2', 'd3', 'd4', 'd5'],
}

/** Classes without a rule in a style sheet, and why they are there. */
const UNSTYLED: Record<string, string> = {
  'tier--standard': 'the plain look of a tier',
  'tier--superDeluxe': 'the plain look of a tier',
  'toast--top-center': 'the plain place of a toast',
  'toast--pending': 'the plain look of a toast',
}

const css = [...sheets.values()].map(withoutComments).join('\n')
const code = [...sources.values()].map(withoutComments)

it('every class in the stylesheets is used by a component or a script', () => {
  const used = new Set([...code.flatMap(literals).flatMap(words), ...Object.values(COMPOSED).flat()])
  expect(styledClasses().filter((name) => !used.has(name))).toEqual([])
})

it('every class on an element is in a stylesheet', () => {
  const known = new Set([...styledClasses(), ...Object.keys(UNSTYLED)])
  const given = code.flatMap(classExpressions).flatMap(words)
  const composed = given.flatMap((name) => COMPOSED[name] ?? name)
  expect([...new Set(composed)].filter((name) => !known.has(name))).toEqual([])
})

it('every class that needs no rule still stands on an element, and has none', () => {
  const styled = styledClasses()
  const given = new Set([...code.flatMap(literals).flatMap(words), ...Object.values(COMPOSED).flat()])
  expect(Object.keys(UNSTYLED).filter((name) => styled.includes(name) || !given.has(name))).toEqual([])
})

it('every custom property that is used is set, and the other way round', () => {
  const set = names(/(--[\w-]+)\s*:/g)
  const used = names(/var\((--[\w-]+)/g)
  expect({
    unset: used.filter((name) => !set.includes(name)),
    unused: set.filter((name) => !used.includes(name)),
  }).toEqual({ unset: [], unused: [] })
})

it('no width is in ch, which changes when the font arrives', () => {
  expect(css.match(/[\d.]+ch\b/g)).toBeNull()
})

it('every stylesheet belongs to a layer, but the fonts', () => {
  const loose = [...sheets].filter(
    ([file, text]) => !/(fonts|stand-ins)\.css$/.test(file) && text.includes('{') && !text.includes('@layer'),
  )
  expect(loose.map(([file]) => file)).toEqual([])
})

function read(...patterns: string[]): Map<string, string> {
  return new Map(globSync(patterns).map((file) => [file, readFileSync(file, 'utf8')]))
}

/** The matches of a pattern in the stylesheets, each once. */
function names(pattern: RegExp): string[] {
  return [...new Set(Array.from(css.matchAll(pattern), ([, name]) => name ?? ''))]
}

function styledClasses(): string[] {
  const selectors = css.replace(/url\([^)]*\)|"[^"]*"/g, '').replace(/:[^:{};]*;/g, ';')
  return [...new Set(Array.from(selectors.matchAll(/\.([a-z][\w-]*)/gi), ([, name]) => name ?? ''))]
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}

/** The text of every string and of the fixed parts of every template. */
function literals(text: string): string[] {
  return Array.from(text.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g), ([, one, two, template]) =>
    [one, two, template?.replace(/\$\{[^}]*\}/g, ' ')].filter(Boolean).join(' '),
  )
}

/** The strings in `className=`, of all branches. */
function classExpressions(text: string): string[] {
  const plain = Array.from(text.matchAll(/className="([^"]*)"/g), ([, names]) => names ?? '')
  const chosen = Array.from(text.matchAll(/className=\{/g), ({ index }) =>
    // The name of an icon is no class.
    braced(text, index + 'className='.length).replace(/\bmarks?\([^)]*\)/g, ''),
  )
  return [...plain, ...chosen.flatMap(literals)]
}

/** The text from an opening brace to the one that closes it. */
function braced(text: string, start: number): string {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}' && --depth === 0) return text.slice(start, at + 1)
  }
  return text.slice(start)
}

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}
