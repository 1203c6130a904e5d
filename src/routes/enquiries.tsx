import { type Context, Hono } from 'hono'
import { outboxOf } from '#data/enquiries/cron.ts'
import { newRow } from '#data/enquiries/enquiries.ts'
import { drain } from '#data/enquiries/outbox.ts'
import { take } from '#data/enquiries/take.ts'
import { turnstileMark } from '#data/enquiries/turnstile.ts'
import { logFault, within } from '#data/faults.ts'
import { isBeyond } from '#data/rate-limit.ts'
import {
  type Enquiry,
  type EnquiryMistakes,
  type EnquiryValues,
  parseEnquiry,
  typedValues,
} from '#domain/enquiries/enquiry.ts'
import { bodyMark, type HeldReason } from '#domain/enquiries/marks.ts'
import { enquiryId, isReference } from '#domain/enquiries/reference.ts'
import { siteMap } from '#domain/site-map.ts'
import type { AppEnv } from '#env.ts'
import { SuccessPage, successHead } from '#pages/success.tsx'
import { type ReadBody, type Refusal, readBody } from './enquiry-body.ts'
import { formPage } from './enquiry-forms.tsx'
import { NO_DOOR, TOO_MANY } from './enquiry-refusals.ts'

export const enquiries = new Hono<AppEnv>()
  .post(siteMap.sendEmail.path, async (c) => {
    const body = await readBody(c.req)
    if (body.refusal) return refuse(c, body, body.refusal)
    if (await isBeyond(c.env.TOTAL, 'enquiries')) return refuse(c, body, TOO_MANY)
    const parsed = parseEnquiry(body.fields, c.get('today'))
    if ('mistakes' in parsed) return faulty(c, body, parsed.mistakes)
    const { enquiry } = parsed
    const key = formKey(c, body.fields)
    const held = await markOf(c, body.fields, { key, enquiry })
    const row = await newRow(enquiry, { key, now: Date.now(), held })
    const outbox = outboxOf(c.env)
    const keep = (attempt: Promise<unknown>) => c.executionCtx.waitUntil(attempt)
    const door = await take({ database: c.env.ENQUIRIES, spill: c.env.SPILL, mail: outbox.mail, keep }, row)
    if (!door) return refuse(c, body, NO_DOOR)
    if (door === 'database') keep(drain(outbox, 5).catch((error) => logFault('drain', error)))
    const { reference } = row
    return body.form
      ? c.redirect(`${siteMap.success.path}?reference=${reference}`, 303)
      : c.json({ ok: true, reference })
  })
  .get(siteMap.success.path, (c) => {
    const reference = c.req.query('reference') ?? ''
    const page = <SuccessPage reference={isReference(reference) ? reference : undefined} />
    return c.render(page, { head: successHead })
  })

/** The key that makes repeats one enquiry: the form's own, the client's header, else the day. */
function formKey(c: Context<AppEnv>, fields: Record<string, unknown>): string {
  const given = c.req.header('idempotency-key') ?? fields.key
  return typeof given === 'string' && /^[\w-]{16,64}$/.test(given) ? given : c.get('today')
}

/** Why the enquiry is held for a look, if it is. The visitor is told "sent" either way. */
async function markOf(
  c: Context<AppEnv>,
  fields: Record<string, unknown>,
  { key, enquiry }: { key: string; enquiry: Enquiry },
): Promise<HeldReason | undefined> {
  const mark = bodyMark(fields, Date.now())
  if (mark) return mark
  const visitor = c.req.header('cf-connecting-ip')
  if (visitor && (await isBeyond(c.env.PER_VISITOR, visitor))) return 'rate'
  const turnstile = c.get('turnstile')
  if (!turnstile) return undefined
  const token = fields['cf-turnstile-response']
  return turnstileMark({ secret: turnstile.secret, token, enquiry: await enquiryId(key, enquiry) })
}

function faulty(c: Context<AppEnv>, { form, fields }: ReadBody, mistakes: EnquiryMistakes) {
  if (!form) return c.json({ ok: false, error: Object.values(mistakes)[0] ?? '', fields: mistakes }, 422)
  c.status(422)
  return formAgain(c, fields, { mistakes })
}

/** Not taken: a form comes back with everything typed and, on top, the sentence that says why. */
function refuse(c: Context<AppEnv>, { form, fields }: ReadBody, { status, sentence, retryAfter }: Refusal) {
  if (retryAfter) c.header('retry-after', String(retryAfter))
  if (!form) return c.json({ ok: false, error: sentence }, status)
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
    return await within(CATALOGUE_PATIENCE, formPage(c, { ...shown, values }))
  } catch (error) {
    logFault('form', error)
    return formPage(c, { ...shown, values: withoutTour(values) })
  }
}

/** The page's path still tells which tour it was; only its name is missing from the form. */
function withoutTour({ tour: _, ...values }: EnquiryValues): EnquiryValues {
  return values
}
