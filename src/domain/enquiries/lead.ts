import { tierName } from '#domain/catalogue/tiers.ts'
import type { TourInBrief } from '#domain/catalogue/tour.ts'
import { monthsFrom, wholeMonth } from '#values/dates.ts'
import type { Mistakes } from '#values/mistakes.ts'
import { searchForm } from '#values/normal-form.ts'
import { type ReadCode, readChatCodes, unknownCode } from './chat-code.ts'
import type { Enquiry } from './enquiry.ts'
import { parseEnquiry } from './enquiry-schema.ts'
import { CHANNELS, type Channel } from './source.ts'

/** The fields of the form for a lead, by their wire names. */
export const LEAD_FIELDS = [
  ...(['channel', 'name', 'phone', 'message'] as const),
  ...(['about', 'month', 'passengers', 'email', 'owner'] as const),
]
export type LeadField = (typeof LEAD_FIELDS)[number]
/** The typed form. `about`: a tour, a place or a chat code. A chat code may also be in `message`. */
export type LeadForm = Record<LeadField, string>
export type LeadMistakes = Mistakes<LeadField>

/** The data for judging a lead: the day in India, the colleagues who may own a case, the tours. */
export type JudgingLead = { today: string; owners: readonly string[]; tours: TourInBrief[] }

/** The channels of a lead. */
export const TOLD_BY = (Object.keys(CHANNELS) as Channel[]).filter((channel) => channel !== 'form')

/** How many months ahead a travel month may be. */
export const LEAD_MONTHS = 18

/** The name of a tour in the form: "Bali, gates and green steps 5N/6D". */
export function offeredTour({ title, duration }: Pick<TourInBrief, 'title' | 'duration'>): string {
  return `${title} ${duration}`
}

/** Reads a lead as an enquiry by the rules of the site's forms, or gives one sentence for each field to correct. */
export function parseLead(form: LeadForm, judging: JudgingLead): { enquiry: Enquiry } | { mistakes: LeadMistakes } {
  const channel = TOLD_BY.find((each) => each === form.channel)
  const { tour, place, code } = readAbout(form, judging.tours)
  const { name, phone, email, message, passengers } = form
  const body = { name, phone, email, message, passengers, tour: tour?.id ?? '', place }
  const parsed = parseEnquiry(body, judging.today, channel ?? 'call')
  const mistakes = {
    ...('mistakes' in parsed ? asLead(parsed.mistakes) : {}),
    ...chosenMistakes(form, judging),
    ...codeMistake(form, code),
  }
  if ('mistakes' in parsed || Object.keys(mistakes).length > 0) return { mistakes }
  return { enquiry: { ...parsed.enquiry, ...(code && toldBy(code, tour)), travelDate: form.month } }
}

type About = { tour: TourInBrief | undefined; place: string; code: ReadCode<TourInBrief> | undefined }

/** The subject of a lead. A typed place is kept beside a chat code. */
function readAbout(form: LeadForm, tours: TourInBrief[]): About {
  const told = tourTold(form.about, tours)
  const [typed] = readChatCodes(form.about, tours)
  const code = typed ?? pastedCode(form, tours)
  const tour = told ?? code?.tour
  const isPlace = form.about !== '' && !told && !typed
  return { tour, place: isPlace ? form.about : (tour?.place ?? ''), code }
}

/** A tour by its full name, with or without its length. Any other text is kept as a place. */
function tourTold(about: string, tours: TourInBrief[]): TourInBrief | undefined {
  const typed = searchForm(about)
  const fitting = tours.filter((tour) => [offeredTour(tour), tour.title].map(searchForm).includes(typed))
  return fitting.length === 1 ? fitting[0] : undefined
}

/** The chat code in the message. Where a tour or place is named, an unclear code needs no correction. */
function pastedCode({ about, message }: LeadForm, tours: TourInBrief[]): ReadCode<TourInBrief> | undefined {
  const [pasted] = readChatCodes(message, tours)
  return about !== '' && pasted?.meant ? undefined : pasted
}

/** The data of a chat code besides the tour: the campaign, and for the same tour its page and tier. */
function toldBy({ tour, tier, source }: ReadCode<TourInBrief>, told: TourInBrief | undefined): Partial<Enquiry> {
  return { source, ...(tour === told && { page: tour.path, ...(tier && { tier }) }) }
}

/** An unknown code is a mistake only in the field for the tour. In the message it is allowed (codesToTell). */
function codeMistake({ about }: LeadForm, code: ReadCode<TourInBrief> | undefined): LeadMistakes {
  if (code?.meant) return { about: `There is no such code. Did you mean ${code.meant} (${asksAbout(code)})?` }
  const unknown = code ? undefined : unknownCode(about)
  return unknown ? { about: `No tour has the code ${unknown}. Choose the tour, or write the place.` } : {}
}

/** "Bali, gates and green steps 5N/6D, Deluxe" */
function asksAbout({ tour, tier }: ReadCode<TourInBrief>): string {
  return [offeredTour(tour), tierName(tier)].filter(Boolean).join(', ')
}

/** The sentence of a case about other codes in the message: further tours, or an unknown code. Often empty. */
export function codesToTell(noted: Pick<Enquiry, 'message' | 'tour' | 'tier'>, tours: TourInBrief[]): string {
  const { message, tour, tier = '' } = noted
  const codes = readChatCodes(message, tours)
  const unknown = codes.length > 0 || tour ? undefined : unknownCode(message)
  if (unknown) return `No tour has the code ${unknown}.`
  const others = codes.filter((code) => !code.meant && (code.tour.id !== tour || code.tier !== tier))
  return [...new Set(others.map((code) => `${code.code}: ${asksAbout(code)}.`))].join(' ')
}

function asLead({ place, ...others }: Partial<Record<string, string>>): LeadMistakes {
  return { ...others, ...(place && { about: place }) }
}

/** Values that our form cannot send, but a stale page or a program can. */
function chosenMistakes({ channel, month, owner }: LeadForm, { today, owners }: JudgingLead): LeadMistakes {
  const isMonth = month === '' || monthsFrom(today, LEAD_MONTHS).includes(month)
  return {
    ...(!(TOLD_BY as string[]).includes(channel) && { channel: 'Choose how they reached us.' }),
    ...(!isMonth && { month: `Choose a month from ${wholeMonth(today)} on.` }),
    ...(owner !== '' && !owners.includes(owner) && { owner: 'Choose somebody who works at the desk.' }),
  }
}
