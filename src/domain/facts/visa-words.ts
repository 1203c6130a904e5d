import { readableDate, wholeMonth } from '#values/dates.ts'
import { holds, isPromised, isVisaFree, type VisaFact, type VisaKind } from './fact.ts'

/** The name of each kind of visa for travellers. */
export const VISA_NAMES: Record<VisaKind, string> = {
  none: 'No visa',
  'visa-free': 'Visa-free',
  'on-arrival': 'Visa on arrival',
  eta: 'Electronic permission (ETA)',
  required: 'Visa before travel',
}

/** A visa rule in a few words on a day (ISO). A rule that has ended is not named. */
export function visaInWords(rule: VisaFact, today: string): string {
  if (!holds(rule, today)) return `Ask us: last confirmed in ${wholeMonth(rule.checkedOn)}`
  const mayEnd = isVisaFree(rule) && !isPromised(rule.expiresOn, today)
  return mayEnd
    ? `${VISA_NAMES[rule.visa]} until ${readableDate(rule.expiresOn)}, later not known`
    : VISA_NAMES[rule.visa]
}
