import { afterEach, describe, expect, it, vi } from 'vitest'
import { type PricedTour, planSheet } from '../../../src/domain/prices/plan-sheet.ts'
import { changeInWords } from '../../../src/domain/prices/price-cells.ts'
import { readSheet } from '../../../src/domain/prices/read-sheet.ts'
import { priceSheet } from '../../../src/domain/prices/write-sheet.ts'

afterEach(() => vi.restoreAllMocks())

const price = (current: number) => ({ current, cut: current + 9000 })
const season = (from: string, till: string, standard = 20_000) => ({
  from,
  till,
  standard: price(standard),
  deluxe: price(standard + 5000),
  superDeluxe: price(standard + 10_000),
})
const TOURS: PricedTour[] = [
  { id: 'Thailand4n5d', title: 'Thailand: Bangkok', windows: [season('2024-11-15', '2025-02-15')] },
  { id: 'Bali6d5n', title: 'Bali: Ubud', windows: [season('2024-10-01', '2025-03-31', 30_000)] },
  { id: 'Goa', title: 'Goa', windows: [] },
]
const HEADER = 'tour,tier,from,till,current,cut'
const bytes = (text: string) => new TextEncoder().encode(text)

function plan(file: string | Uint8Array) {
  const read = readSheet(
    typeof file === 'string' ? bytes(file) : file,
    TOURS.map(({ id }) => id),
  )
  if ('slips' in read) return { slips: read.slips, words: [], assumed: false }
  const planned = planSheet(read.rows, TOURS)
  if ('slips' in planned) return { slips: planned.slips, words: [], assumed: false }
  const words = planned.plans.flatMap(({ tour, changes }) =>
    changes.map((change) => `${tour.id}: ${changeInWords(change)}`),
  )
  return { slips: [], words, assumed: planned.plans.some(({ assumed }) => assumed) }
}
const sheet = (...rows: string[]) => [HEADER, ...rows].join('\n')
const slipsOf = (...rows: string[]) => plan(sheet(...rows)).slips

