import { describe, expect, it } from 'vitest'
import {
  agree,
  areCurrent,
  convertPrice,
  hasJumped,
  parseRates,
  type Rates,
  ratesFile,
} from '../../../src/domain/visit/currency-rates.ts'
import { COMMON_CURRENCIES } from '../../../src/domain/visit/preferences.ts'
import file from '../../support/inr.json'

const HOUR = 60 * 60 * 1000
const real = parseRates(file)
const rates: Rates = {
  date: '2026-11-27',
  perRupee: { usd: 0.0113, eur: 0.0097, gbp: 0.0085, jpy: 1.76, kwd: 0.00346, idr: 187.5, aed: 0.0415 },
}

/** The real file with one changed rate. */
const fileWith = (code: string, rate: unknown) => ({ ...file, inr: { ...file.inr, [code]: rate } })

describe('the published file', () => {
  it('gives its day and every common currency', () => {
    expect(real?.date).toBe('2026-09-29')
    expect(Object.keys(real?.perRupee ?? {})).toEqual(expect.arrayContaining([...COMMON_CURRENCIES]))
  })

  it('gives more than a hundred currencies, and none of the coins in it', () => {
    const codes = Object.keys(real?.perRupee ?? {})
    expect(codes.length).toBeGreaterThan(100)
    for (const coin of ['btc', 'doge', '1inch']) expect(codes).not.toContain(coin)
  })

  it('is read back from the store as it was', () => {
    expect(real && parseRates(JSON.parse(JSON.stringify(ratesFile(real))))).toEqual(real)
  })
})

describe('a rate that is no rate', () => {
  const wrong = [0, -1, '0.0113', 'NaN', 'Infinity', null, {}, Number.NaN, Number.POSITIVE_INFINITY, true]

  it.each(wrong)('%o of a common currency makes the file unreadable', (rate) => {
    expect(parseRates(fileWith('usd', rate))).toBeUndefined()
  })

  it.each(wrong)('%o of another currency leaves that currency out alone', (rate) => {
    const { nzd, ...others } = real?.perRupee ?? {}
    expect(nzd).toBeGreaterThan(0)
    expect(parseRates(fileWith('nzd', rate))?.perRupee).toEqual(others)
  })

  it('as JSON has it: 1e999 is read as infinite, and refused', () => {
    const text = JSON.stringify(fileWith('usd', 7)).replace('"usd":7', '"usd":1e999')
    expect(parseRates(JSON.parse(text))).toBeUndefined()
  })
})

it.each(COMMON_CURRENCIES)('a file without %s is unreadable', (code) => {
  expect(parseRates(fileWith(code, undefined))).toBeUndefined()
})

const notAFile = [
  undefined,
  null,
  7,
  'x',
  [],
  {},
  { date: '2026-11-27' },
  { inr: file.inr },
  { ...file, date: 'today' },
]

it.each([...notAFile, { ...file, date: '2026-02-30' }, { ...file, inr: 'x' }])(
  'what is no such file is unreadable: %#',
  (value) => {
    expect(parseRates(value)).toBeUndefined()
  },
)

describe('a jump', () => {
  const with$ = (usd: number): Rates => ({ ...rates, perRupee: { ...rates.perRupee, usd } })

  it.each([
    [0.0113 * 1.49, false],
    [0.0113 * 1.51, true],
    [0.0113 * 0.51, false],
    [0.0113 * 0.49, true],
  ])('to %f of the dollar: %o', (usd, jumps) => {
    expect(hasJumped(with$(usd), rates)).toBe(jumps)
  })

  it('is none where a currency is new', () => {
    expect(hasJumped(rates, { date: '2026-11-26', perRupee: {} })).toBe(false)
  })

  it('is confirmed by a source that is at most a day apart, and not by one that merely jumped less', () => {
    expect(agree(with$(0.0113 * 1.6), with$(0.0113 * 1.58))).toBe(true)
    expect(agree(with$(0.0113 * 1.6), with$(0.0113 * 1.1))).toBe(false)
  })
})

it('two sources agree up to five parts in a hundred, and a rate jumps beyond fifty', () => {
  const one = (usd: number): Rates => ({ date: '2026-11-27', perRupee: { usd } })
  expect([agree(one(105), one(100)), agree(one(106), one(100))]).toEqual([true, false])
  expect([hasJumped(one(150), one(100)), hasJumped(one(151), one(100))]).toEqual([false, true])
})

it('a rate may be as large as a currency can have it, and as small', () => {
  const known = (rate: number) => parseRates(fileWith('nzd', rate))?.perRupee.nzd
  expect([150_000, 150_001, 1 / 3000, 1 / 3001].map(known)).toEqual([150_000, undefined, 1 / 3000, undefined])
})

describe('the rates of 27 November', () => {
  const at = (iso: string) => areCurrent(rates, Date.parse(iso))

  it('are shown for 72 hours and no longer', () => {
    expect(at('2026-11-30T00:00:00Z')).toBe(true)
    expect(areCurrent(rates, Date.parse('2026-11-27T00:00:00Z') + 72 * HOUR + 1)).toBe(false)
  })

  it('are believed on the day before, and taken for a mistake earlier', () => {
    expect(at('2026-11-26T00:00:00Z')).toBe(true)
    expect(at('2026-11-25T23:59:59Z')).toBe(false)
  })
})

describe('a price in a currency of its reader', () => {
  it.each([
    [36_499, 'usd', '≈ US$ 412'],
    [1_64_999, 'usd', '≈ US$ 1,860'],
    [16_499, 'eur', '≈ € 160'],
    [5_499, 'gbp', '≈ £ 46.70'],
    [16_499, 'jpy', '≈ ¥ 29,000'],
    [50, 'jpy', '≈ ¥ 88'],
    [16_499, 'kwd', '≈ KWD 57.100'],
    [16_499, 'idr', '≈ IDR 3,090,000'],
    [16_499, 'aed', '≈ AED 685'],
  ])('%i rupees in %s are %s', (rupees, code, text) => {
    expect(convertPrice(rupees, code, rates)).toBe(text)
  })

  it('is not there when the rates do not know the currency', () => {
    expect(convertPrice(16_499, 'chf', rates)).toBeUndefined()
  })
})
