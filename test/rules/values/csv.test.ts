import { expect, it } from 'vitest'
import { csvCell, toCsv } from '../../../src/values/csv.ts'

it('A table begins with the mark that makes Excel read Hindi', () => {
  expect(toCsv(['name'], [['आशा']])).toBe('\uFEFF"name"\r\n"आशा"\r\n')
})

it('Quotes and line breaks stay inside of their cell', () => {
  expect(csvCell('said "hello"\nand left')).toBe('"said ""hello""\nand left"')
})

it.each([
  ...['=1+1', '+919800011111', '-2', '@SUM(A1)', '\t=1', '  =1', '\0=1', '"=1', '\u200B=1'],
  ...['＝1', '＋1', '－1', '＠SUM(A1)', '﹢1', '\u22122', '\u00A0=1'],
])('The cell %j does not begin a formula', (text) => {
  expect(csvCell(text)).toMatch(/^"[^=+\-@＝＋－＠﹢\u2212]*'[=+\-@＝＋－＠﹢\u2212]/)
})

it('A formula behind a semicolon or a tab begins no cell in a spreadsheet that splits there', () => {
  expect([csvCell('a;=1'), csvCell('a\t=1'), csvCell('a\n=1')]).toEqual([`"a;'=1"`, `"a\t'=1"`, `"a\n'=1"`])
})

it('A minus inside of a text is left alone', () => {
  expect(csvCell('5-star, 2 + 1')).toBe('"5-star, 2 + 1"')
})

it.each([
  ...['919876500025', '1234567890123456', '00919876543210', '09876543210'],
  ...[
    '1/2',
    '2-3',
    '10-12',
    '15/12/2026',
    '15 Dec',
    'Dec 15',
    'Dec-26',
    'March 2027',
    '1:30',
    '10:30 pm',
    '2.50',
    '1e5',
    '50%',
  ],
  ...['₹500', '(5)', 'TRUE', 'false', '1,000', '.5', '१/२', '९१९८७६५००००२५'],
])('%j stays the text that it is: a spreadsheet would show something else', (text) => {
  expect(csvCell(text)).toBe(`"'${text}"`)
})

it.each([
  '2',
  '12',
  '9829012345',
  '2 adults, 1 child',
  'Asha',
  'May be in June',
  '91 98290 12345',
  '98000 11111 (+91)',
  '0',
  '12345678901',
])('%j is written as it is', (text) => {
  expect(csvCell(text)).toBe(`"${text}"`)
})

it('A date of ours is left for the spreadsheet to read', () => {
  expect(csvCell({ date: '2026-11-29 00:06' })).toBe('"2026-11-29 00:06"')
})

it('Nothing is an empty cell', () => {
  expect([csvCell(null), csvCell(undefined), csvCell(0)]).toEqual(['""', '""', '"0"'])
})
