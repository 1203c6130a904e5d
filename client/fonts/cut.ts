import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkitten'
import subsetFont from 'subset-font'
import { characterSets } from './characters.ts'
import { FACES, type Face } from './faces.ts'

const PACKAGES = new URL('../../node_modules/@fontsource-variable/', import.meta.url)

/** What positions letters: kerning, accents, and the marks of Devanagari. Ligatures and other figures go. */
const FEATURES = ['kern', 'ccmp', 'mark', 'mkmk', 'abvm', 'blwm']

export type CutFont = { face: Face; characters: string; woff2: Buffer }

/**
 * Cuts every face to its characters and axes. The same packages and the same content give the same bytes.
 * @throws an Error when a source lacks a character that the content uses
 */
export async function cutFonts(): Promise<CutFont[]> {
  const sets = characterSets()
  return Promise.all(
    FACES.map(async (face) => {
      const characters = sets[face.characters]
      const woff2 = await cut(face, { characters, axes: face.axes, format: 'woff2' })
      const missing = missingCharacters(woff2, characters)
      if (missing !== '') throw new Error(`${face.source} lacks ${missing}`)
      return { face, characters, woff2 }
    }),
  )
}

/** Those of `characters` that a font file has no glyph for. */
export function missingCharacters(file: Buffer, characters: string): string {
  const font = read(file)
  return [...characters].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)).join('')
}

/** A face at one weight, to be measured. */
export async function fontAtWeight(face: Face, weight: number): Promise<Font> {
  const characters = characterSets()[face.characters]
  return read(await cut(face, { characters, axes: { ...face.axes, wght: weight }, format: 'truetype' }))
}

function read(file: Buffer): Font {
  const font = create(file)
  if (font.isCollection) throw new Error('a collection where one font was expected')
  return font
}

type Cut = { characters: string; axes: Face['axes']; format: 'woff2' | 'truetype' }

function cut({ source }: Face, { characters, axes, format }: Cut): Promise<Buffer> {
  return subsetFont(readFileSync(new URL(`${source}.woff2`, PACKAGES)), characters, {
    targetFormat: format,
    variationAxes: axes,
    keepFeatures: FEATURES,
    noLayoutClosure: true,
    noHinting: true,
  })
}
