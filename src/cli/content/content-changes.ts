import { TIERS } from '#domain/catalogue/tiers.ts'
import { priceDoubts } from '#domain/prices/price-doubts.ts'
import type { PriceWindow } from '#domain/prices/price-window.ts'
import { groupDigits } from '#values/money.ts'
import { readRows } from './sql.ts'

type Row = Record<string, string>

/** Price changes in a new seed that look like slips: the tour's id and a sentence. */
export function priceSlips(before: string, after: string): { id: string; says: string }[] {
  return toursIn(before, after).flatMap(({ row, was, windows }) => {
    const doubts = priceDoubts({ title: nameOf(row), windows: was }, windows)
    return doubts.map((says) => ({ id: row.id ?? '', says }))
  })
}

function toursIn(before: string, after: string): { row: Row; was: PriceWindow[]; windows: PriceWindow[] }[] {
  const old = new Map(rowsOf(before, 'tours').map((row) => [row.id, row]))
  return rowsOf(after, 'tours').map((row) => ({ row, was: windowsOf(old.get(row.id)), windows: windowsOf(row) }))
}

/**
 * The price differences between two seeds: "Bali 5N/6D: Deluxe 38,699 → 39,999". A window is compared with the old one
 * from the same day, else with the last old one.
 */
function priceChanges(before: string, after: string): string[] {
  return toursIn(before, after).flatMap(({ row, was, windows }) =>
    windows.flatMap((window) => {
      const against = was.find(({ from }) => from === window.from) ?? was.at(-1)
      return against ? tierChanges(against, window).map((change) => `${nameOf(row)}: ${change}`) : []
    }),
  )
}

function tierChanges(against: PriceWindow, window: PriceWindow): string[] {
  return TIERS.flatMap(({ key, name }) =>
    (['current', 'cut'] as const)
      .filter((kind) => against[key][kind] !== window[key][kind])
      .map((kind) => {
        const tier = name.replace(' Package', kind === 'cut' ? ', struck' : '')
        return `${tier} ${groupDigits(against[key][kind])} → ${groupDigits(window[key][kind])}`
      }),
  )
}

/** The changes between two seeds in words, one line each: prices, other fields, new and removed rows. */
export function changesInWords(before: string, after: string): string[] {
  const lines = [
    ...priceChanges(before, after),
    ...tableChanges(before, after, { table: 'tours', key: 'id', thing: 'tour' }),
    ...tableChanges(before, after, { table: 'countries', key: 'slug', thing: 'country' }),
    ...tableChanges(before, after, { table: 'testimonials', key: 'id', thing: 'review' }),
    ...tableChanges(before, after, { table: 'documents', key: 'path', thing: 'document' }),
  ]
  return lines.length > 0 ? lines : ['Nothing changes.']
}

type Table = { table: string; key: string; thing: string }

function tableChanges(before: string, after: string, { table, key, thing }: Table): string[] {
  const old = new Map(rowsOf(before, table).map((row) => [row[key], row]))
  const now = new Map(rowsOf(after, table).map((row) => [row[key], row]))
  const added = [...now].filter(([id]) => !old.has(id)).map(([, row]) => nameOf(row))
  const removed = [...old].filter(([id]) => !now.has(id)).map(([, row]) => nameOf(row))
  const changed = [...now].flatMap(([id, row]) => {
    const was = old.get(id)
    const fields = was ? changedFields(was, row) : []
    return fields.length > 0 ? [`${nameOf(row)}: ${fields.join(', ')}`] : []
  })
  if (added.length + removed.length === 0) return changed
  return [...changed, `${counted(added, thing)} added; ${counted(removed, thing)} removed`]
}

/** The changed fields; for a JSON column the names inside it. Order and prices are compared elsewhere. */
function changedFields(was: Row, row: Row): string[] {
  const differ = Object.keys(row).filter((column) => !SAID.includes(column) && was[column] !== row[column])
  return differ.flatMap((column) => WORDS[column]?.(was, row) ?? [column])
}

const SAID = ['rank', 'position', 'file_windows']

const WORDS: Record<string, (was: Row, row: Row) => string[]> = {
  windows: (was, row) => (datesOf(was) === datesOf(row) ? [] : [`price windows ${datesOf(row) || 'none'}`]),
  page: (was, row) => changedKeys(was.page, row.page),
  content: (was, row) => changedKeys(was.content, row.content),
}

function changedKeys(was = '{}', now = '{}'): string[] {
  const [old, young] = [was, now].map((text) => JSON.parse(text) as Record<string, unknown>)
  return Object.keys({ ...old, ...young }).filter((key) => JSON.stringify(old?.[key]) !== JSON.stringify(young?.[key]))
}

function counted(names: string[], thing: string): string {
  if (names.length === 0) return 'none'
  const things = names.length === 1 ? thing : thing.replace(/y$/, 'ie').concat('s')
  return `${names.length} ${things} (${names.join('; ')})`
}

function datesOf(row: Row): string {
  return windowsOf(row)
    .map(({ from, till }) => `${from} to ${till}`)
    .join(', ')
}

function windowsOf(row: Row | undefined): PriceWindow[] {
  return row?.windows ? (JSON.parse(row.windows) as PriceWindow[]) : []
}

/** "Bali 5N/6D", "Thailand", "Meenakshi Iyer", "/about" */
function nameOf(row: Row): string {
  const { place } = JSON.parse(row.duration ? (row.page ?? '{}') : '{}') as { place?: string }
  return place ? `${place} ${row.duration}` : (row.name ?? row.path ?? '')
}

function rowsOf(seed: string, table: string): Row[] {
  return readRows(seed).get(table) ?? []
}
