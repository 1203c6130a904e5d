import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from '../../src/scenes/svg.ts'
import type { Theme } from './visits.ts'

/** WCAG 2.2, level AA: text, and what has to be seen without being read. */
const TEXT = 4.5
const SHAPE = 3

type Pair = [front: string, back: string, least: number]

const on = (fronts: string[], backs: string[], least: number): Pair[] =>
  fronts.flatMap((front) => backs.map((back): Pair => [front, back, least]))

/** The colours that the components combine. */
const PAIRS: Pair[] = [
  ...on(['ink', 'ink-2', 'ink-3'], ['paper', 'wash', 'surface', 'raised', 'sunk'], TEXT),
  ...on(['rani', 'mor', 'danger'], ['paper', 'wash', 'surface', 'raised'], TEXT),
  ...on(['on-rani'], ['rani', 'rani-strong'], TEXT),
  ...on(['ink'], ['rani-tint', 'mor-tint'], TEXT),
  ['rani', 'rani-tint', TEXT],
  ['mor', 'mor-tint', TEXT],
  ['on-haldi', 'haldi', TEXT],
  ['on-jamun', 'jamun', TEXT],
  ['haldi', 'jamun', TEXT],
  ['paper', 'ink', TEXT],
  ...on(['line-strong'], ['paper', 'surface', 'raised'], SHAPE),
  ...on(['focus'], ['paper', 'surface', 'wash'], SHAPE),
]

const tokens = readTokens(
  globSync('client/styles/{,later-}tokens.css')
    .map((file) => readFileSync(file, 'utf8'))
    .join(''),
)

describe.each(['light', 'dark'] as Theme[])('%s', (theme) => {
  it.each(PAIRS)('%s reads on %s', (front, back, least) => {
    expect(contrast(colour(front, theme), colour(back, theme))).toBeGreaterThanOrEqual(least)
  })
})

type Token = Record<Theme, string>

/** Every token that is a colour, as `light-dark(#…, #…)` or as one colour for both. */
function readTokens(css: string): Map<string, Token> {
  const both = /--([\w-]+):\s*(?:light-dark\((#\w+),\s*(#\w+)\)|(#\w+));/g
  return new Map(
    Array.from(css.matchAll(both), ([, name = '', light, dark, one = '']): [string, Token] => [
      name,
      { light: light ?? one, dark: dark ?? one },
    ]),
  )
}

function colour(name: string, theme: Theme): string {
  const token = tokens.get(name)
  if (!token) throw new Error(`no colour token is called ${name}`)
  return token[theme]
}
