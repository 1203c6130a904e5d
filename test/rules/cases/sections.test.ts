import { expect, it } from 'vitest'
import { duration, waitingWords } from '../../../src/domain/cases/inbox-sections.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

it.each([
  [-MINUTE, '0 min'],
  [MINUTE - 1, '0 min'],
  [59 * MINUTE, '59 min'],
  [HOUR, '1 h'],
  [HOUR + MINUTE, '1 h 1 min'],
  [2 * DAY - MINUTE, '47 h 59 min'],
  [2 * DAY, '2 days'],
  [3 * DAY - 1, '2 days'],
])('%i ms are %s', (ms, words) => {
  expect(duration(ms)).toBe(words)
})

it.each([
  ['2026-12-10', 'Due today'],
  ['2026-12-09', '1 day late'],
  ['2026-12-08', '2 days late'],
  ['2026-12-11', 'In 1 day'],
  ['2027-01-10', 'In 31 days'],
])('A case whose next step is on %s is "%s" on 10 December', (followUpOn, words) => {
  const row = { openedAt: 0, touchedAt: 0, firstReplyAt: null, followUpOn }
  expect(waitingWords(row, { now: 0, today: '2026-12-10' })).toBe(words)
})

it('Without a next step it has waited since it was opened, and once answered it is quiet since it was touched', () => {
  const row = { openedAt: 0, touchedAt: HOUR, followUpOn: '' }
  const at = { now: 2 * HOUR, today: '2026-12-10' }
  expect(waitingWords({ ...row, firstReplyAt: null }, at)).toBe('2 h')
  expect(waitingWords({ ...row, firstReplyAt: HOUR }, at)).toBe('Quiet 1 h')
  const moment = (ms: number) => waitingWords({ ...row, firstReplyAt: HOUR }, { ...at, now: HOUR + ms })
  expect([moment(59_999), moment(60_000)]).toEqual(['Touched just now', 'Quiet 1 min'])
})
