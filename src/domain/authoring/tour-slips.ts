import type { Day } from '#domain/catalogue/tour.ts'
import { siteAddressSlips } from './address-slips.ts'
import type { World } from './known.ts'
import { isSame } from './merge-section.ts'
import { dayTitleSlips, monthSlips, placeSlips } from './practical-slips.ts'
import type { SectionName } from './section-form.ts'
import { SECTIONS, sectionWith } from './sections.ts'
import { slipsOfShape } from './shape-slips.ts'
import { themeSlips } from './theme-slips.ts'
import type { TourDocument, TourSource } from './tour-document.ts'
import { TourShape } from './tour-shape.ts'

/**
 * A message about a tour. stops: it blocks publishing. warns: the staff should check it. `place`: "days 3 title", or
 * empty.
 */
export type TourSlip = { section: SectionName | 'prices'; weight: 'stops' | 'warns'; place: string; says: string }

/** The slips that the tour itself shows. Days and map are checked once the shape is right. */
export function tourSlips(source: TourSource, world: World): TourSlip[] {
  const shape = shapeSlipsOf(TourShape, source)
  if (shape.length > 0) return shape
  return [
    ...twiceSlips(source),
    ...inSection('addresses', siteAddressSlips(source)),
    ...inSection('days', daySlips(source)),
    ...inSection('map', mapSlips(source)),
    ...hotelSlips(source),
    ...inSection('names', placeSlips(source, world)),
    ...inSection('days', dayTitleSlips(source)),
    ...inSection('practical', monthSlips(source.practical)),
    ...inSection('themes', themeSlips(source), 'themes'),
    ...inSection('facts', factSlips(source, world), 'facts'),
  ]
}

/** The slips in a value's shape, each at the section of its field. */
export function shapeSlipsOf(shape: Parameters<typeof slipsOfShape>[0], value: unknown): TourSlip[] {
  return slipsOfShape(shape, value).map((slip) => {
    const [field = ''] = slip.place.split(' ')
    return { ...slip, section: field === 'windows' ? 'prices' : sectionWith(field), weight: 'stops' }
  })
}

/** Sentences that block publishing, at one place of a section. */
export function inSection(section: SectionName, sentences: string[], place = ''): TourSlip[] {
  return sentences.map((says) => ({ section, weight: 'stops', place, says }))
}

/** Two equal lines in one list. Hotels are compared by their places. */
function twiceSlips(document: TourDocument): TourSlip[] {
  return Object.values(SECTIONS)
    .flat()
    .filter((field) => field !== 'hotels')
    .flatMap((field) =>
      twiceIn(document[field], [field]).map(({ place, as }) => ({
        ...{ section: sectionWith(field), weight: 'stops' as const, place },
        says: `says the same as ${field === 'days' && place.split(' ').length === 2 ? 'day' : 'number'} ${as}`,
      })),
    )
}

/** The places of repeated entries in the lists of a value. `as`: the number of the first one. */
function twiceIn(value: unknown, path: (string | number)[]): { place: string; as: number }[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, each]) =>
    twiceIn(each, [...path, Array.isArray(value) ? Number(key) + 1 : key]),
  )
  if (!Array.isArray(value) || typeof value[0] === 'number') return inner
  const read = value.map(readIn)
  const twice = read.flatMap((each, at) => {
    const first = read.findIndex((other) => isSame(other, each))
    return first < at ? [{ place: [...path, at + 1].join(' '), as: first + 1 }] : []
  })
  return [...inner, ...twice]
}

/** The text of a line that a visitor reads; for a day, its title and its lines. */
function readIn(line: unknown): unknown {
  const isDay = typeof line === 'object' && line !== null && 'activities' in line
  return isDay ? [(line as Day).title, (line as Day).activities] : line
}

/** "7N/8D" needs eight days and seven nights. Every day but the last has a place for the night. */
function daySlips({ duration, days, nightsBefore = 0 }: TourDocument): string[] {
  const [nights, dayCount] = duration.match(/\d+/g)?.map(Number) ?? []
  const slept = days.filter((day) => day.overnight).length + nightsBefore
  const slips: string[] = []
  if (days.length === 0) slips.push('no day is written')
  if (days.length !== dayCount) slips.push(`${days.length} days written, ${duration} says ${dayCount}`)
  if (slept !== nights) slips.push(`${slept} nights written, ${duration} says ${nights}`)
  if (days.slice(0, -1).some((day) => !day.overnight)) slips.push('a night before the last day has no place')
  return slips
}

/** Places for a night that are no stops. */
export const NIGHTS_ON_THE_WAY = ['In the air', 'Overnight train', 'Overnight ferry', 'On board the cruise']

/** A map needs two stops. A night is spent at a stop or on the way. */
function mapSlips({ days, stops }: TourDocument): string[] {
  if (stops.length < 2) return ['stops: two at least are wanted, a map needs a way']
  const names = new Set([...stops.map((stop) => stop.name), ...NIGHTS_ON_THE_WAY])
  return days.flatMap((day) =>
    day.overnight && !names.has(day.overnight) ? [`${day.overnight} is not among the stops`] : [],
  )
}

/** Hotels are named at places with a night, once a place. */
function hotelSlips({ days, hotels = [] }: TourDocument): TourSlip[] {
  const nights = new Set(days.map(({ overnight }) => overnight))
  const places = hotels.map(({ place }) => place)
  return hotels.flatMap(({ place, ...named }, at) => {
    const says = [
      ...(nights.has(place) && !NIGHTS_ON_THE_WAY.includes(place) ? [] : [`no night is spent in ${place}`]),
      ...(places.indexOf(place) === at ? [] : [`${place} stands there twice`]),
      ...(Object.keys(named).length > 0 ? [] : ['has no hotel; write one, or take the place away']),
    ]
    return inSection('hotels', says, `hotels ${at + 1} place`)
  })
}

function factSlips({ facts = [] }: TourDocument, world: World): string[] {
  const known = world.facts.map(({ id }) => id)
  return facts.filter((id) => !known.includes(id)).map((id) => `no fact is called "${id}"`)
}
