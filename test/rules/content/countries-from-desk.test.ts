import { expect, it } from 'vitest'
import { countryFiles } from '../../../src/cli/content/countries-from-desk.ts'
import { readAuthored } from '../../../src/cli/content/read-authored.ts'
import { fillIn } from '../../../src/domain/authoring/fill-in.ts'
import type { Country } from '../../../src/domain/catalogue/country.ts'
import { BHUTAN } from '../../support/bhutan.ts'

const authored = await readAuthored()
if ('slips' in authored) throw new Error('the files are to be right')
const LIST = 'src/content/countries.ts'
const at = (document: Country, tours: number) => ({ document: fillIn(document), version: 1, tours })
const live = authored.countries.map((country) => at(country, 1))
const withoutNepal = live.filter(({ document }) => document.slug !== 'nepal')
const nepal = authored.countryFiles.find(({ country }) => country.slug === 'nepal')?.file

it('Countries that are live as their files say write nothing', () => {
  expect(countryFiles(authored, { live, gone: [] })).toEqual([])
})

it('A country that the staff took away loses its file and its place in the list', () => {
  const [gone, list, ...others] = countryFiles(authored, { live: withoutNepal, gone: ['nepal'] })
  expect([gone, list?.file, others]).toEqual([{ file: nepal, text: undefined }, LIST, []])
  expect(list?.text).not.toContain('nepal')
  for (const { document } of withoutNepal) expect(list?.text).toContain(document.slug.split('-')[0])
})

it('A country of the files that the site does not have yet stays', () => {
  expect(countryFiles(authored, { live: withoutNepal, gone: [] })).toEqual([])
})

it('A new country is written once a tour goes there', () => {
  const files = (tours: number) => countryFiles(authored, { live: [...live, at(BHUTAN, tours)], gone: [] })
  expect(files(0)).toEqual([])
  expect(files(1).map(({ file }) => file)).toEqual(['src/content/countries/bhutan.ts', LIST])
})
