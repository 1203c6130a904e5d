import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { characterSets } from '../../src/cli/fonts/characters.ts'
import { cutAtWeight, cutFonts } from '../../src/cli/fonts/cut.ts'
import { FACES, WEIGHT_LIMIT } from '../../src/cli/fonts/faces.ts'
import { missingCharacters } from '../../src/cli/fonts/measure.ts'
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
