import { expect, it } from 'vitest'
import { endingSections } from '../../src/domain/endings.ts'
import { digestMail, endingsMail } from '../../src/domain/enquiries/digest.ts'
import type { Fact } from '../../src/domain/fact.ts'
import type { TourInBrief } from '../../src/domain/tour.ts'

const TODAY = '2026-11-28'
const tiers = { current: 1, cut: 2 }

function tour(title: string, ...ends: string[]): TourInBrief {
  const windows = ends.map((till) => ({ from: '2025-01-01', till, standard: tiers, deluxe: tiers, superDeluxe: tiers }))
  return { id: title, path: `/${title}`, title, place: title, duration: '5N/6D', windows }
}

const fact = (id: string, expiresOn: string): Fact => ({
  ...{ id, expiresOn, kind: 'levy', text: '', source: `https://${id}.example`, checkedOn: '2026-11-01', concerns: '' },
})

const told = (tours: TourInBrief[], facts: Fact[] = []) =>
  endingSections({ tours, facts }, TODAY).map(({ heading, lines }) => [heading, ...lines])

it('A price that ends within thirty days is told, the thirtieth day among them', () => {
  expect(told([tour('Bali', '2026-12-28'), tour('Nepal', '2026-12-29'), tour('Dubai', '2026-11-28')])).toEqual([
    ['Prices that end within 30 days', '28 Nov 2026  Dubai, 5N/6D', '28 Dec 2026  Bali, 5N/6D'],
  ])
})

it('A tour with a later window has no price that ends', () => {
  expect(told([tour('Bali', '2026-12-01', '2027-06-30')])).toEqual([])
})

it('A price that has ended is told for itself, and one on request never', () => {
  expect(told([tour('Bali', '2026-02-15'), tour('Nepal')])).toEqual([
    ['Prices that have ended', '15 Feb 2026  Bali, 5N/6D'],
  ])
})

it('Facts are told with where to read them again', () => {
  expect(told([], [fact('visa-my', '2026-12-20'), fact('levy', '2027-12-31'), fact('old', '2026-11-01')])).toEqual([
    ['Facts to read again within 30 days', '20 Dec 2026  visa-my: https://visa-my.example'],
    ['Facts that are shown no more', '1 Nov 2026  old: https://old.example'],
  ])
})

it('The mail counts in its subject, and there is none when nothing ends', () => {
  const sections = endingSections({ tours: [tour('Bali', '2026-12-01')], facts: [] }, TODAY)
  expect([endingsMail(sections)?.subject, endingsMail([])]).toEqual([
    'The catalogue needs a look: prices that end within 30 days: 1',
    undefined,
  ])
  expect(digestMail([], { more: 0, atLeast: false, sections }).text).toContain('1 Dec 2026  Bali, 5N/6D')
})
