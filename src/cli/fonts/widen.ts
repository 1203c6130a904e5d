import { Blob, Face, Font } from 'harfbuzzjs'

/** Adds space after one character of a TrueType file, in em, at every weight. Changes the file. */
export function widen(file: Buffer, character: string, em: number): Buffer {
  const face = new Face(new Blob(file))
  const glyph = new Font(face).nominalGlyph(character.codePointAt(0) ?? 0)
  const counted = file.readUInt16BE(tableAt(file, 'hhea') + METRICS_COUNT)
  if (glyph === undefined || glyph >= counted) throw new Error(`no advance for ${character}`)
  const at = tableAt(file, 'hmtx') + glyph * METRIC
  file.writeUInt16BE(file.readUInt16BE(at) + Math.round(em * face.upem), at)
  return file
}

/** The offset in "hhea" of the number of glyphs with an advance, and the size of one in "hmtx", in bytes (OpenType 1.9). */
const METRICS_COUNT = 34
const METRIC = 4
/** The list of tables begins after 12 bytes, with 16 bytes each; a table's offset follows its tag and checksum. */
const LIST = { at: 12, each: 16, offset: 8 }

function tableAt(file: Buffer, tag: string): number {
  const rows = Array.from({ length: file.readUInt16BE(4) }, (_, row) => LIST.at + row * LIST.each)
  const row = rows.find((at) => file.toString('latin1', at, at + 4) === tag)
  if (row === undefined) throw new Error(`no table ${tag}`)
  return file.readUInt32BE(row + LIST.offset)
}
