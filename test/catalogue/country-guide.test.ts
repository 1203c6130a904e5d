import { expect, it } from 'vitest'
import { content } from '../../src/content/content.ts'
import { flightHours } from '../../src/content/countries/airports.ts'
import { aheadOfIndia, clockText } from '../../src/content/countries/clocks.ts'
import { plugText } from '../../src/content/countries/plugs.ts'
import { GUIDE_TOPICS } from '../../src/domain/catalogue/country.ts'

it('every country answers every question of the guide, and no two answers share an id', () => {
  const topics = content.countries.map(({ slug, guide }) => [slug, ...Object.keys(guide.answers)])
  expect(topics.filter(([, ...answered]) => answered.join() !== GUIDE_TOPICS.join())).toEqual([])
  const ids = content.facts.map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

it('a flight takes about as long as its timetable says: Delhi to Bangkok four hours, Mumbai to Dubai three', () => {
  expect([flightHours('Delhi', 'Bangkok'), flightHours('Mumbai', 'Dubai')]).toEqual([4, 3])
  expect(flightHours('Delhi', 'Kathmandu')).toBe(1.5)
})

it('clocks are told from India, in both seasons where they differ', () => {
  expect(clockText('Asia/Bangkok')).toBe('1½ hours ahead of India.')
  expect(clockText('Asia/Kathmandu')).toBe('15 minutes ahead of India.')
  expect(clockText('Asia/Colombo')).toBe('The same time as in India.')
  expect(clockText('Europe/Paris')).toBe('4½ hours behind India in January, 3½ hours in July.')
  expect(clockText('Australia/Sydney')).toBe('5½ hours ahead of India in January, 4½ hours in July.')
})

it('a clock that moves is read on the day it is asked for', () => {
  expect(aheadOfIndia('Europe/Athens', Date.UTC(2026, 10, 28))).toBe(-210)
})

it('an Indian plug fits where all sockets are of its kinds, and a thin one where all are round', () => {
  expect(plugText(['C', 'D', 'M'], 230)).toBe('Types C, D and M, 230 volts. Indian plugs fit.')
  expect(plugText(['C', 'F'], 230)).toContain('Thin two-pin Indian plugs fit')
  expect(plugText(['C', 'G', 'M'], 230)).toContain('Carry a universal adapter')
  expect(plugText(['A', 'B'], 100)).toContain('Check that your charger takes this voltage')
})
