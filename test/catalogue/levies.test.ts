import { describe, expect, it } from 'vitest'
import { content } from '../../src/content/content.ts'
import { FACTS } from '../../src/content/facts.ts'

const { tours } = content
const byNight = FACTS.filter(({ charge }) => charge?.places)
const townsOf = (tour: (typeof tours)[number]) => tour.days.flatMap(({ overnight }) => overnight ?? [])

describe('a tax of hotels or towns', () => {
  it('is named by every tour that sleeps there', () => {
    const unsaid = tours.flatMap((tour) =>
      byNight
        .filter(({ charge }) => townsOf(tour).some((town) => charge?.places?.includes(town)))
        .filter(({ id }) => !tour.facts.some((fact) => fact.id === id))
        .map(({ id }) => `${tour.id}: ${id}`),
    )
    expect(unsaid).toEqual([])
  })

  it('is taken only in places where a tour that names it sleeps', () => {
    const idle = byNight.flatMap(({ id, charge }) => {
      const towns = tours.filter(({ facts }) => facts.some((fact) => fact.id === id)).flatMap(townsOf)
      return (charge?.places ?? []).filter((place) => !towns.includes(place)).map((place) => `${id}: ${place}`)
    })
    expect(idle).toEqual([])
  })

  it('stands among the exclusions of each tour that names it, once', () => {
    const wrong = tours.flatMap(({ id, facts, exclusions }) =>
      facts
        .filter(({ kind, charge }) => kind === 'levy' && charge)
        .filter(({ charge }) => exclusions.filter((line) => line.startsWith(charge?.name ?? '')).length !== 1)
        .map((fact) => `${id}: ${fact.id}`),
    )
    expect(wrong).toEqual([])
  })
})
