import { describe, expect, it } from 'vitest'
import { type Case, type CaseFields, DEEDS, followUpText, isAnswer } from '../../../src/domain/cases/case.ts'
import { eventsOf, mergeEdit } from '../../../src/domain/cases/case-edit.ts'
import { type CaseForm, parseCaseForm } from '../../../src/domain/cases/case-form.ts'
import { INBOX, INBOX_SECTIONS, isSection } from '../../../src/domain/cases/inbox-sections.ts'
import { shownFields } from '../../../src/domain/cases/journey-form.ts'
import { CHOSEN_STAGES, isClosed, isLostReason, isStage, STAGES } from '../../../src/domain/cases/stages.ts'

const FIELDS: CaseFields = {
  ...{ stage: 'talking', lostReason: '', lostNote: '', owner: 'a@x.in' },
  ...{ followUpOn: '2026-12-12', followUpLine: 'Call' },
  ...{ sum: null, travelFrom: '', travelTill: '', travellers: null, missing: '' },
}
const form = (given: Partial<CaseForm>): CaseForm => ({
  ...{ deed: 'note', note: '', otherDay: '', chosen: {}, base: FIELDS },
  ...shownFields(FIELDS),
  ...given,
})
const parse = (given: Partial<CaseForm>) =>
  parseCaseForm(form(given), { today: '2026-12-10', owners: ['a@x.in', 'b@x.in'] })
function typed(given: Partial<CaseForm>): CaseFields {
  const parsed = parse(given)
  if ('mistakes' in parsed) throw new Error(JSON.stringify(parsed.mistakes))
  return parsed.edit.typed
}
const mistakes = (given: Partial<CaseForm>) => {
  const parsed = parse(given)
  return 'mistakes' in parsed ? parsed.mistakes : {}
}

describe('a case’s form is read', () => {
  it('as it was typed, without spaces at the ends', () => {
    expect(
      typed({ owner: ' b@x.in ', followUpOn: 'other', otherDay: ' 2026-12-13 ', followUpLine: ' Write ' }),
    ).toEqual({
      ...FIELDS,
      ...{ owner: 'b@x.in', followUpOn: '2026-12-13', followUpLine: 'Write' },
    })
  })

  it('without the line of a next step that has no day', () => {
    expect(typed({ followUpOn: '' })).toMatchObject({ followUpOn: '', followUpLine: '' })
  })

  it('with a reason only where the case is lost', () => {
    const why = { lostReason: 'other', lostNote: ' No money ' }
    expect(typed({ stage: 'lost', ...why })).toMatchObject({ lostReason: 'other', lostNote: 'No money' })
    const lost: CaseFields = { ...FIELDS, stage: 'lost', lostReason: 'other', lostNote: 'No money' }
    expect(typed({ stage: 'offered', ...why, base: lost })).toMatchObject({ lostReason: '', lostNote: '' })
  })

  it('as the page had shown it where no stage was sent', () => {
    expect(typed({ stage: '' }).stage).toBe('talking')
  })

  it('with what was done; what is no deed of ours is a note', () => {
    const deed = (sent: string) => {
      const parsed = parse({ deed: sent, note: ' Hi ' })
      return 'edit' in parsed && [parsed.edit.deed, parsed.edit.note]
    }
    expect([deed('mail'), deed('sing')]).toEqual([
      ['mail', 'Hi'],
      ['note', 'Hi'],
    ])
  })

  it('part by part as somebody chose between two values', () => {
    const mine = { stage: 'lost', lostReason: 'price', owner: 'b@x.in', followUpOn: '2026-12-20', followUpLine: 'Mine' }
    expect(typed({ ...mine, chosen: { stage: 'theirs' } })).toMatchObject({ stage: 'talking', lostReason: '' })
    expect(typed({ ...mine, chosen: { stage: 'mine' } })).toMatchObject({ stage: 'lost', lostReason: 'price' })
    expect(typed({ ...mine, chosen: { owner: 'theirs' } })).toMatchObject({ owner: 'a@x.in', followUpLine: 'Mine' })
    expect(typed({ ...mine, chosen: { 'follow-up': 'theirs' } })).toMatchObject({
      ...{ owner: 'b@x.in', followUpOn: '2026-12-12', followUpLine: 'Call' },
    })
  })
})

