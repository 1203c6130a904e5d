import type { EnquiryMistakes } from '#domain/enquiries/enquiry.ts'
import { pathTo } from '#domain/paths.ts'

/** What became of a send: taken; answered, but not with 200; or never answered. */
export type Outcome = { kind: 'sent' | 'refused' | 'failed'; mistakes?: EnquiryMistakes; sentence?: string }

/** How long an answer may take before the visitor is told to try again, in ms. */
const PATIENCE = 30_000

/** Sends the form as JSON, by the spec's field names. Sending again with the same key is the same enquiry. */
export async function sendEnquiry(form: FormData, key: string): Promise<Outcome> {
  try {
    const response = await fetch(pathTo('sendEmail'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(wireFields(form)),
      signal: AbortSignal.timeout(PATIENCE),
    })
    return response.status === 200 ? { kind: 'sent' } : { kind: 'refused', ...(await whyNot(response)) }
  } catch (error) {
    console.error('The enquiry could not be sent', error instanceof Error ? error.name : 'unknown')
    return { kind: 'failed' }
  }
}

type Answer = { error?: string; fields?: EnquiryMistakes }

/** What the answer says about the fields, or about the whole; an answer that is not ours says nothing. */
async function whyNot(response: Response): Promise<Pick<Outcome, 'mistakes' | 'sentence'>> {
  const { error, fields } = (await response.json().catch(() => ({}))) as Answer
  if (fields) return { mistakes: fields }
  return error ? { sentence: error } : {}
}

/** The radio's answer travels as the spec's two booleans; `opened` says since when the page has been open. */
function wireFields(form: FormData): Record<string, unknown> {
  const { flexible, form: _, key: __, ...fields } = Object.fromEntries(form)
  const opened = String(Math.round(performance.timeOrigin))
  if (!('passengers' in fields)) return { ...fields, opened }
  return { ...fields, flexibleYes: flexible === 'yes', flexibleNo: flexible === 'no', opened }
}
