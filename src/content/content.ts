import { about } from '#content/documents/about.ts'
import { cancellationPolicy } from '#content/documents/cancellation-policy.ts'
import { privacyPolicy } from '#content/documents/privacy-policy.ts'
import { termsConditions } from '#content/documents/terms-conditions.ts'
import { completeTour } from './complete-tour.ts'
import { COUNTRIES } from './countries.ts'
import { FACTS } from './facts.ts'
import { fillIn } from './fill-in.ts'
import type { Content } from './seed.ts'
import { TESTIMONIALS } from './testimonials.ts'
import { TOURS } from './tours.ts'

/** Everything that is authored, with the agency's details filled in. */
export const content: Content = fillIn({
  tours: TOURS.map(completeTour),
  countries: COUNTRIES,
  testimonials: TESTIMONIALS,
  documents: [about, cancellationPolicy, privacyPolicy, termsConditions],
  facts: [...FACTS, ...COUNTRIES.flatMap(({ guide }) => Object.values(guide.answers))],
})