describe('a case’s form is to be mended', () => {
  it('where a note has more than 10,000 letters, a line more than 300', () => {
    const lost = { stage: 'lost', lostReason: 'price' }
    expect(mistakes({ note: 'अ'.repeat(10_000), followUpLine: 'x'.repeat(300) })).toEqual({})
    expect(mistakes({ ...lost, lostNote: 'x'.repeat(300) })).toEqual({})
    expect(Object.keys(mistakes({ note: 'अ'.repeat(10_001) }))).toEqual(['note'])
    expect(Object.keys(mistakes({ followUpLine: 'x'.repeat(301) }))).toEqual(['followUpLine'])
    expect(Object.keys(mistakes({ ...lost, lostNote: 'x'.repeat(301) }))).toEqual(['lostNote'])
  })

  it('where it would hold a case again, and not where it is held', () => {
    expect(mistakes({ stage: 'held' })).toEqual({ stage: 'A case cannot be held again.' })
    expect(mistakes({ stage: 'held', base: { ...FIELDS, stage: 'held' } })).toEqual({})
  })

  it('where the other day is not named, and says so', () => {
    expect(mistakes({ followUpOn: 'other', otherDay: ' ' })).toEqual({ followUpOn: 'Choose the other day.' })
    expect(mistakes({ followUpOn: 'other', otherDay: '2026-12-09' })).toEqual({
      followUpOn: 'This day has passed. Choose today or a later one.',
    })
    expect(mistakes({ followUpOn: 'soon' })).toEqual({ followUpOn: 'Choose a day that the calendar has.' })
  })

  it('not where an old day that is none is left as it was, nor where the owner is taken off', () => {
    expect(mistakes({ followUpOn: 'soon', base: { ...FIELDS, followUpOn: 'soon' } })).toEqual({})
    expect(mistakes({ owner: '' })).toEqual({})
    expect(mistakes({ owner: 'b@x.in' })).toEqual({})
  })
})

describe('what was typed beside another choice', () => {
  const OPEN: CaseFields = { ...FIELDS, followUpOn: '', followUpLine: '' }

  it('a date without its button counts as chosen', () => {
    expect(typed({ base: OPEN, followUpOn: '', otherDay: '2026-12-20' }).followUpOn).toBe('2026-12-20')
    expect(typed({ otherDay: '2026-12-20' }).followUpOn).toBe('2026-12-20')
  })

  it.each<[field: string, given: Partial<CaseForm>]>([
    ['followUpOn', { followUpOn: '2026-12-15', otherDay: '2026-12-20' }],
    ['followUpOn', { followUpOn: '', otherDay: '2026-12-20' }],
    ['followUpLine', { base: OPEN, followUpOn: '', followUpLine: 'Ask the hotel' }],
    ['followUpLine', { followUpOn: '', followUpLine: 'Ask the hotel' }],
    ['lostReason', { lostReason: 'price' }],
    ['lostReason', { lostNote: 'Too dear' }],
  ])('is asked about at its field: %s', (field, given) => {
    expect(Object.keys(mistakes(given))).toEqual([field])
  })

  it('what somebody else chose meanwhile is not asked about', () => {
    expect(mistakes({ lostReason: 'price', chosen: { stage: 'theirs' } })).toEqual({})
    expect(mistakes({ base: OPEN, followUpOn: '', followUpLine: 'x', chosen: { 'follow-up': 'theirs' } })).toEqual({})
  })
})

