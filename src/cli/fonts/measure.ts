import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'

/** The measures of a font, in em. */
export type Measures = {
  /** The average advance of a text's characters, kerned. */
  width: number
  ascent: number
  descent: number
  lineGap: number
}

/** Measures a TrueType file on a text, shaped as a browser shapes it. */
export function measureFont(file: Uint8Array, text: string): Measures {
  const face = new Face(new Blob(file))
  const font = new Font(face)
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const advance = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  const { ascender, descender, lineGap } = font.hExtents()
  const em = face.upem
  return { width: advance / text.length / em, ascent: ascender / em, descent: -descender / em, lineGap: lineGap / em }
}

/** The `characters` without a glyph in a TrueType file. */
export function missingCharacters(file: Uint8Array, characters: string): string {
  const held = new Set(new Face(new Blob(file)).collectUnicodes())
  return [...characters].filter((character) => !held.has(character.codePointAt(0) ?? 0)).join('')
}

/** The space before and after a character's ink, in em; below 0 the ink overlaps its neighbour. */
export function spaceAround(file: Uint8Array, character: string): { before: number; behind: number } {
  const face = new Face(new Blob(file))
  const font = new Font(face)
  const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0) ?? 0
  const { xBearing = 0, width = 0 } = font.glyphExtents(glyph) ?? {}
  return { before: xBearing / face.upem, behind: (font.glyphHAdvance(glyph) - xBearing - width) / face.upem }
}
