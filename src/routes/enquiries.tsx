import { type Context, Hono } from 'hono'
import { saveEnquiry } from '#data/enquiries.ts'
import { type EnquiryFaults, parseEnquiry, typedValues } from '#domain/enquiry.ts'
import { isReference } from '#domain/reference.ts'
import type { AppEnv } from '#env.ts'
import { SuccessPage, successHead } from '#pages/success.tsx'
import { type Refusal, readBody } from './enquiry-body.ts'
import { formPage } from './enquiry-forms.tsx'

export const enquiries = new Hono<AppEnv>()
  .post('/send-email', async (c) => {
    const { form, fields, refusal } = await readBody(c.req)
    if (refusal)
      return form ? refusedForm(c, fields, refusal) : c.json({ ok: false, error: refusal.sentence }, refusal.status)
    const parsed = parseEnquiry(fields, c.get('today'))
    if ('faults' in parsed) return form ? faultyForm(c, fields, parsed.faults) : faultyJson(c, parsed.faults)
    const key = formKey(c, fields)
    const reference = await saveEnquiry(c.env.ENQUIRIES, parsed.enquiry, { key, now: new Date() })
    return form ? c.redirect(`/success?reference=${reference}`, 303) : c.json({ ok: true, reference })
  })
  .get('/success', (c) => {
    const reference = c.req.query('reference') ?? ''
    const page = <SuccessPage reference={isReference(reference) ? reference : undefined} />
    return c.render(page, { head: successHead })
  })

/** The key that makes repeats one enquiry: the form's own, the client's header, else the day. */
function formKey(c: Context<AppEnv>, fields: Record<string, unknown>): string {
  const given = c.req.header('idempotency-key') ?? fields.key
  return typeof given === 'string' && /^[\w-]{16,64}$/.test(given) ? given : c.get('today')
}

function faultyJson(c: Context<AppEnv>, faults: EnquiryFaults) {
  return c.json({ ok: false, error: Object.values(faults)[0] ?? '', fields: faults }, 422)
}

function faultyForm(c: Context<AppEnv>, fields: Record<string, unknown>, faults: EnquiryFaults) {
  c.status(422)
  return formPage(c, { values: typedValues(fields), faults, form: String(fields.form ?? '') })
}

/** The form again with everything typed, and on top the sentence that says why it was not taken. */
function refusedForm(c: Context<AppEnv>, fields: Record<string, unknown>, { status, sentence }: Refusal) {
  c.status(status)
  return formPage(c, { values: typedValues(fields), faults: {}, form: String(fields.form ?? ''), sentence })
}