describe('the history of a case', () => {
  const now: Case = {
    ...FIELDS,
    ...{ id: 'one', version: 3, openedAt: 0, firstReplyAt: null, touchedAt: 0, closedAt: null, joinedInto: null },
    ...{ urgent: 0, guest: 0, unasked: 0, addedAt: null, reviewAskedAt: null },
  }

  it('has a line for each part that changed, and one for what was done', () => {
    const fields: CaseFields = { ...FIELDS, stage: 'offered', owner: '', followUpOn: '2026-12-20', followUpLine: '' }
    expect(eventsOf(now, fields, { deed: 'call', note: '' })).toEqual([
      { kind: 'call', was: '', became: '', text: '' },
      { kind: 'stage', was: 'talking', became: 'offered', text: '' },
      { kind: 'follow-up', was: '2026-12-12 Call', became: '2026-12-20', text: '' },
      { kind: 'owner', was: 'a@x.in', became: '', text: '' },
    ])
  })

  it('has a note where something was written', () => {
    expect(eventsOf(now, FIELDS, { deed: 'note', note: 'Sea' })).toEqual([
      { kind: 'note', was: '', became: '', text: 'Sea' },
    ])
  })

  it('says why a case is lost, with the words for it', () => {
    const lost: CaseFields = { ...FIELDS, stage: 'lost', lostReason: 'other', lostNote: 'Too hot' }
    expect(eventsOf(now, lost, { deed: 'note', note: '' })[0]).toMatchObject({ text: 'other: Too hot' })
  })

  it('a closed case that somebody else closed takes a next step only as a conflict, and its taking away as none', () => {
    const closed: CaseFields = { ...FIELDS, stage: 'won', followUpOn: '', followUpLine: '' }
    const edit = (differs: Partial<CaseFields>) =>
      mergeEdit(closed, { base: FIELDS, typed: { ...FIELDS, ...differs }, deed: 'note', note: '' }).conflicts
    expect(edit({ followUpOn: '2026-12-20' })).toEqual(['follow-up'])
    expect(edit({ followUpOn: '', followUpLine: 'x' })).toEqual(['follow-up'])
    expect(edit({ owner: '' })).toEqual([])
  })

  it('a case for which a colleague has planned a step since is closed only after a question', () => {
    const planned: CaseFields = { ...FIELDS, followUpOn: '2026-12-21', followUpLine: 'A step' }
    const end = (stage: 'lost' | 'spam' | 'won', base = FIELDS) =>
      mergeEdit(planned, { base, typed: { ...base, stage }, deed: 'note', note: '' })
    expect([end('lost').conflicts, end('spam').conflicts, end('won').conflicts]).toEqual([['stage'], ['stage'], []])
    expect(end('lost', planned)).toMatchObject({ conflicts: [], fields: { stage: 'lost', followUpOn: '' } })
  })

  it('a next step beside another stage is no conflict while the case is open, nor where it was closed before', () => {
    const later = { followUpOn: '2026-12-20', followUpLine: 'Call' }
    const conflicts = (now: CaseFields, base: CaseFields) =>
      mergeEdit(now, { base, typed: { ...base, ...later }, deed: 'note', note: '' }).conflicts
    expect(conflicts({ ...FIELDS, stage: 'offered' }, FIELDS)).toEqual([])
    const won: CaseFields = { ...FIELDS, stage: 'won', followUpOn: '', followUpLine: '' }
    expect(conflicts(won, won)).toEqual([])
  })
})

it('A call, a chat and a mail answer the visitor; no answer and a note do not', () => {
  expect(DEEDS.filter(isAnswer)).toEqual(['call', 'whatsapp', 'mail'])
})

it('A next step in one line has its day and its words, as far as they are there', () => {
  expect([followUpText(FIELDS), followUpText({ followUpOn: '', followUpLine: '' })]).toEqual(['2026-12-12 Call', ''])
})

it('Won, lost, spam and what was before the desk are closed; all but held and that can be chosen', () => {
  expect(STAGES.filter(isClosed)).toEqual(['won', 'lost', 'spam', 'before'])
  expect(STAGES.filter((stage) => !(CHOSEN_STAGES as readonly string[]).includes(stage))).toEqual(['held', 'before'])
})

it('Words that are no stage, no reason and no section are none', () => {
  expect([isStage('won'), isStage('Won'), isLostReason('price'), isLostReason('toString')]).toEqual([
    ...[true, false, true, false],
  ])
  expect([...INBOX.map(isSection), isSection('constructor')]).toEqual([...INBOX.map(() => true), false])
  expect(Object.keys(INBOX_SECTIONS).filter((name) => !(INBOX as string[]).includes(name))).toEqual([
    'planned',
    'closed',
  ])
})

it.each([
  ['new', 'call', 'talking'],
  ['new', 'note', 'new'],
  ['new', 'no-answer', 'new'],
  ['offered', 'mail', 'offered'],
  ['held', 'call', 'held'],
] as const)('A case that is %s is after a %s %s', (stage, deed, after) => {
  const now: CaseFields = { ...FIELDS, stage }
  expect(mergeEdit(now, { base: now, typed: now, deed, note: '' }).fields.stage).toBe(after)
})
