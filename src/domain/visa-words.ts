import type { VisaKind } from './fact.ts'

/** A visa's kind as a traveller calls it. */
export const VISAS: Record<VisaKind, string> = {
  none: 'No visa',
  'visa-free': 'Visa-free',
  'on-arrival': 'Visa on arrival',
  eta: 'Electronic permission (ETA)',
  required: 'Visa before travel',
}
