import { daysAfter, isCalendarDay } from '#values/dates.ts'
import { countLetters, FIELD_LETTERS } from '#values/letter-limits.ts'
import type { Rule } from '#values/mistakes.ts'
import { normalForm } from '#values/normal-form.ts'
import { typedRupees } from '#values/typed-rupees.ts'
import type { CaseFields } from './case.ts'
import { caseFieldsOf } from './case-edit.ts'
import type { CaseField, CaseForm } from './case-form.ts'
import { LONGEST_JOURNEY } from './journey.ts'

type JourneyFields = Pick<CaseFields, 'sum' | 'travelFrom' | 'travelTill' | 'travellers' | 'missing'>

/** The typed journey. An unreadable value is null and also a mistake. */
export function typedJourney({ sum, travelFrom, travelTill, travellers, missing }: CaseForm): JourneyFields {
  const people = normalForm(travellers)
  return {
    sum: typedRupees(sum) ?? null,
    ...{ travelFrom: travelFrom.trim(), travelTill: travelTill.trim(), missing: missing.trim() },
    travellers: /^\d{1,3}$/.test(people) && Number(people) > 0 ? Number(people) : null,
  }
}

/** The known values of a case's journey. */
export function journeyOf({ sum, travelFrom, travelTill, travellers, missing }: CaseFields): JourneyFields {
  return { sum, travelFrom, travelTill, travellers, missing }
}

/** The mistakes of a journey's form; `typed` holds the values that could be read. */
export function journeyMistakes(form: CaseForm, typed: CaseFields, today: string): Rule<CaseField>[] {
  const isMine = form.chosen.journey !== 'theirs'
  if (typed.stage !== 'won') return [['sum', isMine && isTyped(form), ONLY_WON]]
  const isUnread = (text: string, read: unknown) => isMine && text.trim() !== '' && read === null
  return [
    ['sum', isUnread(form.sum, typed.sum), 'Write the sum in rupees, such as 86,420 or 1.5 lakh, below one crore.'],
    ['travellers', isUnread(form.travellers, typed.travellers), 'Write how many travel, as a number from 1 to 999.'],
    ...dayMistakes(form, typed, today),
    ['missing', countLetters(typed.missing) > FIELD_LETTERS, 'This is longer than 300 letters. Please shorten it.'],
  ]
}

const ONLY_WON = 'Only a won case has a journey. Choose “Won”, or empty these fields.'

function dayMistakes({ base }: CaseForm, { travelFrom, travelTill }: CaseFields, today: string): Rule<CaseField>[] {
  const isWrong = (day: string) => day !== '' && !isCalendarDay(day)
  const areDays = isCalendarDay(travelFrom) && isCalendarDay(travelTill)
  return [
    ['travelFrom', travelFrom !== base.travelFrom && isYearsAway(travelFrom, today), YEARS_AWAY],
    ['travelFrom', isWrong(travelFrom), 'Choose a day that the calendar has.'],
    ['travelTill', travelTill !== '' && travelFrom === '', 'The first day is missing.'],
    [
      'travelTill',
      areDays && travelTill > daysAfter(travelFrom, LONGEST_JOURNEY),
      `The journey is longer than ${LONGEST_JOURNEY} days. Look at the years.`,
    ],
    ['travelTill', areDays && travelTill < travelFrom, 'The last day lies before the first one.'],
    ['travelTill', isWrong(travelTill), 'Choose a day that the calendar has.'],
  ]
}

export const YEARS_AWAY = 'This day is years away. Look at the year.'

/** Days this far away are slips: journeys and next steps are planned for less than four years. */
export function isYearsAway(day: string, today: string): boolean {
  return isCalendarDay(day) && (day < daysAfter(today, -2 * 365) || day > daysAfter(today, 4 * 365))
}

/** Whether a journey field differs from the value that the form had shown. */
function isTyped({ base, ...form }: CaseForm): boolean {
  const shown = shownFields(base)
  const names = Object.keys(journeyOf(base)) as (keyof JourneyFields)[]
  return names.some((name) => form[name].trim() !== '' && form[name].trim() !== shown[name])
}

/** A case's fields as its form shows them. */
export function shownFields(fields: CaseFields): Record<keyof CaseFields, string> {
  const entries = Object.entries(caseFieldsOf(fields)).map(([name, value]) => [name, String(value ?? '')])
  return Object.fromEntries(entries)
}
