import { Blob, Face, Font } from 'harfbuzzjs'

/** Gives one character of a TrueType file so much more room behind its ink, in em, at every weight. Changes the file. */
export function widen(file: Buffer, character: string, em: number): Buffer {
  const face = new Face(new Blob(file))
  const glyph = new Font(face).nominalGlyph(character.codePointAt(0) ?? 0)
  const counted = file.readUInt16BE(tableAt(file, 'hhea') + METRICS_COUNT)
  if (glyph === undefined || glyph >= counted) throw new Error(`no advance for ${character}`)
  const at = tableAt(file, 'hmtx') + glyph * METRIC
  file.writeUInt16BE(file.readUInt16BE(at) + Math.round(em * face.upem), at)
  return file
}

/** Where "hhea" says how many glyphs have an advance each, and the bytes of one in "hmtx" (OpenType 1.9). */
const METRICS_COUNT = 34
const METRIC = 4
/** The list of tables: after 12 bytes, of 16 bytes each; the offset of a table stands after its tag and checksum. */
const LIST = { at: 12, each: 16, offset: 8 }

function tableAt(file: Buffer, tag: string): number {
  const rows = Array.from({ length: file.readUInt16BE(4) }, (_, row) => LIST.at + row * LIST.each)
  const row = rows.find((at) => file.toString('latin1', at, at + 4) === tag)
  if (row === undefined) throw new Error(`no table ${tag}`)
  return file.readUInt32BE(row + LIST.offset)
}
