import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { Hono } from 'hono/tiny'
import * as z from 'zod/mini'
import { takeIn } from '#data/enquiries/intake.ts'
import type { Enquiry, EnquiryMistakes, Problem } from '#domain/enquiries/enquiry.ts'
import { enquirySchema, mistakesIn, typedValues } from '#domain/enquiries/enquiry-schema.ts'
import { visitByAddress } from '#domain/enquiries/source.ts'
import { siteMap } from '#domain/site/site-map.ts'
import { answeredByInWords } from '#domain/site/working-hours.ts'
import type { AppEnv } from '#env.ts'
import { judged } from '#site/frame/judged.ts'
import { rememberSent } from '#site/own-enquiry/read-own.ts'
import { returnedFormPage } from './forms-route.tsx'
import { type ReadBody, readBody } from './read-body.ts'
import { notTaken, type Refusal } from './refusals.ts'

/** A valid enquiry with its body. */
type Sent = ReadBody & { enquiry: Enquiry }

/** Validates a form, or the same fields as JSON, by one schema. A refused body is returned with all typed text. */
const judgedEnquiry = createMiddleware<AppEnv, string, { out: { form: Sent | undefined; json: Sent } }>(
  async (c, next) => {
    const body = withVisit(c, await readBody(c.req))
    if (body.refusal) return refuse(c, body, body.refusal)
    Object.assign(
      c.req.bodyCache,
      body.form ? { formData: formOf(body.fields) } : { json: Promise.resolve(body.fields) },
    )
    const sent = z.pipe(
      enquirySchema(c.get('today')),
      z.transform((enquiry): Sent => ({ ...body, enquiry })),
    )
    const judge = judged(body.form ? 'form' : 'json', sent, (_, error) => showMistakes(c, body, mistakesIn(error)))
    return judge(c, next)
  },
)

export const enquiryRoutes = new Hono<AppEnv>().post(siteMap.sendEmail.path, judgedEnquiry, async (c) => {
  const sent = c.req.valid('form') ?? c.req.valid('json')
  const address = c.req.header('cf-connecting-ip')
  const arrival = { ...sent, key: formKey(c, sent.fields), address, turnstile: c.get('turnstile') }
  const { outcome, reference } = await takeIn(c.env, arrival, (attempt) => c.executionCtx.waitUntil(attempt))
  return outcome === 'sent' ? confirm(c, sent, reference) : refuse(c, sent, notTaken(outcome, reference))
})

/** Without script the address of the form's page provides the source of the visit, also for a refused form. */
function withVisit(c: Context<AppEnv>, body: ReadBody): ReadBody {
  const page = c.req.header('referer') ?? ''
  if (body.fields.visit || URL.parse(page)?.host !== new URL(c.req.url).host) return body
  return { ...body, fields: { ...body.fields, visit: visitByAddress(page) } }
}

/** A form's texts for the validator, each name once. */
function formOf(fields: ReadBody['fields']): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  return form
}

/** The key for repeated posts: the form's own, the client's header, else the day. */
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

/** Each field with a mistake has a sentence. */
function showMistakes(c: Context<AppEnv>, { form, fields }: ReadBody, mistakes: EnquiryMistakes) {
  if (!form) return c.json({ ok: false, error: Object.values(mistakes)[0] ?? '', fields: mistakes }, 422)
  c.status(422)
  return formAgain(c, fields, { mistakes })
}

/** A refused form is returned with all typed text and the reason on top. */
function refuse(c: Context<AppEnv>, { form, fields }: ReadBody, refusal: Refusal) {
  const { status, sentence, retryAfter, reference } = refusal
  if (retryAfter) c.header('retry-after', String(retryAfter))
  if (!form) return c.json({ ok: false, error: sentence, ...(reference && { reference }) }, status)
  c.status(status)
  return formAgain(c, fields, { mistakes: {}, sentence })
}

function formAgain(c: Context<AppEnv>, fields: ReadBody['fields'], problem: Problem) {
  return returnedFormPage(c, { ...problem, form: String(fields.form ?? ''), values: typedValues(fields) })
}
