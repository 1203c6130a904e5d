import { describe, expect, it } from 'vitest'
import { SHEET_LIMITS, sheetText } from '../../../src/domain/prices/sheet-text.ts'
import { csvRecords, separatorOf } from '../../../src/values/csv-records.ts'
import { nearestName } from '../../../src/values/nearest-name.ts'

describe('the records of a CSV file', () => {
  it.each([
    ['a,b', [{ line: 1, cells: ['a', 'b'] }]],
    ['a,', [{ line: 1, cells: ['a', ''] }]],
    [',a\n', [{ line: 1, cells: ['', 'a'] }]],
    ['"a,""b""",c', [{ line: 1, cells: ['a,"b"', 'c'] }]],
    [
      '"a\nb",c\nd',
      [
        { line: 1, cells: ['a\nb', 'c'] },
        { line: 3, cells: ['d'] },
      ],
    ],
    ['\n , \n\na', [{ line: 4, cells: ['a'] }]],
    ['', []],
  ])('of %j are cells with their lines, blank ones left out', (text, records) => {
    expect(csvRecords(text, ',')).toEqual(records)
  })

  it('are none where a quote is never closed', () => {
    expect([csvRecords('a,"b', ','), csvRecords('"a\nb,c', ',')]).toEqual([undefined, undefined])
  })
})

describe('what separates the cells', () => {
  it.each([
    ['a,b', ','],
    ['a;b;c', ';'],
    ['a;b;c\n1,2,3,4,5', ';'],
    ['a\tb', '\t'],
    ['alone', ','],
  ])('of %j is what the header has most of: %j', (text, separator) => {
    expect(separatorOf(text)).toEqual({ separator, rest: text })
  })

  it('is what a first line says, and that line still counts', () => {
    expect(separatorOf('sep=;\na;b')).toEqual({ separator: ';', rest: '\na;b' })
  })
})

describe('the text of a file', () => {
  const textOf = (...bytes: number[]) => {
    const read = sheetText(new Uint8Array(bytes))
    return 'text' in read ? read.text : undefined
  }

  it('is read in UTF-16 by its mark, in either order, and else in UTF-8', () => {
    expect(textOf(0xff, 0xfe, 0x61, 0, 0x62, 0)).toBe('ab')
    expect(textOf(0xfe, 0xff, 0, 0x61, 0, 0x62)).toBe('ab')
    expect(textOf(0xef, 0xbb, 0xbf, 0x61)).toBe('a')
    expect(textOf(0x61, 0x0d, 0x0a, 0x62, 0x0d, 0x63)).toBe('a\nb\nc')
  })

  it.each([
    [0x61, 0xfe, 0x62, 0x63],
    [0xff, 0x61, 0x62, 0x63],
    [0xfe, 0x61, 0x62, 0x63],
    [0x61, 0xff, 0x62, 0x63],
    [0x61, 0],
  ])('is none with the bytes %i %i', (...bytes) => {
    expect(textOf(...bytes.filter((byte) => byte !== undefined))).toBeUndefined()
  })

  it('may weigh 2 MB', () => {
    const file = (bytes: number) => sheetText(new Uint8Array(bytes).fill(0x61))
    expect(SHEET_LIMITS.bytes).toBe(2 * 1024 * 1024)
    expect([file(SHEET_LIMITS.bytes), file(SHEET_LIMITS.bytes + 1)]).toMatchObject([
      { text: expect.stringMatching(/^a/) },
      { fault: expect.stringMatching(/larger than 2 MB/) },
    ])
  })
})

it.each([
  ['Bali', 'bali'],
  ['Bli', 'bali'],
  ['Balii', 'bali'],
  ['Boli', 'bali'],
  ['nepaaaal', 'nepal'],
  ['nepaaaaal', undefined],
  ['', undefined],
])('The name next to "%s" is %s', (typed, name) => {
  expect(nearestName(typed, ['nepal', 'bali'])).toBe(name)
})
