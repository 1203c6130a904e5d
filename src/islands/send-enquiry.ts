import type { EnquiryMistakes, Problem } from '#domain/enquiries/enquiry.ts'
import { isReference } from '#domain/enquiries/reference.ts'
import { pathTo } from '#domain/site/paths.ts'

/** The result of sending: accepted with a reference, refused, perhaps accepted, or no response. */
export type SendOutcome = Problem &
  ({ kind: 'sent'; reference: string; by: string } | { kind: 'refused' | 'unknown' | 'failed' })

/** How long a response may take, in ms. */
const PATIENCE = 30_000

const UNCONFIRMED =
  'We have no word that this has arrived. Everything you typed is still here: please send it again, it counts only once. Or reach us this way:'

/**
 * Sends the form as JSON with the spec's field names. A repeated key is the same enquiry. It counts as sent only if our
 * own response says so: a proxy, a portal or a redirect can also answer with 200.
 */
export async function sendEnquiry(form: FormData, key: string): Promise<SendOutcome> {
  try {
    const response = await fetch(pathTo('sendEmail'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(wireFields(form)),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    })
    return outcomeOf(response.status, await answerOf(response))
  } catch (error) {
    console.error('The enquiry could not be sent', error instanceof Error ? error.name : 'unknown')
    return { kind: 'failed', mistakes: {}, sentence: UNCONFIRMED }
  }
}

type Answer = { ok?: unknown; reference?: unknown; by?: unknown; error?: unknown; fields?: unknown }

/** The JSON of a response; a foreign response is empty. */
async function answerOf(response: Response): Promise<Answer> {
  const answer: unknown = await response.json().catch(() => undefined)
  return typeof answer === 'object' && answer !== null ? answer : {}
}

function outcomeOf(status: number, { ok, reference, by, error, fields }: Answer): SendOutcome {
  if (status === 200 && ok === true && isReference(String(reference))) {
    return { kind: 'sent', mistakes: {}, reference: String(reference), by: String(by ?? '') }
  }
  if (status === 422 && areMistakes(fields)) return { kind: 'refused', mistakes: fields }
  console.error('The enquiry was not taken', status)
  const kind = reference ? 'unknown' : 'refused'
  return { kind, mistakes: {}, sentence: typeof error === 'string' && error ? error : UNCONFIRMED }
}

function areMistakes(fields: unknown): fields is EnquiryMistakes {
  const sentences = Object.values(fields ?? {})
  return sentences.length > 0 && sentences.every((sentence) => typeof sentence === 'string')
}

/** The radio's answer is sent as the spec's two booleans; `opened`: when the page was opened. */
function wireFields(form: FormData): Record<string, unknown> {
  const { flexible, form: _, key: __, ...fields } = Object.fromEntries(form)
  const opened = String(Math.round(performance.timeOrigin))
  if (!('passengers' in fields)) return { ...fields, opened }
  return { ...fields, flexibleYes: flexible === 'yes', flexibleNo: flexible === 'no', opened }
}
