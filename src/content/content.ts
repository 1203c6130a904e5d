import { about } from '#content/documents/about.ts'
import { cancellationPolicy } from '#content/documents/cancellation-policy.ts'
import { privacyPolicy } from '#content/documents/privacy-policy.ts'
import { termsConditions } from '#content/documents/terms-conditions.ts'
import { agencyDocument } from '#domain/authoring/agency-answers.ts'
import { completeTour } from '#domain/authoring/complete-tour.ts'
import type { Content } from '#domain/authoring/content.ts'
import { fillIn } from '#domain/authoring/fill-in.ts'
import { documentOf } from '#domain/authoring/tour-document.ts'
import { ANSWERS } from './answers.ts'
import { COUNTRIES } from './countries.ts'
import { FACTS } from './facts.ts'
import { TESTIMONIALS } from './testimonials.ts'
import { TOURS } from './tours.ts'
import { WORLD } from './world.ts'

/** Everything that is authored, with the agency's details filled in; in the sources of the tours they are not. */
export const content: Content = {
  ...fillIn({
    tours: TOURS.map((source) => completeTour(source, WORLD)),
    answers: ANSWERS,
    countries: COUNTRIES,
    testimonials: TESTIMONIALS,
    documents: [about, cancellationPolicy, privacyPolicy, termsConditions],
    facts: [...FACTS, ...COUNTRIES.flatMap(({ guide }) => Object.values(guide.answers))],
  }),
  sources: [...TOURS.map(documentOf), agencyDocument(ANSWERS)],
}
