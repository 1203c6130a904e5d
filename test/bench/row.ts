/** One line of the table: a figure, and the target it is held to where there is one. */
export type Row = {
  group: string
  what: string
  /** The measured value in `unit`; undefined: it could not be measured, and `note` has the reason. */
  value: number | undefined
  unit: string
  target?: Target
  ok?: boolean
  note?: string
  /** Other figures of the same measurement, by name. */
  more?: Record<string, number>
}

/** The value may be no more than `most`, or must be no less than `least`. */
export type Target = { most: number } | { least: number }

type Said = { unit?: string; target?: Target; note?: string; more?: Record<string, number> }

/** A line of the table. A target that could not be measured counts as missed. */
export function row([group, what]: [group: string, what: string], value: number | undefined, said: Said = {}): Row {
  const { unit = '', target, note, more } = said
  return {
    group,
    what,
    value,
    unit,
    ...(target && { target, ok: value !== undefined && meets(value, target) }),
    ...(note && { note }),
    ...(more && { more }),
  }
}

function meets(value: number, target: Target): boolean {
  return 'most' in target ? value <= target.most : value >= target.least
}

/** All lines as one table of text. */
export function tableOf(rows: Row[]): string {
  const head = ['', 'measured', 'figure', 'target', 'verdict', 'note']
  const lines = [head, ...rows.map(cells)]
  const widths = head.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  const text = lines.map((line) =>
    line
      .map((cell, at) => (at === 2 || at === 3 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
  return text.join('\n')
}

/** All lines as a table of Markdown. */
export function markdownOf(rows: Row[]): string {
  const head = ['', 'measured', 'figure', 'target', 'verdict', 'note']
  const lines = [head, ['---', '---', '--:', '--:', '---', '---'], ...rows.map(cells)]
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n')
}

function cells({ group, what, value, unit, target, ok, note, more = {} }: Row): string[] {
  const others = Object.entries(more).map(([name, figure]) => `${name} ${shown(figure, '')}`)
  const verdict = ok === undefined ? '' : ok ? 'ok' : 'MISSED'
  return [
    group,
    what,
    shown(value, unit),
    target ? targetText(target, unit) : '',
    verdict,
    [...(note ? [note] : []), ...others].join(', '),
  ]
}

function targetText(target: Target, unit: string): string {
  return 'most' in target ? `≤ ${shown(target.most, unit)}` : `≥ ${shown(target.least, unit)}`
}

function shown(value: number | undefined, unit: string): string {
  if (value === undefined) return '–'
  const digits = Number.isInteger(value) ? 0 : Math.abs(value) < 10 ? 3 : 1
  return `${Number(value.toFixed(digits))}${unit ? ` ${unit}` : ''}`
}

/** The middle one of some measurements. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}
