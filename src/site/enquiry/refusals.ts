import { brand } from '#brand.ts'

/**
 * Why an enquiry is not confirmed, in a sentence. `retryAfter`: seconds. `reference`: to quote if it may have arrived.
 */
export type Refusal = {
  status: 400 | 403 | 413 | 415 | 503
  sentence: string
  retryAfter?: number
  reference?: string
}

export const OTHER_TYPE: Refusal = { status: 415, sentence: 'Send the enquiry as a form or as JSON.' }
export const OTHER_SITE: Refusal = {
  status: 403,
  sentence: 'This form was sent from another site. Please send it from ours.',
}
export const TOO_LONG: Refusal = {
  status: 413,
  sentence: 'This is longer than we can take. Please shorten it and send it again.',
}
export const CUT: Refusal = {
  status: 413,
  sentence: 'This is longer than we can take: only its beginning stands below. Please shorten it and send it again.',
}
export const UNREADABLE: Refusal = { status: 400, sentence: 'This could not be read. Please send it again.' }
export const BROKEN_OFF: Refusal = { status: 400, sentence: 'Only a part of this has arrived. Please send it again.' }

const INSTEAD = `call ${brand.phone.shown} or write to us at https://wa.me/${brand.phone.digits}`

/**
 * No store and no mail has confirmed the enquiry.
 * @param outcome refused: it did not arrive; unknown: it may have arrived or still arrive. Sent again it is the same
 * enquiry
 */
export function notTaken(outcome: 'refused' | 'unknown', reference: string): Refusal {
  if (outcome === 'refused') {
    const sentence = `This has not been sent: our systems do not answer just now. Please try again in a minute, ${INSTEAD}.`
    return { status: 503, sentence, retryAfter: 60 }
  }
  const sentence = `We cannot tell whether this has reached us: our systems do not answer just now. Sending it again in a minute does no harm. You may also ${INSTEAD}; then please quote ${reference}.`
  return { status: 503, sentence, retryAfter: 60, reference }
}
