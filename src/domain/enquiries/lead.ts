import { tierName } from '#domain/catalogue/tiers.ts'
import type { TourInBrief } from '#domain/catalogue/tour.ts'
import { monthsFrom, wholeMonth } from '#values/dates.ts'
import type { Mistakes } from '#values/mistakes.ts'
import { searchForm } from '#values/normal-form.ts'
import { type ReadCode, readChatCodes, unknownCode } from './chat-code.ts'
import type { Enquiry } from './enquiry.ts'
import { parseEnquiry } from './enquiry-schema.ts'
import { CHANNELS, type Channel } from './source.ts'

/** The fields of the form in which the staff note what a caller told them, by their names on the wire. */
export const LEAD_FIELDS = [
  ...(['channel', 'name', 'phone', 'message'] as const),
  ...(['about', 'month', 'passengers', 'email', 'owner'] as const),
]
export type LeadField = (typeof LEAD_FIELDS)[number]
/** As it was typed; `about`: a tour, a place or the code of a chat, which may stand in `message` too. */
export type LeadForm = Record<LeadField, string>
export type LeadMistakes = Mistakes<LeadField>

/** The context in which a lead is judged: the day in India, the colleagues who may have a case, the tours. */
export type JudgingLead = { today: string; owners: readonly string[]; tours: TourInBrief[] }

/** The ways in which people speak to the staff. */
export const TOLD_BY = (Object.keys(CHANNELS) as Channel[]).filter((channel) => channel !== 'form')

/** How many months ahead a caller may name. */
export const LEAD_MONTHS = 18

/** "Bali, gates and green steps 5N/6D": how the form offers a tour. */
export function offeredTour({ title, duration }: Pick<TourInBrief, 'title' | 'duration'>): string {
  return `${title} ${duration}`
}

/** The enquiry that a lead is, judged as the site judges its own forms, or a sentence for each field to be mended. */
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

/** What a lead is about. A place in the staff's words stays so beside the code of a chat. */
function readAbout(form: LeadForm, tours: TourInBrief[]): About {
  const told = tourTold(form.about, tours)
  const [typed] = readChatCodes(form.about, tours)
  const code = typed ?? pastedCode(form, tours)
  const tour = told ?? code?.tour
  const isPlace = form.about !== '' && !told && !typed
  return { tour, place: isPlace ? form.about : (tour?.place ?? ''), code }
}

/** A tour by its whole name, with its length or without; anything else stays a place in their words. */
function tourTold(about: string, tours: TourInBrief[]): TourInBrief | undefined {
  const typed = searchForm(about)
  const fitting = tours.filter((tour) => [offeredTour(tour), tour.title].map(searchForm).includes(typed))
  return fitting.length === 1 ? fitting[0] : undefined
}

/** The code in the words of a chat. Where a tour or a place is named beside it, nobody is asked what a misspelt one means. */
function pastedCode({ about, message }: LeadForm, tours: TourInBrief[]): ReadCode<TourInBrief> | undefined {
  const [pasted] = readChatCodes(message, tours)
  return about !== '' && pasted?.meant ? undefined : pasted
}

/** What the code of a chat tells besides the tour: the campaign, and its page and tier where the tour is the same. */
function toldBy({ tour, tier, source }: ReadCode<TourInBrief>, told: TourInBrief | undefined): Partial<Enquiry> {
  return { source, ...(tour === told && { page: tour.path, ...(tier && { tier }) }) }
}

/** A code that no tour has is a mistake in the field for the tour alone; in their words it stops nobody (codesToTell). */
function codeMistake({ about }: LeadForm, code: ReadCode<TourInBrief> | undefined): LeadMistakes {
  if (code?.meant) return { about: `There is no such code. Did you mean ${code.meant} (${asksAbout(code)})?` }
  const unknown = code ? undefined : unknownCode(about)
  return unknown ? { about: `No tour has the code ${unknown}. Choose the tour, or write the place.` } : {}
}

/** "Bali, gates and green steps 5N/6D, Deluxe" */
function asksAbout({ tour, tier }: ReadCode<TourInBrief>): string {
  return [offeredTour(tour), tierName(tier)].filter(Boolean).join(', ')
}

/** What a case says of the codes in the guest's words: what else they ask about, or a code that no tour has. Mostly empty. */
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

/** What a form of ours cannot hold, but a page from yesterday or a program can. */
function chosenMistakes({ channel, month, owner }: LeadForm, { today, owners }: JudgingLead): LeadMistakes {
  const isMonth = month === '' || monthsFrom(today, LEAD_MONTHS).includes(month)
  return {
    ...(!(TOLD_BY as string[]).includes(channel) && { channel: 'Choose how they reached us.' }),
    ...(!isMonth && { month: `Choose a month from ${wholeMonth(today)} on.` }),
    ...(owner !== '' && !owners.includes(owner) && { owner: 'Choose somebody who works at the desk.' }),
  }
}