describe('a price sheet', () => {
  it.each([
    ['as it was written', (text: string) => bytes(text)],
    ['without its mark', (text: string) => bytes(text.slice(1))],
    ['with line feeds alone', (text: string) => bytes(text.replaceAll('\r\n', '\n'))],
    ['with apostrophes before its cells', (text: string) => bytes(text.replaceAll('"2024', `"'2024`))],
  ])('that comes back %s changes nothing', (_, changed) => {
    expect(plan(changed(priceSheet(TOURS)))).toEqual({ slips: [], words: [], assumed: false })
  })

  it('has the title of each tour beside its id', () => {
    const [head = '', ...rows] = priceSheet(TOURS).trim().split('\r\n')
    expect([head, rows[0]]).toEqual([
      expect.stringMatching(/tour.*title/),
      expect.stringMatching(/Thailand4n5d.*Thailand: Bangkok/),
    ])
  })

  it.each([
    ['UTF-8 with its mark', (text: string) => bytes(`\uFEFF${text}`)],
    ['UTF-16 as Excel’s Unicode text', (text: string) => utf16(`\uFEFF${text.replaceAll(',', '\t')}`)],
    ['semicolons', (text: string) => bytes(text.replaceAll(',', ';'))],
    ['tabs', (text: string) => bytes(text.replaceAll(',', '\t'))],
    ['a first line sep=;', (text: string) => bytes(`sep=;\r\n${text.replaceAll(',', ';')}`)],
    ['a quoted first line "sep=;"', (text: string) => bytes(`"SEP=;"\n${text.replaceAll(',', ';')}`)],
    ['upright strokes', (text: string) => bytes(text.replaceAll(',', '|'))],
    ['its columns in another order', (text: string) => bytes(text.split('\n').map(turned).join('\n'))],
    [
      'one column more',
      (text: string) =>
        bytes(
          text
            .split('\n')
            .map((line) => `"a, note",${line}`)
            .join('\n'),
        ),
    ],
    ['a heading in capitals', (text: string) => bytes(text.replace(HEADER, HEADER.toUpperCase()))],
    ['CRLF and blank lines', (text: string) => bytes(`${text.replaceAll('\n', '\r\n')}\r\n\r\n`)],
  ])('is read alike with %s', (_, written) => {
    expect(plan(written(sheet('Thailand4n5d,standard,2024-11-15,2025-02-15,21999,29000'))).words).toEqual([
      'Thailand4n5d: Standard, 15 Nov 2024 to 15 Feb 2025: ₹20,000 (struck ₹29,000) → ₹21,999 (struck ₹29,000)',
    ])
  })

  it.each([
    '2024-11-15',
    '15-11-2024',
    '15/11/2024',
    '15-Nov-24',
    '45611',
    '15/11/24',
    '15.11.24',
    '१५-११-२०२४',
    '15.11.2024',
    '15 November 2024',
    "'2024-11-15",
    '2024-11-15 00:00:00',
  ])('reads %s as 15 November 2024', (day) => {
    expect(plan(sheet(`Thailand4n5d,deluxe,${day},2025-02-15,26000,35000`)).words).toEqual([
      'Thailand4n5d: Deluxe, 15 Nov 2024 to 15 Feb 2025: ₹25,000 (struck ₹34,000) → ₹26,000 (struck ₹35,000)',
    ])
  })

  it('with one day that is month/day/year is refused as a whole, and the line is named', () => {
    const slips = slipsOf(
      'Bali6d5n,standard,2024-10-01,2025-03-31,31000,39000',
      'Thailand4n5d,standard,11/15/2024,15/02/2025,1000,2000',
    )
    expect(slips).toEqual([{ line: 3, text: 'from: “11/15/2024” looks like month/day/year; write the day first' }])
  })

  it('marks a day that might be month first, unless another day of the file shows the order', () => {
    const three = (from: string, till: string) =>
      ['standard', 'deluxe', 'superDeluxe'].map((tier, at) => `Goa,${tier},${from},${till},${9000 + at},${9900 + at}`)
    expect(plan(sheet(...three('03/04/2025', '2025-06-30')))).toMatchObject({
      assumed: true,
      words: [expect.stringContaining('3 Apr 2025'), expect.anything(), expect.anything()],
    })
    expect(plan(sheet(...three('03/04/2025', '30/06/2025'))).assumed).toBe(false)
    expect(plan(sheet(...three('03/12/2025', '2026-06-30')))).toMatchObject({ assumed: true, slips: [] })
  })

  it.each([
    '31-02-2025',
    '29-02-2025',
    '2025-02-30',
    '00-01-2025',
    '1',
    'soon',
    '',
    '15-11',
    'Nov-24',
    '34699',
    '15-11-0024',
  ])('refuses %s as a day', (day) => {
    expect(slipsOf(`Thailand4n5d,standard,${day},2025-02-15,1000,2000`)).toHaveLength(1)
  })

  it.each([
    '"1,39,699"',
    '"139,699"',
    '"₹1,39,699"',
    'Rs. 139699/-',
    '139699.00',
    'INR 139699',
    '"₹ 1,39,699.00"',
    'Rs 139699',
    '139 699',
    '139\u202f699',
    '१३९६९९',
  ])('reads %s as a price', (cell) => {
    expect(plan(sheet(`Thailand4n5d,superDeluxe,2024-11-15,2025-02-15,${cell},150000`)).words).toEqual([
      expect.stringContaining('→ ₹1,39,699 (struck ₹1,50,000)'),
    ])
  })

  it.each([
    '1.39.699',
    '1.4E+05',
    '139699.5',
    '1 39 O99',
    '#REF!',
    '-5000',
    '0',
    '"13,96,99"',
    '100000000',
    '१०००x',
    '139.699',
    '"139699,00"',
    "139'699",
    '140k',
    '"139\n699"',
    '"13"9699.5',
  ])('refuses %s as a price, naming line and cell', (cell) => {
    expect(slipsOf(`Thailand4n5d,superDeluxe,2024-11-15,2025-02-15,${cell},150000`)).toEqual([
      { line: 2, text: expect.stringMatching(/^current: “/) },
    ])
  })

  it('asks for the tour that was meant where there is none of a name, and takes small letters and spaces', () => {
    expect(slipsOf('Thialand4n5d,standard,2024-11-15,2025-02-15,1000,2000')).toEqual([
      { line: 2, text: 'tour: there is no tour “Thialand4n5d”; did you mean Thailand4n5d?' },
    ])
    expect(plan(sheet('  thailand4N5D , standard ,2024-11-15,2025-02-15,21000,29000')).words).toHaveLength(1)
  })

  it('with one price twice names both lines', () => {
    const row = 'Thailand4n5d,standard,2024-11-15,2025-02-15,21000,29000'
    expect(
      slipsOf(row, 'Bali6d5n,standard,2024-10-01,2025-03-31,31000,39000', row.replace('2024-11-15', '15-11-2024')),
    ).toEqual([{ line: 4, text: 'the same tour, tier and first day stand on line 2 already' }])
  })

  it('leaves what it does not name as it is', () => {
    expect(plan(sheet('Bali6d5n,standard,2024-10-01,2025-03-31,31000,39000')).words).toHaveLength(1)
  })

  it('without prices in all three tiers asks for “on request”, in words', () => {
    const rows = ['standard', 'deluxe', 'superDeluxe'].map((tier) => `Bali6d5n,${tier},2024-10-01,2025-03-31,,`)
    expect(plan(sheet(...rows)).words[0]).toBe(
      'Bali6d5n: Standard, 1 Oct 2024 to 31 Mar 2025: ₹30,000 (struck ₹39,000) → no price',
    )
    expect(slipsOf(rows[0] ?? '')).toEqual([{ line: 2, text: expect.stringContaining('all have a price or none') }])
  })

  it('may strike the current price itself, and none below it', () => {
    const row = (cut: number) => `Bali6d5n,standard,2024-10-01,2025-03-31,31000,${cut}`
    expect(slipsOf(row(31_000))).toEqual([])
    expect(slipsOf(row(30_999))).toEqual([{ line: 2, text: expect.stringContaining('is below the current one') }])
  })

  it.each([
    ['current', ',39000'],
    ['cut', '30000,'],
  ])('with a price that lacks its %s names the cell that is empty', (column, cells) => {
    const rows = ['standard', 'deluxe', 'superDeluxe'].map((tier) => `Bali6d5n,${tier},2024-10-01,2025-03-31,${cells}`)
    expect(slipsOf(...rows).map(({ text }) => text)).toEqual(Array(3).fill(expect.stringMatching(`^${column}: `)))
  })

  it('names the line that an editor shows, after a cell that breaks over two', () => {
    const rows = [
      '"Thailand4n5d\n",standard,2024-11-15,2025-02-15,21000,29000',
      'Bali6d5n,standard,2024-10-01,2025-03-31,x,39000',
    ]
    expect(slipsOf(...rows)).toEqual([{ line: 4, text: expect.stringContaining('current') }])
  })

  it.each([
    [
      'a window that ends before it begins',
      'Thailand4n5d,standard,2024-11-15,2024-11-14,21000,29000',
      /ends before it begins/,
    ],
    ['a struck price below the current one', 'Thailand4n5d,standard,2024-11-15,2025-02-15,21000,20999', /struck price/],
    ['Standard dearer than Deluxe', 'Thailand4n5d,standard,2024-11-15,2025-02-15,25001,29000', /less than/],
    ['a price whose comma makes two of it', 'Thailand4n5d,standard,2024-11-15,2025-02-15,21,000,29000', /more cells/],
    ['a tier that nobody sells', 'Thailand4n5d,gold,2024-11-15,2025-02-15,25001,29000', /none of standard/],
  ])('refuses %s', (_, row, why) => {
    expect(slipsOf(row)).toEqual([{ line: 2, text: expect.stringMatching(why) }])
  })

  it('refuses two windows that share a day, and lets neighbours move together', () => {
    const rows = (from: string, till: string) =>
      ['standard', 'deluxe', 'superDeluxe'].map(
        (tier, at) => `Thailand4n5d,${tier},${from},${till},${20_000 + at * 5000},50000`,
      )
    expect(slipsOf(...rows('2025-02-15', '2025-03-31'))).toEqual([
      {
        line: 2,
        text: 'Thailand4n5d: two price windows share a day. The window from 15 Nov 2024 to 15 Feb 2025 is not in the file and stays; to move it, give its three lines too, without prices',
      },
    ])
    expect(slipsOf(...rows('2024-10-01', '2024-11-15'))[0]?.text).toContain(
      'The window from 15 Nov 2024 to 15 Feb 2025',
    )
    expect(plan(sheet(...rows('2024-11-15', '2025-01-31'), ...rows('2025-02-01', '2025-03-31'))).slips).toEqual([])
  })

  it('is looked through for its columns once, not for each line: a file may name a million before them', () => {
    const searched = vi.spyOn(Array.prototype, 'indexOf')
    slipsOf(...Array.from({ length: 500 }, () => 'Goa,standard,x,x,x,x'))
    expect(searched.mock.calls.length).toBeLessThan(100)
  })

  it('is refused before it is read where it is too large, too long or no text', () => {
    expect(plan(new Uint8Array(6_000_000)).slips).toEqual([{ text: expect.stringContaining('larger than 2 MB') }])
    expect(plan(sheet(...Array<string>(50_000).fill('a,b,c,d,e,f'))).slips).toEqual([
      { text: expect.stringContaining('20,000 lines') },
    ])
    expect(slipsOf('"Goa,standard,2025-01-01')).toEqual([{ text: 'A quotation mark is never closed.' }])
    const lines = (count: number) => plan(sheet(...Array<string>(count).fill('a,b,c,d,e,f'))).slips[0]?.line
    expect([lines(20_000), lines(20_001)]).toEqual([2, undefined])
    expect(plan(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 255])).slips).toEqual([
      { text: expect.stringContaining('not a CSV file') },
    ])
    expect(plan(`${HEADER},current\n`).slips).toEqual([{ line: 1, text: expect.stringContaining('current twice') }])
    expect(plan('').slips).toEqual([{ line: 1, text: expect.stringContaining('is missing') }])
  })
})

