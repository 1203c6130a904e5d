import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { characterSets } from './characters.ts'
import { FACES, type Face } from './faces.ts'
import { widen } from './widen.ts'

/** The features that position letters: kerning, accents, Devanagari marks. Ligatures are removed. */
const FEATURES = ['kern', 'ccmp', 'mark', 'mkmk', 'abvm', 'blwm']

export type CutFont = { face: Face; characters: string; woff2: Buffer }

/** Cuts every face to its characters and axes. Equal packages and content give equal bytes. */
export async function cutFonts(): Promise<CutFont[]> {
  const sets = characterSets()
  return Promise.all(
    FACES.map(async (face) => {
      const characters = sets[face.characters]
      return { face, characters, woff2: await cut(face, { characters, axes: face.axes, format: 'woff2' }) }
    }),
  )
}

/** A face at one weight as a TrueType file, for measuring. */
export function cutAtWeight(face: Face, weight: number): Promise<Buffer> {
  const characters = characterSets()[face.characters]
  return cut(face, { characters, axes: { ...face.axes, wght: weight }, format: 'truetype' })
}

type Cut = { characters: string; axes: Face['axes']; format: 'woff2' | 'truetype' }

async function cut({ source, signGap }: Face, { characters, axes, format }: Cut): Promise<Buffer> {
  const options = { targetFormat: format, keepFeatures: FEATURES, noLayoutClosure: true, noHinting: true }
  const file = readFileSync(new URL(source))
  if (!signGap) return subsetFont(file, characters, { ...options, variationAxes: axes })
  const open = await subsetFont(file, characters, { ...options, targetFormat: 'truetype', variationAxes: axes })
  return subsetFont(widen(open, '₹', signGap), characters, options)
}
