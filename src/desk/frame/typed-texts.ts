import { countryForm, PLACE_FORM } from '#domain/authoring/guide-forms.ts'
import { SECTION_FORMS, type SectionForm } from '#domain/authoring/section-form.ts'
import { allFields } from '#domain/authoring/typed-section.ts'
import { WINDOW_CELLS } from '#domain/prices/price-cells.ts'
import { isCalendarDay, readableDate } from '#values/dates.ts'
import { deskEntry, deskMap, deskPaths } from './desk-map.ts'

/** The fields of a form in order. */
export type Typed = [name: string, value: string][]
type Labels = Record<string, string>

const DAYS: Labels = { from: 'First day', till: 'Last day', firstDay: 'First day', lastDay: 'Last day' }
const WHY: Labels = { note: 'Why' }

/** The labels of the fields for texts and days, by the page of their form. Hidden fields and choices have none. */
const LABELS: Record<string, Labels> = {
  [deskMap.lead.path]: {
    ...{ name: 'Name', phone: 'Number', message: 'What they said', email: 'E-mail' },
    ...{ about: 'Tour, place or chat code (BALI-K7Q2)', passengers: 'People' },
  },
  [deskMap.case.path]: {
    ...{ text: 'Message, yours to change', stepDay: 'Other day', note: 'Note', otherDay: 'Other day' },
    ...{ followUpLine: 'What to do', lostNote: 'In their words', sum: 'Sum agreed, in rupees' },
    ...{ travellers: 'How many travel', travelFrom: 'First day', travelTill: 'Last day' },
    missing: 'Missing before travel',
  },
  [deskMap.templates.path]: { name: 'Name', body: 'Text' },
  [deskMap.tourPrices.path]: {
    ...DAYS,
    ...Object.fromEntries(WINDOW_CELLS.map(({ name, label }) => [name, `${label} ₹`])),
    ...WHY,
  },
  [deskMap.season.path]: WHY,
  [deskMap.prices.path]: WHY,
  [deskMap.tour.path]: { reason: 'Why, for the staff' },
  [deskMap.newTour.path]: { title: 'Title, 8 to 40 letters', id: 'Short name, for its address; it never changes' },
  [deskMap.tourLive.path]: { note: 'Why, for those who ask later' },
  [deskMap.fact.path]: {
    ...{ text: 'Sentence', source: 'Seen at', checkedOn: 'Read on', expiresOn: 'Holds to', reason: 'Why' },
  },
  [deskMap.notice.path]: { text: 'What visitors read', ...DAYS },
  [deskMap.reviews.path]: {
    ...{ title: 'In a few words', text: 'What the guest wrote', name: 'Name', date: 'Written on' },
    proof: 'Proof on file',
  },
}

/** The forms whose labels are data. */
const AUTHORED: Record<string, SectionForm[]> = {
  [deskMap.tourSection.path]: Object.values(SECTION_FORMS),
  [deskMap.places.path]: [PLACE_FORM],
  [deskMap.countries.path]: [countryForm()],
}

/** The fields that show the next step of a case, which the form has under another name. */
const SHOWN_AS: Labels = { otherDay: 'followUpOn', stepDay: 'followUpOn' }

/** The typed texts of a form that was sent to `path`, each with its label, without those that are as they were shown. */
export function typedTexts(path: string, typed: Typed): Typed {
  const labels = labelsAt(path, typed)
  const sent = new Map(typed)
  return typed.flatMap(([name, value]) => {
    const label = labels.get(name)
    const isTyped = value.trim() !== '' && value !== sent.get(`was-${SHOWN_AS[name] ?? name}`)
    return label && isTyped ? [[label, isCalendarDay(value) ? readableDate(value) : value]] : []
  })
}

function labelsAt(path: string, typed: Typed): Map<string, string> {
  const pattern = deskPaths.find((each) => new RegExp(`^${each.replace(/:\w+/g, '[^/]+')}$`).test(path)) ?? ''
  const page = deskEntry(pattern)?.formOn ?? pattern
  const authored = (AUTHORED[page] ?? []).flatMap((form) => allFields(form, Object.fromEntries(typed)))
  const written = authored.filter(({ choices }) => !choices).map(({ name, label }) => [name, label] as const)
  return new Map([...Object.entries(LABELS[page] ?? {}), ...written])
}
