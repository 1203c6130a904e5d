import type { EnquiryFaults } from '#domain/enquiry.ts'

/** What became of a send: taken; answered, but not with 200; or never answered. */
export type Outcome = { kind: 'sent' | 'refused' | 'failed'; faults?: EnquiryFaults; sentence?: string }

/** Sends the form as JSON, by the spec's field names. Sending again with the same key is the same enquiry. */
export async function sendEnquiry(form: FormData, key: string): Promise<Outcome> {
  try {
    const response = await fetch('/send-email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(wireFields(form)),
    })
    if (response.status === 200) return { kind: 'sent' }
    const { error, fields } = (await response.json()) as { error?: string; fields?: EnquiryFaults }
    return { kind: 'refused', ...(fields ? { faults: fields } : error && { sentence: error }) }
  } catch (error) {
    console.error('The enquiry could not be sent', error instanceof Error ? error.name : 'unknown')
    return { kind: 'failed' }
  }
}

/** The radio's answer travels as the spec's two booleans; `opened` says since when the page has been open. */
function wireFields(form: FormData): Record<string, unknown> {
  const { flexible, form: _, key: __, ...fields } = Object.fromEntries(form)
  const opened = String(Math.round(performance.timeOrigin))
  if (!('passengers' in fields)) return { ...fields, opened }
  return { ...fields, flexibleYes: flexible === 'yes', flexibleNo: flexible === 'no', opened }
}
