import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Case, CaseFields } from '../../../src/domain/cases/case.ts'
import { type CaseEdit, eventsOf, mergeEdit } from '../../../src/domain/cases/case-edit.ts'
import { type CaseForm, parseCaseForm } from '../../../src/domain/cases/case-form.ts'
import { waitingWords } from '../../../src/domain/cases/inbox-sections.ts'
import { STAGES } from '../../../src/domain/cases/stages.ts'
import { type Filling, fillTemplate, holeIn, PLACEHOLDERS, unknownHoles } from '../../../src/domain/cases/template.ts'
import { chatLink, fitting, LONGEST_LINK } from '../../../src/values/chat-link.ts'
import { dayInIndia } from '../../../src/values/dates.ts'

const FIELDS: CaseFields = {
  stage: 'talking',
  lostReason: '',
  lostNote: '',
  owner: '',
  followUpOn: '',
  followUpLine: '',
  ...{ sum: null, travelFrom: '', travelTill: '', travellers: null, missing: '' },
}
const CASE: Case = {
  ...FIELDS,
  ...{ id: 'one', version: 3, openedAt: 0, firstReplyAt: null, touchedAt: 0, closedAt: null, joinedInto: null },
  ...{ urgent: 0, guest: 0, unasked: 0, addedAt: null, reviewAskedAt: null },
}
const edit = (typed: Partial<CaseFields>, more: Partial<CaseEdit> = {}): CaseEdit => ({
  base: FIELDS,
  typed: { ...FIELDS, ...typed },
  deed: 'note',
  note: '',
  ...more,
})

describe('two people at one case', () => {
  const later = { followUpOn: '2027-01-12', followUpLine: 'Call' }

  it('keep both what they changed where it is not the same', () => {
    const now = { ...FIELDS, ...later }
    expect(mergeEdit(now, edit({ owner: 'b@x.in' }))).toEqual({ fields: { ...now, owner: 'b@x.in' }, conflicts: [] })
  })

  it('differ where both changed one thing otherwise', () => {
    const now = { ...FIELDS, ...later }
    expect(mergeEdit(now, edit({ followUpOn: '2027-01-14' })).conflicts).toEqual(['follow-up'])
  })

  it('do not differ where both changed one thing alike', () => {
    expect(mergeEdit({ ...FIELDS, ...later }, edit(later)).conflicts).toEqual([])
  })

  it('differ where one closed it and the other set a next step', () => {
    const now: CaseFields = { ...FIELDS, stage: 'lost', lostReason: 'price' }
    expect(mergeEdit(now, edit(later)).conflicts).toEqual(['follow-up'])
  })

  it('a note never differs from anything', () => {
    const now: CaseFields = { ...FIELDS, ...later, stage: 'offered', owner: 'a@x.in' }
    expect(mergeEdit(now, edit({}, { note: 'Wants the sea' }))).toEqual({ fields: now, conflicts: [] })
  })

  it('whatever both do, what one of them alone has changed is kept, and the case stays lawful', () => {
    const days = fc.constantFrom('', '2027-01-12', '2027-01-14')
    const fields = fc.record({
      stage: fc.constantFrom(...STAGES),
      lostReason: fc.constantFrom('price' as const, 'other' as const),
      lostNote: fc.constant('words'),
      owner: fc.constantFrom('', 'a@x.in', 'b@x.in'),
      followUpOn: days,
      followUpLine: fc.constant(''),
      sum: fc.constantFrom(null, 86_420),
      ...{ travelFrom: days, travelTill: fc.constant(''), travellers: fc.constant(null), missing: fc.constant('') },
    })
    const lawful = fields.map(asLaw)
    fc.assert(
      fc.property(lawful, lawful, lawful, (base, now, typed) => {
        const { fields, conflicts } = mergeEdit(now, { base, typed, deed: 'note', note: '' })
        fc.pre(conflicts.length === 0)
        expect(asLaw(fields)).toEqual(fields)
        expect(fields.owner).toBe(typed.owner === base.owner ? now.owner : typed.owner)
      }),
    )
  })
})

/** A case as the database takes it: a reason where it is lost. */
function asLaw(fields: CaseFields): CaseFields {
  const { stage } = fields
  return {
    ...fields,
    ...(stage !== 'lost' && { lostReason: '', lostNote: '' }),
  }
}

describe('the history', () => {
  it('has a line for a loss and one for the next step that it takes away', () => {
    const now = { ...CASE, followUpOn: '2027-02-01' }
    const { fields } = mergeEdit(now, edit({ stage: 'lost', lostReason: 'price' }))
    expect(fields.followUpOn).toBe('')
    expect(eventsOf(now, fields, { deed: 'note', note: '' })).toEqual([
      { kind: 'stage', was: 'talking', became: 'lost', text: 'price' },
      { kind: 'follow-up', was: '2027-02-01', became: '', text: '' },
    ])
  })

  it('has no line where nothing was said', () => {
    expect(eventsOf(CASE, FIELDS, { deed: 'note', note: '' })).toEqual([])
  })

  it('an answer to a new case makes it a talk', () => {
    const now: CaseFields = { ...FIELDS, stage: 'new' }
    const { fields } = mergeEdit(now, { base: now, typed: now, deed: 'whatsapp', note: 'Namaste' })
    expect(fields.stage).toBe('talking')
  })
})

const form = (given: Partial<CaseForm>): CaseForm => ({
  ...{ deed: 'note', note: '', stage: 'talking', lostReason: '', lostNote: '', owner: '', followUpOn: '' },
  ...{ otherDay: '', followUpLine: '', base: FIELDS, chosen: {} },
  ...{ sum: '', travelFrom: '', travelTill: '', travellers: '', missing: '' },
  ...given,
})
const JUDGING = { today: '2026-12-10', owners: ['a@x.in'] }
const mistakesOf = (given: Partial<CaseForm>) => {
  const parsed = parseCaseForm(form(given), JUDGING)
  return 'mistakes' in parsed ? Object.keys(parsed.mistakes) : []
}