const turned = (line: string) => line.split(',').toReversed().join(',')

function utf16(text: string): Uint8Array {
  return new Uint8Array(Uint16Array.from([...text].map((letter) => letter.charCodeAt(0))).buffer)
}

describe('what a sheet is told', () => {
  const ROW = (tour: string, price = '21000') => `${tour},standard,2024-11-15,2025-02-15,${price},29000`
  it.each([
    ['a merged cell', ROW(''), /the tour is empty: a merged cell\? Write its id/],
    ['a title in place of the id', ROW('Thailand: Bangkok'), /the column wants the id/],
    ['a dot for thousands', ROW('Thailand4n5d', '38.999'), /“38.999” has a dot.*write 38999/],
    [
      'a year of two digits',
      'Thailand4n5d,standard,15-11-0024,2025-02-15,1000,2000',
      /“15-11-0024” would be a day in 0024$/,
    ],
    ['a dash', ROW('Thailand4n5d', '—'), /leave both cells empty/],
    ['words', ROW('Thailand4n5d', 'on request'), /leave both cells empty/],
  ])('names %s', (_, row, text) => {
    expect(slipsOf(row).map((slip) => slip.text)).toEqual([expect.stringMatching(text)])
  })

  it('names a tour that is not there together with all other slips, in one round', () => {
    expect(slipsOf(ROW('Bali9d'), ROW('Thailand4n5d', 'x'), ROW('', 'y')).map(({ line }) => line)).toEqual([2, 3, 4, 4])
  })

  it('says of a file in Windows-1252 that it is not in UTF-8', () => {
    const file = new Uint8Array([...bytes(sheet(ROW('Goa'))), 0xe9])
    expect(plan(file).slips).toEqual([{ text: expect.stringContaining('not in UTF-8') }])
  })

  it('refuses a line of a million columns before it is taken apart', () => {
    const text = expect.stringContaining('too long')
    expect(slipsOf(','.repeat(1_000_000))).toEqual([{ line: 2, text }])
    expect(plan(`${','.repeat(1_000_000)}\n${ROW('Goa')}`).slips).toEqual([{ line: 1, text }])
  })
})
