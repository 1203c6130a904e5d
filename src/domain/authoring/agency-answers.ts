import type { Answers } from '#domain/catalogue/answers.ts'
import { ASKED_OF_AGENCY } from '#domain/catalogue/answers-of-tour.ts'
import { SECTION_FORMS, type SectionName } from './section-form.ts'
import { SECTION_NAMES } from './sections.ts'
import { emptyTour, type TourDocument } from './tour-document.ts'
import type { TourSlip } from './tour-slips.ts'

/** The id of the agency's answers beside the tours; no tour's id has a hyphen. */
export const AGENCY = 'agency-answers'
export const AGENCY_TITLE = 'Answers on every tour'

/** The agency's answers as a document: a tour of which nothing else is written. */
export function agencyDocument(answers: Answers): TourDocument {
  return { ...emptyTour(AGENCY, AGENCY_TITLE), answers }
}

export function sectionsOf(id: string): readonly SectionName[] {
  return id === AGENCY ? ['answers'] : SECTION_NAMES
}

export function aboutForm(id: string, name: SectionName): string {
  return id === AGENCY ? ABOUT : SECTION_FORMS[name].about
}

const ABOUT =
  'Read on every tour that does not answer for itself. Of hotels, flights, vehicle, group, grade, food and papers the plan speaks first; this follows.'

/** The unanswered questions. A page would show a question without an answer. */
export function agencySlips({ answers = {} }: Pick<TourDocument, 'answers'>): TourSlip[] {
  return ASKED_OF_AGENCY.filter((key) => !answers[key]).map((key) => ({
    ...{ section: 'answers' as const, weight: 'stops' as const, place: `answers ${key}` },
    says: 'no plan answers it; write “Ask us” where nothing is decided',
  }))
}
