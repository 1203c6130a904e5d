import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { characterSets } from './characters.ts'
import { cutFonts } from './cut.ts'
import { WEIGHT_LIMIT } from './faces.ts'
import { facesStylesheet, headingStandInsStylesheet, standInsStylesheet } from './stylesheet.ts'

const CLIENT = new URL('../../../client/', import.meta.url)
const LETTERS = new URL('fonts/letters.json', CLIENT)

/**
 * Writes the font files in client/fonts and their three stylesheets in client/styles.
 * @throws an Error if they are too heavy; then nothing is written
 */
export async function writeFonts(): Promise<void> {
  const fonts = await cutFonts()
  const total = fonts.reduce((sum, { woff2 }) => sum + woff2.length, 0)
  for (const { face, woff2 } of fonts) console.log(`${face.name.padEnd(12)} ${String(woff2.length).padStart(6)} bytes`)
  console.log(`fonts        ${String(total).padStart(6)} bytes of ${WEIGHT_LIMIT}`)
  if (total > WEIGHT_LIMIT) throw new Error('the fonts are too heavy: nothing was written')
  for (const { face, woff2 } of fonts) writeFileSync(new URL(`fonts/${face.name}.woff2`, CLIENT), woff2)
  writeFileSync(new URL('styles/fonts.css', CLIENT), facesStylesheet(fonts))
  writeFileSync(new URL('styles/font-stand-ins.css', CLIENT), await standInsStylesheet())
  writeFileSync(new URL('styles/heading-stand-ins.css', CLIENT), await headingStandInsStylesheet())
  writeFileSync(LETTERS, letters())
}

/** Writes them only if a text needs a missing letter, or a letter is no longer used. */
export async function writeFontsOnNeed(): Promise<void> {
  const areCurrent = existsSync(LETTERS) && readFileSync(LETTERS, 'utf8') === letters()
  if (!areCurrent) await writeFonts()
}

function letters(): string {
  return `${JSON.stringify(characterSets(), null, 2)}\n`
}
