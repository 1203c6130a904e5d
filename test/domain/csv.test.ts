import { expect, it } from 'vitest'
import { csvCell, toCsv } from '../../src/domain/enquiries/csv.ts'

it('A table begins with the mark that makes Excel read Hindi', () => {
  expect(toCsv(['name'], [['आशा']])).toBe('\uFEFF"name"\r\n"आशा"\r\n')
})

it('Quotes and line breaks stay inside of their cell', () => {
  expect(csvCell('said "hello"\nand left')).toBe('"said ""hello""\nand left"')
})

it.each(['=1+1', '+919800011111', '-2', '@SUM(A1)', '\t=1', '  =1', '\0=1', '＝1', '"=1', '\u200B=1'])(
  'The cell %j does not begin a formula',
  (text) => {
    expect(csvCell(text)).toMatch(/^"[^=+\-@＝]*'[=+\-@＝]/)
  },
)

it('A formula behind a semicolon or a tab begins no cell in a spreadsheet that splits there', () => {
  expect([csvCell('a;=1'), csvCell('a\t=1'), csvCell('a\n=1')]).toEqual([`"a;'=1"`, `"a\t'=1"`, `"a\n'=1"`])
})

it('A minus inside of a text is left alone', () => {
  expect(csvCell('5-star, 2 + 1')).toBe('"5-star, 2 + 1"')
})

it('Nothing is an empty cell', () => {
  expect([csvCell(null), csvCell(undefined), csvCell(0)]).toEqual(['""', '""', '"0"'])
})
