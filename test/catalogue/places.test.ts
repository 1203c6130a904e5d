import { describe, expect, it } from 'vitest'
import { content } from '../../src/content/content.ts'
import { TOURS } from '../../src/content/tours.ts'
import { WORLD } from '../../src/content/world.ts'
import { completeTour } from '../../src/domain/authoring/complete-tour.ts'
import { themeSlips } from '../../src/domain/authoring/theme-slips.ts'
import {
  allPlaces,
  learnPlaces,
  type Place,
  placeAt,
  placeName,
  placesAround,
} from '../../src/domain/catalogue/places.ts'
import { THEMES } from '../../src/domain/catalogue/themes.ts'
import { fold } from '../../src/domain/search/fold.ts'
import { placeSlug } from '../../src/values/place-slug.ts'

const places = [...allPlaces().values()]
const visited = new Set(content.tours.flatMap((tour) => tour.places).map((slug) => placeName(slug)))

describe('the table of places', () => {
  it('knows every place that another one lies in or is near to', () => {
    const named = places.flatMap((place) => [...place.in, ...place.nearest])
    expect(named.filter((name) => !allPlaces().has(name) && !(name in THEMES))).toEqual([])
  })

  it('leads from a place outwards to an end, though two that were written lie in each other', () => {
    const within = (name: string, outer: string) => ({ name, kind: 'town' as const, in: [outer, 'India'], also: [] })
    learnPlaces([within('Upper Haa', 'Lower Haa'), within('Lower Haa', 'Upper Haa')])
    expect(placesAround('Upper Haa')).toEqual(['Upper Haa', 'Lower Haa', 'India'])
    learnPlaces([])
  })

  it('has each name once, whoever goes by it', () => {
    const names = places.flatMap(namesOf).map(fold)
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
  })

  it('has the nearest of every place that no tour visits, and of no other', () => {
    const wrong = places.filter(({ name, nearest }) => visited.has(name) === nearest.length > 0)
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('calls near only what tours visit', () => {
    expect(places.flatMap(({ nearest }) => nearest).filter((name) => !visited.has(name) && !(name in THEMES))).toEqual(
      [],
    )
  })

  it('gives every place an address of its own', () => {
    const slugs = places.map(({ name }) => placeSlug(name))
    expect(slugs.filter((slug) => !/^[a-z][a-z-]{1,39}$/.test(slug))).toEqual([])
    expect(new Set(slugs).size).toBe(slugs.length)
  })

  it('knows every town of a day and of a night', () => {
    const towns = content.tours.flatMap(({ id, days, places: slugs }) => {
      const known = slugs.flatMap((slug) => namesOf(placeAt(slug))).map(fold)
      const said = days.flatMap(({ title, overnight = '' }) => [
        ...(title.split(': ')[0] ?? '').split(/ → |, | and /),
        overnight,
      ])
      return said
        .filter(
          (town) => town && town !== 'In the air' && !known.some((name) => ` ${fold(town)} `.includes(` ${name} `)),
        )
        .map((town) => `${id}: ${town}`)
    })
    expect(towns).toEqual([])
  })
})

it('a tour visits what it lies in too, and nothing of another country of the same name', () => {
  const placesOf = (id: string) => content.tours.find((tour) => tour.id === id)?.places
  expect(placesOf('Shimla9n10d')).toEqual(expect.arrayContaining(['shimla', 'himachal-pradesh', 'punjab', 'india']))
  expect(placesOf('Singapore4n5d')).not.toContain('india')
  expect(placesOf('Bali8d7n')).not.toContain('goa')
})

it('a tour is the first one to a place that its title names; an activity that only tells of a sight is no visit', () => {
  const [tour] = TOURS.filter(({ id }) => id === 'Kashmir5n6d')
  if (!tour) throw new Error('a tour is wanted')
  expect(completeTour({ ...tour, title: 'Goa: a week by the sea' }, WORLD).places).toContain('goa')
  expect(JSON.stringify(tour.days)).toContain('Amarnath')
  expect(completeTour(tour, WORLD).places).not.toContain('amarnath')
})

describe('a theme that the plan does not bear out', () => {
  const [tour] = TOURS.filter(({ id }) => id === 'Ladakh5n6d')

  it.each([
    ['beach', 'A swim in the evening', 'nothing in the plan makes it one for beach'],
    ['senior', 'An easy week', 'nothing in the plan makes it one for senior'],
    ['heritage', 'The fort of Mehrangarh', 'heritage names Mehrangarh, which the plan does not have'],
  ])('%s is a slip', (theme, reason, slip) => {
    expect(tour && themeSlips({ ...tour, themes: { [theme]: reason } })).toEqual([slip])
  })
})

function namesOf(place: Place | undefined): string[] {
  return place ? [place.name, ...place.also] : []
}
