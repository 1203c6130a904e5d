import { oneLine } from '#values/plain-text.ts'

const WIDEST = 30

/** A table for a terminal: columns as wide as their longest cell, at most 30, every cell one safe line. */
export function textTable(header: string[], rows: string[][]): string {
  const cells = [header, ...rows].map((row) => row.map(shortened))
  const widths = header.map((_, column) => Math.max(...cells.map((row) => length(row[column] ?? ''))))
  const line = (row: string[]) => row.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - length(cell)))
  return cells.map((row) => line(row).join('  ').trimEnd()).join('\n')
}

function shortened(cell: string): string {
  const line = oneLine(cell, WIDEST + 1)
  return Array.from(line).length > WIDEST ? `${oneLine(line, WIDEST - 1)}…` : line
}

/** In characters as people count them: a Hindi syllable with its signs is one. */
function length(text: string): number {
  return [...SEGMENTS.segment(text)].length
}

const SEGMENTS = new Intl.Segmenter('hi', { granularity: 'grapheme' })
