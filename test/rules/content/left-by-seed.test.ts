import { expect, it } from 'vitest'
import { leftInWords } from '../../../src/cli/databases/left-by-seed.ts'

const tier = { current: 10_000, cut: 12_000 }
const window = { from: '2027-01-01', till: '2027-03-31', standard: tier, deluxe: tier, superDeluxe: tier }
const dearer = { ...window, deluxe: { current: 11_000, cut: 12_000 } }
const NONE = { tours: '[]', reviews: '[]', texts: '[]', countries: '[]', facts: '[]' }
const left = (site: unknown[], files: unknown) =>
  leftInWords(
    {
      ...NONE,
      tours: JSON.stringify([{ title: 'Goa: sand', site, files }]),
      reviews: '["It rained"]',
      texts: '["Goa: sand"]',
    },
    '',
  )

it('A seed names each tour whose text or prices are the staff’s, the prices that it did not take, and the reviews that stay off', () => {
  expect(left([window], [dearer])).toEqual([
    'One text on the site is what the staff have published; what the files say was not taken: Goa: sand',
    'To see the difference: npm run content -- from-desk, then git diff.',
    "Goa: sand: the staff's prices stay. Not taken from the files (desk → files):",
    '  Deluxe, 1 Jan 2027 to 31 Mar 2027: ₹10,000 (struck ₹12,000) → ₹11,000 (struck ₹12,000)',
    'To see them side by side, or to give them back to the files: at the desk, Prices, then the tour.',
    'The staff have taken this review off the site, and it stays off: It rained',
  ])
})

it('It names six prices of a tour and counts the others', () => {
  const windows = [1, 2, 3].map((month) => ({ ...window, from: `2027-0${month}-01`, till: `2027-0${month}-20` }))
  expect(left(windows, null).at(9)).toBe('  and 3 more')
})

it('Where nothing was left nothing is said', () => {
  expect(leftInWords(NONE, '')).toEqual([])
})

it('It names the countries whose files say something else, and the facts that the staff have read otherwise', () => {
  const page = (intro: string) => ({ headDescription: 'Snow', intro })
  const countries = ['Nepal', 'Japan', 'Oman'].map((name) => ({
    ...{ slug: name.toLowerCase(), name, tagline: 'Hill and hut', scene: 'nepal', page: JSON.stringify(page('Come')) },
  }))
  const file = (name: string, intro: string) =>
    `INSERT INTO countries (slug, name, tagline, scene, page) VALUES ('${name.toLowerCase()}', '${name}', 'Hill and hut', 'nepal', '${JSON.stringify(page(intro))}');`
  const seed = [file('Nepal', 'Stay'), file('Japan', 'Come')].join('\n')
  expect(leftInWords({ ...NONE, countries: JSON.stringify(countries), facts: '["bali-levy"]' }, seed)[0]).toBe(
    '2 texts on the site are what the staff have published; what the files say was not taken: Nepal; bali-levy',
  )
})
