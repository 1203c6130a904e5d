import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { content } from '../../../src/content/content.ts'

import type { CatalogueTour } from '../../../src/domain/authoring/complete-tour.ts'
import { similarTours } from '../../../src/domain/authoring/similar-tours.ts'
import { placeName, placesAround } from '../../../src/domain/catalogue/places.ts'
import { AtAGlance } from '../../../src/site/tour/at-a-glance.tsx'
import { MONTHS } from '../../../src/values/dates.ts'

const sikkim = tourOf('Sikkim5n6d')

function tourOf(id: string): CatalogueTour {
  const tour = content.tours.find((each) => each.id === id)
  if (!tour) throw new Error(`no tour ${id}`)
  return tour
}

/** The visible text of a tour's facts on a day. */
function seen(tour: CatalogueTour, today: string): string {
  const words = renderToStaticMarkup(<AtAGlance tour={tour} today={today} />).replace(/<[^>]+>/g, ' ')
  return words.replaceAll('&#x27;', "'").replace(/\s+/g, ' ')
}

describe('a tour at a glance', () => {
  it('says of each of the twelve months, in a word, whether it is good, possible or closed', () => {
    const words = seen(sikkim, '2026-11-28').match(/\b[A-Z][a-z]{2} (Good|Possible|Closed)\b/g) ?? []
    expect(words.map((word) => word.slice(0, 3))).toEqual(MONTHS)
    expect(words.slice(5, 8)).toEqual(['Jun Possible', 'Jul Closed', 'Aug Closed'])
  })

  it('says pace, road hours, vehicle, papers, rooms, children and altitude of every tour that has them', () => {
    const silent = content.tours.filter((tour) => {
      const { vehicle, papers, rooms, children, altitude } = tour.practical
      const wanted = ['longest day of travel', vehicle.what, papers, rooms, children, altitude?.top.place ?? '']
      const text = seen(tour, '2026-11-28')
      return wanted.some((words) => !text.includes(words))
    })
    expect(silent.map(({ id }) => id)).toEqual([])
  })

  it('names the kind of visa of every tour abroad, and speaks of no visa within India', () => {
    const wrong = content.tours.filter(
      (tour) => seen(tour, '2026-11-28').includes('Visa') !== (tour.region === 'international'),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('claims a fact on its last day with the day on which its source was read, and no longer on the next', () => {
    const ended = 'Last confirmed in November 2025. Check with us before booking.'
    expect(seen(sikkim, '2026-12-20')).toContain('Check at sikkimtourism.gov.in · page of 22 Nov 2025')
    expect(seen(sikkim, '2026-12-20')).not.toContain(ended)
    expect(seen(sikkim, '2026-12-21')).toContain(ended)
  })
})

describe('the tours like one', () => {
  it('are three others, those of the same state or country first', () => {
    const near = similarTours(tourOf('Gujarat3n4d'), content.tours)
    expect(near).toHaveLength(3)
    expect(near[0]?.id).toBe('Gujarat4n5d')
    const own = content.tours.filter((tour) => similarTours(tour, content.tours).includes(tour))
    expect(own).toEqual([])
  })

  it('cost about as much, wherever their prices are known and others do', () => {
    const priceOf = ({ windows }: { windows: { standard: { current: number } }[] }) =>
      windows.at(-1)?.standard.current ?? 0
    const tour = tourOf('Switzerland5n6d')
    const known = similarTours(tour, content.tours)
      .map(priceOf)
      .filter((price) => price > 0)
    expect(known.filter((price) => price < priceOf(tour) / 1.5)).toEqual([])
  })

  it('lie in the same part of the world while enough do', () => {
    const isInEurope = ({ countries }: CatalogueTour) =>
      countries.some((slug) => placesAround(placeName(slug) ?? '').includes('Europe'))
    const near = similarTours(tourOf('Switzerland5n6d'), content.tours)
    const others = content.tours.filter((tour) => isInEurope(tour) && tour.id !== 'Switzerland5n6d')
    expect(near.filter(isInEurope)).toHaveLength(Math.min(3, others.length))
  })

  it('have a known price before a price on request, where all else is alike', () => {
    const { windows, ...tour } = tourOf('Switzerland5n6d')
    const [priced, unpriced] = [
      { ...tour, windows, id: 'priced', duration: '20N/21D' },
      { ...tour, windows: [], id: 'unpriced' },
    ]
    const near = similarTours({ ...tour, windows }, [unpriced, priced])
    expect(near.map(({ id }) => id)).toEqual(['priced', 'unpriced'])
  })

  it('of several in one place are those of nearest length', () => {
    const near = similarTours(tourOf('Rajasthan'), content.tours)
    expect(near.map(({ id }) => id).slice(0, 2)).toEqual(['Rajasthan5n6d', 'Rajasthan4n5d'])
  })
})
