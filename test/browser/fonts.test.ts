import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { characterSets } from '../../src/cli/fonts/characters.ts'
import { cutAtWeight, cutFonts } from '../../src/cli/fonts/cut.ts'
import { FACES, type Face, WEIGHT_LIMIT } from '../../src/cli/fonts/faces.ts'
import { missingCharacters, spaceAround } from '../../src/cli/fonts/measure.ts'
import { facesStylesheet, headingStandInsStylesheet, standInsStylesheet } from '../../src/cli/fonts/stylesheet.ts'

const fonts = await cutFonts()
const committed = (file: string) => readFileSync(`client/${file}`)

it.each(fonts)('$face.name.woff2 is what `npm run fonts` makes of the content of today', ({ face, woff2 }) => {
  expect(committed(`fonts/${face.name}.woff2`).equals(woff2)).toBe(true)
})

it('so are the three stylesheets', async () => {
  expect(committed('styles/fonts.css').toString()).toBe(facesStylesheet(fonts))
  expect(committed('styles/font-stand-ins.css').toString()).toBe(await standInsStylesheet())
  expect(committed('styles/heading-stand-ins.css').toString()).toBe(await headingStandInsStylesheet())
})

it('all fonts together weigh at most 48 kB', () => {
  const bytes = FACES.reduce((sum, { name }) => sum + committed(`fonts/${name}.woff2`).byteLength, 0)
  expect(WEIGHT_LIMIT).toBe(48_000)
  expect(bytes).toBeLessThanOrEqual(WEIGHT_LIMIT)
})

it.each(FACES)('$name has a glyph for each of its characters', async (face) => {
  expect(missingCharacters(await cutAtWeight(face, 700), characterSets()[face.characters])).toBe('')
})

describe.each([
  { family: 'Eczar', weights: [700, 800] },
  { family: 'Anek', weights: [400, 600] },
])('in $family the rupee sign', ({ family, weights }) => {
  const faceOf = (characters: string) => FACES.find((face) => face.family === family && face.characters === characters)
  const [digits, sign] = [faceOf('latin'), faceOf('extra')] as [Face, Face]

  it.each(weights)('stands clear of every digit behind it at the weight %i', async (weight) => {
    const { behind } = spaceAround(await cutAtWeight(sign, weight), '₹')
    const file = await cutAtWeight(digits, weight)
    const gaps = [...'0123456789'].map((digit) => behind + spaceAround(file, digit).before)
    expect(Math.min(...gaps)).toBeGreaterThan(0.03)
  })
})
