import type { RowsOf, SectionForm } from './section-form.ts'
import type { Fields } from './typed-section.ts'

/** The most rows of a form; adding a further row does nothing. */
const MOST = 40

/** "days-3-" */
export function rowPrefix(list: string | undefined, number: number): string {
  return `${list}-${number}-`
}

/** The highest row number among the sent fields, up to MOST. */
export function rowCount(list: string, fields: Fields): number {
  const numbers = Object.keys(fields).flatMap((name) => numberIn(list, name) ?? [])
  return Math.max(0, ...numbers.filter((number) => number <= MOST))
}

function numberIn(list: string, name: string): number | undefined {
  const [number = '', ...rest] = name.startsWith(`${list}-`) ? name.slice(list.length + 1).split('-') : []
  return /^[1-9]\d?$/.test(number) && rest.length > 0 ? Number(number) : undefined
}

/** The buttons of a row. ask: asks before a row is removed. */
const PRESSES = ['add', 'up', 'down', 'copy', 'ask', 'remove'] as const
/** A pressed button and the number of its row. */
export type Press = { press: (typeof PRESSES)[number]; row: number }

/** Parses a button's value, "copy 3"; undefined: it is not a button of a row. */
export function readPress(does: string): Press | undefined {
  const [word = '', row = ''] = does.split(' ')
  const press = PRESSES.find((each) => each === word)
  return press && /^\d{1,2}$/.test(row) ? { press, row: Number(row) } : undefined
}

/** The number of the pressed row after the change. After a removal it is the number of the next row. */
export function rowAfter({ press, row }: Press, count: number): number {
  const moved = { add: count, up: row - 1, down: row + 1, copy: row + 1, ask: row, remove: row }[press]
  return Math.min(Math.max(1, moved), count)
}

/** Applies a pressed button to the rows. Only a removal loses typed text. */
export function arrange(fields: Fields, { list }: RowsOf, press: Press): Fields {
  return withRows(list, fields, pressed(rowsOf(list, fields), press).slice(0, MOST))
}

function pressed(rows: Fields[], { press, row }: Press): Fields[] {
  const at = row - 1
  const own = rows[at]
  if (press === 'add') return [...rows, { '': '' }]
  if (!own) return rows
  switch (press) {
    case 'copy':
      return rows.toSpliced(row, 0, own)
    case 'remove':
      return rows.toSpliced(at, 1)
    case 'up':
      return rows.toSpliced(at, 1).toSpliced(Math.max(0, at - 1), 0, own)
    case 'down':
      return rows.toSpliced(at, 1).toSpliced(row, 0, own)
    case 'ask':
      return rows
  }
}

/** Drops the rows in which nothing is typed or ticked. A choice from a list does not count as typed. */
export function blankRowsLeftOut({ rows }: SectionForm, fields: Fields): Fields {
  if (!rows) return fields
  const chosen = rows.fields.filter(({ choices, kind }) => choices && kind !== 'ticks').map(({ name }) => name)
  const isSaid = (row: Fields) => Object.entries(row).some(([name, said]) => said.trim() && !chosen.includes(name))
  return withRows(rows.list, fields, rowsOf(rows.list, fields).filter(isSaid))
}

function rowsOf(list: string, fields: Fields): Fields[] {
  return Array.from({ length: rowCount(list, fields) }, (_, at) => {
    const prefix = rowPrefix(list, at + 1)
    const own = Object.entries(fields).filter(([name]) => name.startsWith(prefix))
    return Object.fromEntries(own.map(([name, said]) => [name.slice(prefix.length), said]))
  })
}

function withRows(list: string, fields: Fields, rows: Fields[]): Fields {
  const others = Object.entries(fields).filter(([name]) => numberIn(list, name) === undefined)
  const own = rows.flatMap((row, at) =>
    Object.entries(row).map(([name, said]) => [rowPrefix(list, at + 1) + name, said] as const),
  )
  return Object.fromEntries([...others, ...own])
}
