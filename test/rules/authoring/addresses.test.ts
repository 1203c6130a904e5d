import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '../../../src/content/countries.ts'
import { TOURS } from '../../../src/content/tours.ts'
import { tourSlips } from '../../../src/domain/authoring/tour-slips.ts'
import { siteMap } from '../../../src/domain/site/site-map.ts'

const [tour] = TOURS
if (!tour) throw new Error('a tour is wanted')

/** The slips that stop a tour at an address. */
const stops = (address: string) =>
  [
    { ...tour, path: address },
    { ...tour, alsoAt: [address] },
  ].map((source) =>
    tourSlips(source, { countries: COUNTRIES, facts: [] }).some(({ section }) => section === 'addresses'),
  )

describe('a tour goes live only where visitors reach it', () => {
  it.each(['/tour/Bali6d5n', '/Bali6d5n', '/tour/Bali-new', '/dharamshala', '/tour/about'])('at %s', (address) => {
    expect(stops(address)).toEqual([false, false])
  })

  it.each([
    ...['/bali/springs', '/a/b/c/d', '/scenes/bali', '/assets/x', '/cdn-cgi/trace', '/tour/a/b', '/country/bali'],
    ...['/e', '/r', '/api', '/assets', '/-', '/_', '/index', '/tour', '/trip', '/desk', '/Country', '/E', '/tour/-'],
  ])('never at %s', (address) => {
    expect(stops(address)).toEqual([true, true])
  })

  it('never at a page of the site, whatever its case', () => {
    const first = Object.values(siteMap).flatMap(({ path }) => path.split('/')[1] ?? [])
    const pages = first.filter((part) => part && !part.startsWith(':'))
    for (const page of pages)
      expect([page, stops(`/${page}`), stops(`/${page.toUpperCase()}`)]).toEqual([page, [true, true], [true, true]])
  })

  it('never at a file that the site serves, or under its folder', () => {
    const files = ['public', 'dist/public'].flatMap((folder) => readdirSync(folder))
    for (const file of files)
      expect([file, stops(`/${file}`), stops(`/${file}/x`)]).toEqual([file, [true, true], [true, true]])
  })
})
