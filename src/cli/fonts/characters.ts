import { globSync, readFileSync } from 'node:fs'
import { brand } from '#brand.ts'
import type { Characters } from './faces.ts'

/** The texts for visitors: the catalogue, the pages and their parts. */
const CONTENT = ['migrations/catalogue/seed.sql', 'src/{site,ui,islands,delivery}/**/*.tsx', 'src/brand.ts']
/** Spaces and signs in the texts of any tour. */
const SIGNS = '\u00a0©·×–—‘’“”…'
const CAPITAL_SIGNS = " &·–-+/%.,’'()*:"
/** Letters that fontsource keeps in a separate file. */
const LATIN_EXTENDED = /[\u0100-\u024f\u1e00-\u1eff]/

export function characterSets(): Record<Characters, string> {
  const used = lettersInUse()
  return {
    latin: unique(between(' ', '~') + SIGNS + used.filter((letter) => !LATIN_EXTENDED.test(letter)).join('')),
    extra: unique(`₹${used.filter((letter) => LATIN_EXTENDED.test(letter)).join('')}`),
    capitals: between('A', 'Z') + between('0', '9') + CAPITAL_SIGNS,
    name: brand.ownLetters.text,
  }
}

/** The used letters beyond ASCII, of Latin and of general punctuation. */
function lettersInUse(): string[] {
  const text = globSync(CONTENT)
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
  return unique(text.match(/[\u00a1-\u024f\u1e00-\u1eff\u2010-\u2044]/g)?.join('') ?? '').split('')
}

function unique(text: string): string {
  return [...new Set(text)].sort().join('')
}

function between(first: string, last: string): string {
  const from = first.charCodeAt(0)
  return String.fromCharCode(...Array.from({ length: last.charCodeAt(0) - from + 1 }, (_, at) => from + at))
}
