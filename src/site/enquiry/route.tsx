import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { type Arrival, takeIn } from '#data/enquiries/intake.ts'
import { logFault, within } from '#data/stores/faults.ts'
import {
  type Enquiry,
  type EnquiryMistakes,
  type EnquiryValues,
  parseEnquiry,
  typedValues,
} from '#domain/enquiries/enquiry.ts'
import { visitByAddress } from '#domain/enquiries/source.ts'
import { siteMap } from '#domain/site/site-map.ts'
import { answeredByInWords } from '#domain/site/working-hours.ts'
import type { AppEnv } from '#env.ts'
import { rememberSent } from '#site/own-enquiry/read-own.ts'
import { returnedFormPage } from './forms-route.tsx'
import { type ReadBody, readBody } from './read-body.ts'
import { notTaken, type Refusal } from './refusals.ts'

export const enquiryRoutes = new Hono<AppEnv>().post(siteMap.sendEmail.path, async (c) => {
  const body = withVisit(c, await readBody(c.req))
  if (body.refusal) return refuse(c, body, body.refusal)
  const parsed = parseEnquiry(body.fields, c.get('today'))
  if ('mistakes' in parsed) return showMistakes(c, body, parsed.mistakes)
  const arrival = arrivalOf(c, body, parsed.enquiry)
  const { outcome, reference } = await takeIn(c.env, arrival, (attempt) => c.executionCtx.waitUntil(attempt))
  return outcome === 'sent' ? confirm(c, body, reference) : refuse(c, body, notTaken(outcome, reference))
})

/** Where no script has told of the visit, the address of the page with the form does, as far as it can; also in a form that comes back. */
function withVisit(c: Context<AppEnv>, body: ReadBody): ReadBody {
  const page = c.req.header('referer') ?? ''
  if (body.fields.visit || URL.parse(page)?.host !== new URL(c.req.url).host) return body
  return { ...body, fields: { ...body.fields, visit: visitByAddress(page) } }
}

function arrivalOf(c: Context<AppEnv>, { fields }: ReadBody, enquiry: Enquiry): Arrival {
  const address = c.req.header('cf-connecting-ip')
  return { enquiry, fields, key: formKey(c, fields), address, turnstile: c.get('turnstile') }
}

/** The key that makes repeats one enquiry: the form's own, the client's header, else the day. */
function formKey(c: Context<AppEnv>, fields: Record<string, unknown>): string {
  const given = c.req.header('idempotency-key') ?? fields.key
  return typeof given === 'string' && /^[\w-]{16,64}$/.test(given) ? given : c.get('today')
}

async function confirm(c: Context<AppEnv>, { form }: ReadBody, reference: string) {
  await rememberSent(c, reference)
  if (form) return c.redirect(`${siteMap.success.path}?reference=${reference}`, 303)
  const { now, closedDays } = c.env.context
  return c.json({ ok: true, reference, by: answeredByInWords(now, await closedDays()) })
}

function showMistakes(c: Context<AppEnv>, { form, fields }: ReadBody, mistakes: EnquiryMistakes) {
  if (!form) return c.json({ ok: false, error: Object.values(mistakes)[0] ?? '', fields: mistakes }, 422)
  c.status(422)
  return formAgain(c, fields, { mistakes })
}

/** Not taken: a form comes back with everything typed and, on top, the sentence that says why. */
function refuse(c: Context<AppEnv>, { form, fields }: ReadBody, refusal: Refusal) {
  const { status, sentence, retryAfter, reference } = refusal
  if (retryAfter) c.header('retry-after', String(retryAfter))
  if (!form) return c.json({ ok: false, error: sentence, ...(reference && { reference }) }, status)
  c.status(status)
  return formAgain(c, fields, { mistakes: {}, sentence })
}

/** How long the catalogue may take to tell the tour's name, in milliseconds. */
const CATALOGUE_PATIENCE = 150

async function formAgain(
  c: Context<AppEnv>,
  fields: Record<string, unknown>,
  state: { mistakes: EnquiryMistakes; sentence?: string },
) {
  const values = typedValues(fields)
  const shown = { ...state, form: String(fields.form ?? '') }
  try {
    return await within(CATALOGUE_PATIENCE, returnedFormPage(c, { ...shown, values }))
  } catch (error) {
    logFault('form', error)
    return returnedFormPage(c, { ...shown, values: withoutTour(values) })
  }
}

/** The page's path still tells which tour it was; only its name is missing from the form. */
function withoutTour({ tour: _, ...values }: EnquiryValues): EnquiryValues {
  return values
}
