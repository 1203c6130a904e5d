import type { Browser } from 'playwright-core'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { content } from '../../src/content/content.ts'
import { tourAddresses as tours } from '../support/every-path.ts'
import { type Album, lostLettering } from './lettering.ts'
import { sharedBrowser } from './shared-browser.ts'
import { visitor } from './visits.ts'

/** How much of a text may lie on a thing of the same brightness: a kite, a bird, a star. */
const TOLERATED = 0.05

/** Letters are looked at from a distance, which is as good for colours and nine times as quick. */
const SCALE = 1 / 3

const enquiries = ['/enquire', ...tours.map(({ id }) => `/enquire?tour=${id}`)]
const ALBUMS: (Album & { name: string; at: number[] })[] = [
  { name: 'every tour', at: [390, 1440], part: '.banner', paths: tours.map(({ direct }) => direct) },
  {
    name: 'every listing and country',
    at: [390, 1440],
    part: '.top',
    paths: ['/Domestic', '/International', ...content.countries.map(({ slug }) => `/country/${slug}`)],
  },
  { name: 'the posters of the countries', at: [390, 1440], part: 'main', paths: ['/country'] },
  { name: 'the home page', at: [390, 1440], part: 'main', paths: ['/'] },
  // On a narrow screen they stand on paper.
  { name: 'every enquiry', at: [1440], part: '.enquire', paths: enquiries },
]

const origin = inject('origin')
let browser: Browser

beforeAll(async () => {
  browser = await sharedBrowser()
})

describe.each([390, 1440])('at %i px, by day and by night', (width) => {
  it.each(ALBUMS.filter(({ at }) => at.includes(width)))(
    'the letters of $name stand in an empty sky',
    async (album) => {
      const context = await visitor(browser, origin, { width, bypassCSP: true, deviceScaleFactor: SCALE })
      const lost = await lostLettering(await context.newPage(), album)
      await context.close()
      for (const theme of ['light', 'dark'] as const) {
        expect(lost[theme].length).toBeGreaterThanOrEqual(album.paths.length)
        expect([theme, lost[theme].filter(({ share }) => share > TOLERATED)]).toEqual([theme, []])
      }
    },
  )
})

it.each([768, 844, 1080])(
  'the letters of the home page can be read in a desk window that is %i px high',
  async (height) => {
    const viewport = { width: 1440, height }
    const context = await visitor(browser, origin, { viewport, bypassCSP: true, deviceScaleFactor: SCALE })
    const lost = await lostLettering(await context.newPage(), { part: '.hero', paths: ['/'] })
    await context.close()
    for (const theme of ['light', 'dark'] as const) {
      expect(lost[theme].length).toBeGreaterThan(0)
      expect([theme, lost[theme].filter(({ share }) => share > TOLERATED)]).toEqual([theme, []])
    }
  },
)
