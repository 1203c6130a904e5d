import { expect, it } from 'vitest'
import type { CaseEvent } from '../../../src/domain/cases/case.ts'
import { changeOf, eventWords, reasonOf } from '../../../src/domain/cases/event-words.ts'

const event = (kind: CaseEvent['kind'], differs: Partial<CaseEvent> = {}): CaseEvent => ({
  ...{ id: '', at: 0, actor: '', kind, was: '', became: '', text: '' },
  ...differs,
})

it.each<[CaseEvent, string]>([
  [event('call'), 'Called'],
  [event('note', { text: 'Wants the sea' }), 'Note, Wants the sea'],
  [event('stage', { was: 'new', became: 'lost', text: 'price' }), 'Stage: New → Lost, Price'],
  [
    event('stage', { was: 'new', became: 'lost', text: 'other: Too: hot' }),
    'Stage: New → Lost, Other, said below: Too: hot',
  ],
  [event('stage', { was: 'maybe', became: 'won' }), 'Stage: maybe → Won'],
  [event('owner', { became: 'asha.rao@x.in' }), 'With: nothing → Asha Rao'],
  [event('follow-up', { was: '2027-01-12 Call', became: '2027-01-14' }), 'Next step: 12 Jan 2027: Call → 14 Jan 2027'],
  [event('follow-up', { was: 'soon' }), 'Next step: soon → nothing'],
  [event('joined', { became: 'id' }), 'Joined with another enquiry'],
  [event('split', { was: 'id' }), 'Split from another enquiry'],
])('The line %j reads "%s"', (line, words) => {
  expect(eventWords(line)).toBe(words)
})

it('A line that changed nothing has no change, and only a stage has a reason', () => {
  expect([changeOf(event('note')), changeOf(event('joined', { became: 'id' }))]).toEqual([undefined, undefined])
  expect([reasonOf(event('note', { text: 'price' })), reasonOf(event('stage', { text: 'whim' }))]).toEqual(['', 'whim'])
})
