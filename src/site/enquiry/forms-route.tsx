import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import * as z from 'zod/mini'
import { findSoldTour } from '#data/catalogue/tours.ts'
import { logFault, within } from '#data/stores/faults.ts'
import type { PageHead } from '#delivery/html/head.ts'
import { TIERS } from '#domain/catalogue/tiers.ts'
import type { Tour } from '#domain/catalogue/tour.ts'
import { type EnquiryValues, type FormKind, isProblem, type Problem } from '#domain/enquiries/enquiry.ts'
import { soughtInWords } from '#domain/enquiries/sought-words.ts'
import { visitByAddress } from '#domain/enquiries/source.ts'
import { priceOnDay } from '#domain/prices/price-on-day.ts'
import { soughtText } from '#domain/search/list-query.ts'
import { texts } from '#domain/site/asked.ts'
import { siteMap } from '#domain/site/site-map.ts'
import { type ChoiceRead, readChoice, tripAsked } from '#domain/trips/read-choice.ts'
import { answerTrip, tripSaid } from '#domain/trips/trip-answer.ts'
import { choiceQuery, isDated } from '#domain/trips/trip-choice.ts'
import { partyInWords } from '#domain/trips/trip-words.ts'
import type { AppEnv } from '#env.ts'
import { judged, judgedOn } from '#site/frame/judged.ts'
import { ContactPage, contactHead } from './contact-page.tsx'
import { EnquirePage, enquireHead } from './page.tsx'

/** The tour or tier of the form. A repeated or too long name is ignored. */
const nameAsked = z.pipe(
  texts,
  z.transform(([text, again]) => (again === undefined && text && text.length <= 40 ? text : undefined)),
)

const enquireAsked = (today: string) =>
  z.intersection(z.object({ tour: nameAsked, tier: nameAsked, q: soughtText }), tripAsked(today))

/** The pages with a form, when they are fresh. */
export const enquiryFormRoutes = new Hono<AppEnv>()
  .get(siteMap.contact.path, judged('query', z.object({ q: soughtText })), async (c) => {
    const { q: sought } = c.req.valid('query')
    const values = sought ? { message: soughtInWords(sought) } : {}
    const head = { ...contactHead, ...(sought && { unlisted: true }) }
    const closed = await c.env.context.closedDays()
    return c.render(<ContactPage today={c.get('today')} closed={closed} values={values} mistakes={{}} />, { head })
  })
  .get(siteMap.enquire.path, judgedOn('query', enquireAsked), async (c) => {
    const { tour: id, tier, q: sought, ...asked } = c.req.valid('query')
    const tour = id ? await tourOf(c, id) : undefined
    const today = c.get('today')
    const known = tour && knownValues(tour, { tierKey: tier, today })
    const trip = tour && tripValues(tour, asked, today)
    const kind = tour && tier ? 'tour' : 'callback'
    const visit = visitByAddress(c.req.url, c.req.header('referer'))
    const values = { ...(sought && searchValues(sought, asked)), ...known, ...trip, visit }
    return enquirePage(c, { tour, kind, values, mistakes: {}, unlisted: sought !== '' })
  })

/** The values of a form after a search without results: the search, and the party if given. */
function searchValues(sought: string, { typed, trip }: ChoiceRead): EnquiryValues {
  return { wishes: soughtInWords(sought), ...(typed.adults && trip && { passengers: partyInWords(trip) }) }
}

/** How long the catalogue may take to find a form's tour, in ms; without it the form asks for a call. */
const PATIENCE = 1000
/** The same for a refused form, whose hidden fields name the tour. */
const PATIENCE_AGAIN = 150

async function tourOf(c: Context<AppEnv>, id: string, patience = PATIENCE): Promise<Tour | undefined> {
  try {
    return await within(patience, findSoldTour(c.get('catalogue'), id, c.get('today')))
  } catch (error) {
    logFault('form', error)
    return undefined
  }
}

type ReturnedForm = Problem & { form: string; values: EnquiryValues }

/** The page of a refused form, with all typed text. */
export async function returnedFormPage(c: Context<AppEnv>, { form, ...state }: ReturnedForm) {
  if (form === 'contact') {
    const head = { ...withErrorTitle(contactHead, state), unlisted: true }
    const closed = await c.env.context.closedDays()
    return c.render(<ContactPage today={c.get('today')} closed={closed} {...state} />, { head })
  }
  const id = state.values.tour ?? ''
  const tour = /^\w{1,40}$/.test(id) ? await tourOf(c, id, PATIENCE_AGAIN) : undefined
  return enquirePage(c, { tour, kind: form === 'tour' ? 'tour' : 'callback', unlisted: true, ...state })
}

type EnquireProps = Omit<ReturnedForm, 'form'> & { kind: FormKind; tour: Tour | undefined; unlisted: boolean }

function enquirePage(c: Context<AppEnv>, { unlisted, ...props }: EnquireProps) {
  const today = c.get('today')
  const trip = props.tour && tripWords(props.tour, { query: props.values.trip, today })
  const key = props.values.key ?? crypto.randomUUID()
  const page = <EnquirePage {...props} today={today} trip={trip} formKey={key} />
  return c.render(page, {
    head: { ...withErrorTitle(enquireHead, props), unlisted: unlisted || props.tour !== undefined },
  })
}

/** The title first says that there is a mistake (GOV.UK Design System, error summary). */
function withErrorTitle(head: PageHead, problem: Problem): PageHead {
  return isProblem(problem) ? { ...head, title: `Error: ${head.title}` } : head
}

/** The values of a new form: the tour, its page, the pressed tier and its price. */
function knownValues(tour: Tour, { tierKey, today }: { tierKey: string | undefined; today: string }): EnquiryValues {
  const known = { tour: tour.id, packages: tour.path, place: tour.place }
  const tier = TIERS.find(({ key }) => key === tierKey)
  if (!tier) return known
  const price = priceOnDay(tour.windows, today)?.window[tier.key].current
  return { ...known, accommodations: tier.accommodation, ...(price && { price: String(price) }) }
}

/**
 * The values of a computed trip: the trip and its total, hidden; its date, which can be changed. A tier alone, as in
 * the links of a tour's tiers, is no trip.
 */
function tripValues(tour: Tour, { trip: choice, typed }: ChoiceRead, today: string): EnquiryValues {
  if (!choice || Object.keys(typed).every((name) => name === 'tier')) return {}
  const answer = answerTrip(tour, choice, today)
  return {
    trip: choiceQuery(choice),
    ...(answer && { total: String(answer.price.total) }),
    passengers: partyInWords(choice),
    ...(isDated(choice) && { date: choice.from }),
  }
}

/** The same in words, also for a refused form. */
function tripWords(tour: Tour, { query, today }: { query: string | undefined; today: string }): string | undefined {
  if (!query) return undefined
  const { trip } = readChoice(query, today)
  return trip && tripSaid(tour, trip, today)
}
