import { brand } from '#brand.ts'
import type { CaseSheet } from '#data/cases/read-case.ts'
import { askedName, type Tours } from '#desk/frame/tour-names.ts'
import type { CaseForm, CaseMistakes } from '#domain/cases/case-form.ts'
import { type Filling, fillTemplate, type Template } from '#domain/cases/template.ts'
import { tierName } from '#domain/catalogue/tiers.ts'
import type { TakenEnquiry } from '#domain/enquiries/enquiry.ts'
import { shortName } from '#domain/staff/staff.ts'
import { readableDate } from '#values/dates.ts'
import { oneLine } from '#values/plain-text.ts'
import type { ShownDraft } from './case-page-props.ts'
import type { Draft } from './read-case-form.ts'

/** Additional data for a case page: a refused form, a template, a noted message. */
export type CaseShown = {
  form?: CaseForm | undefined
  mistakes?: CaseMistakes
  /** A refused message with the reason. */
  draft?: Draft | undefined
  problem?: string | undefined
  /** The chosen template, which begins the message. */
  template?: string | undefined
  /** The history line of the message to open now. */
  event?: string | undefined
}

type Known = { templates: Template[]; tours: Tours; staff: string }

/** The message in its form: filled in from a template, with the typed text over it. `staff`: the author's e-mail. */
export function shownDraft(
  { row, enquiry }: CaseSheet,
  shown: CaseShown,
  { templates, tours, staff }: Known,
): ShownDraft {
  const template = templates.find(({ id }) => id === shown.template) ?? firstFor(templates)
  const filled = template ? fillTemplate(template.body, fillingOf(enquiry, tours, staff)) : ''
  return {
    ...{ text: filled, step: row.followUpOn, stepDay: '', ...shown.draft },
    ...(shown.template && shown.draft && { text: underTyped(shown.draft, filled) }),
    ...{ template: template?.id ?? '', filled, problem: shown.problem },
  }
}

/** The new template replaces the former one; typed text stays above it. */
function underTyped({ text, filled: before }: Draft, filled: string): string {
  const typed = before !== '' && text.endsWith(before) ? text.slice(0, -before.length).trimEnd() : text
  return typed === '' ? filled : `${typed}\n\n${filled}`
}

/** Most messages are a first answer. */
function firstFor(templates: Template[]): Template | undefined {
  return templates.find(({ id }) => id === 'first-answer') ?? templates[0]
}

function fillingOf(enquiry: TakenEnquiry, tours: Tours, staff: string): Filling {
  const { tour, tier, travelDate, passengers, place } = enquiry
  return {
    name: oneLine(enquiry.name, 60),
    tour: tour ? askedName(tours, enquiry) : oneLine(place, 60),
    tier: tierName(tier),
    dates: travelDate && readableDate(travelDate),
    travellers: oneLine(passengers, 60),
    // The visitor's price is not an offer and may have ended, so staff type it.
    ...{ price: '', sum: '' },
    link: tours.has(tour) ? `${brand.origin}${tours.get(tour)?.path}` : '',
    reference: enquiry.reference,
    staff: shortName(staff),
    agency: brand.fullName,
  }
}