describe('a case’s form', () => {
  it.each([
    ['a loss without a reason', { stage: 'lost' }, ['lostReason']],
    ['a reason that is none of ours', { stage: 'lost', lostReason: 'whim' }, ['lostReason']],
    ['"other" without words', { stage: 'lost', lostReason: 'other', lostNote: '  ' }, ['lostNote']],
    ['a day that has passed', { followUpOn: '2026-12-09' }, ['followUpOn']],
    ['a day that the calendar lacks', { followUpOn: '2027-02-29' }, ['followUpOn']],
    ['another day that is not named', { followUpOn: 'other' }, ['followUpOn']],
    ['somebody who does not work here', { owner: 'x@y.z' }, ['owner']],
    ['a stage that is none of ours', { stage: 'maybe' }, ['stage']],
    ['a stage that nobody chooses', { stage: 'held' }, ['stage']],
    ['a note of 10,001 letters', { note: 'अ'.repeat(10_001) }, ['note']],
  ])('%s is to be mended', (_, given, fields) => {
    expect(mistakesOf(given)).toEqual(fields)
  })

  it.each([
    ['today', { followUpOn: '2026-12-10' }],
    ['a loss with a reason', { stage: 'lost', lostReason: 'price' }],
    ['an old day that nobody touched', { followUpOn: '2026-01-01', base: { ...FIELDS, followUpOn: '2026-01-01' } }],
    ['a colleague who has left, untouched', { owner: 'old@x.in', base: { ...FIELDS, owner: 'old@x.in' } }],
  ])('%s is fine', (_, given) => {
    expect(mistakesOf(given)).toEqual([])
  })
})

describe('a next step of 10 December', () => {
  const row = { openedAt: 0, touchedAt: 0, firstReplyAt: null, followUpOn: '2026-12-10' }
  const at = (iso: string) => ({ now: Date.parse(iso), today: dayInIndia(new Date(iso)) })

  it.each([
    ['2026-12-09T18:29:59Z', 'In 1 day'],
    ['2026-12-09T18:30:00Z', 'Due today'],
    ['2026-12-10T18:30:00Z', '1 day late'],
  ])('at %s: %s', (iso, words) => {
    expect(waitingWords(row, at(iso))).toBe(words)
  })
})

const NOTHING = Object.fromEntries(Object.keys(PLACEHOLDERS).map((name) => [name, ''])) as Filling

describe('a template', () => {
  it('leaves out an unknown name, and a part in brackets; every other hole stays to be filled', () => {
    expect(fillTemplate('Hello {name},\nyour trip[ to {tour}][, {tier}] is on at {price}. {nothing}', NOTHING)).toBe(
      'Hello,\nyour trip is on at {price}. {nothing}',
    )
  })

  it('says what is known', () => {
    const filling = { ...NOTHING, name: 'Asha', tour: 'Bali' }
    expect(fillTemplate('Hello {name}, your trip[ to {tour}][, {tier}] is on.', filling)).toBe(
      'Hello Asha, your trip to Bali is on.',
    )
  })

  it('a name with placeholders and signs in it is only a name', () => {
    expect(fillTemplate('Hi {name}', { ...NOTHING, name: '$& {tour} [x]' })).toBe('Hi $& {tour} [x]')
  })

  it('names the placeholders that stand for nothing', () => {
    expect(unknownHoles('Hi {name} {nmae} {} {name} {price and {tour')).toEqual(['{nmae}', '{}', '{price', '{tour'])
  })

  it.each([
    ['At {price} a person', '{price}'],
    ['At {price a person', '{price'],
    ['At price} a person', 'price}'],
    ['At { name } and {}', '{ name }'],
    ['At {nmae}', '{nmae}'],
    ['See you :-} soon', undefined],
    ['Days {1, 2 and 3', undefined],
    ['{ our prices } :-{', '{ our prices }'],
    ['The best price :-}', undefined],
    ['{pricey', undefined],
    ['At ₹42,500 a person', undefined],
  ])('stops a message that has one, also one without its end: %s', (text, hole) => {
    expect(holeIn(text)).toBe(hole)
  })

  it('reaches the chat as it stands, whatever signs are in it', () => {
    const text = 'Namaste & welcome # 100% + ₹5,000 😀 “ok”\nनमस्ते'
    expect(new URL(chatLink('919800000000', text)).searchParams.get('text')).toBe(text)
  })
})

describe('the text of a link', () => {
  const link = (text: string) => chatLink('919800000000', text)

  it.each(['a', ' ', '\n', '&', 'क', '🪁', '👨‍👩‍👧‍👦', '%'])(
    'is cut with a mark where the link would be too long: %j',
    (letter) => {
      const cut = fitting(letter.repeat(3000), link)
      expect(link(cut).length).toBeLessThanOrEqual(LONGEST_LINK)
      // One letter more, with its mark, would not fit.
      expect(link(`${cut}${letter}`).length + 60).toBeGreaterThan(LONGEST_LINK)
      expect([cut.endsWith(' …'), letter.repeat(3000).startsWith(cut.slice(0, -2)), cut.isWellFormed()]).toEqual([
        true,
        true,
        true,
      ])
    },
  )

  it('stays whole up to the last letter that fits', () => {
    const room = LONGEST_LINK - link('').length
    expect(fitting('x'.repeat(room), link)).toBe('x'.repeat(room))
    expect(fitting('x'.repeat(room + 1), link)).toMatch(/^x+ …$/)
  })
})
