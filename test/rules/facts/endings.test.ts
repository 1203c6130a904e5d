import { describe, expect, it } from 'vitest'
import type { TourInBrief } from '../../../src/domain/catalogue/tour.ts'
import { digestMail, endingsMail } from '../../../src/domain/enquiries/digest-mail.ts'
import type { TakenEnquiry } from '../../../src/domain/enquiries/enquiry.ts'
import { endingSections } from '../../../src/domain/facts/endings.ts'
import type { Fact } from '../../../src/domain/facts/fact.ts'
import { enquiry } from '../../support/asha.ts'

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
    'The site needs a look: prices that end within 30 days: 1',
    undefined,
  ])
  expect(digestMail([], { more: 0, atLeast: false, sections }).text).toContain('1 Dec 2026  Bali, 5N/6D')
})

it('What ends is soon until its day has passed', () => {
  const facts = [
    fact('today', TODAY),
    fact('past', '2026-11-27'),
    fact('late', '2026-12-28'),
    fact('far', '2026-12-29'),
  ]
  expect(endingSections({ tours: [tour('Bali', TODAY), tour('Nepal', '2026-11-27')], facts }, TODAY)).toMatchObject([
    { soon: true, lines: [expect.stringContaining('Bali')] },
    { soon: false, lines: [expect.stringContaining('Nepal')] },
    { soon: true, lines: [expect.stringContaining('today'), expect.stringContaining('late')] },
    { soon: false, lines: [expect.stringContaining('past')] },
  ])
})

describe('the digest of held enquiries', () => {
  const held = (count: number): TakenEnquiry[] =>
    Array.from({ length: count }, (_, at) => ({
      ...enquiry({ name: `Asha ${at}`, message: 'Near the sea' }),
      ...{ id: 'a', reference: `PT-${at}`, createdAt: 0 },
    }))

  it('of one says what was asked, where, and how to let it through', () => {
    const { subject, text } = digestMail(held(1))
    expect(subject).toBe('One held enquiry to look at')
    expect(text.split('\n')).toEqual([
      'One held enquiry. At the desk, “Let it through” mails a real one: https://desk.patang.example/inbox/held',
      '',
      'PT-0 (for a look), 1 Jan 1970, 05:30 IST',
      'Asha 0 · +91 98000 11111 · asha@example.in',
      'Bali6d5n Near the sea',
    ])
  })

  it('has fifty with what they said, and of the others a line each', () => {
    const { text } = digestMail(held(52))
    expect(text.match(/Near the sea/g)).toHaveLength(50)
    expect(text.split('\n').slice(-2)).toEqual([
      'PT-50 (for a look) Asha 50 · +91 98000 11111 · asha@example.in',
      'PT-51 (for a look) Asha 51 · +91 98000 11111 · asha@example.in',
    ])
  })

  it('says how many more wait, and whether anybody has counted them', () => {
    const rest = (more: number, atLeast: boolean) => digestMail(held(2), { more, atLeast })
    expect(rest(0, false).subject).toBe('2 held enquiries to look at')
    expect(rest(0, false).text).not.toContain('more wait')
    expect(rest(1, false).subject).toBe('2 held enquiries to look at, and more')
    expect(rest(1, false).text).toContain('\n\n1 more wait and come with the next mails, a minute apart.\n\n')
    expect(rest(500, true).text).toContain('\n\nAt least 500 more wait')
  })

  it('names the place where no tour was named', () => {
    const [first] = held(1)
    expect(first && digestMail([{ ...first, tour: '', email: '' }]).text).toMatch(
      /Asha 0 · \+91 98000 11111\nBali Near the sea$/,
    )
  })
})
