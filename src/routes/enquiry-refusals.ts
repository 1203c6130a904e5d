import { brand } from '#brand.ts'
import type { Refusal } from './enquiry-body.ts'

const INSTEAD = `call ${brand.phone.shown} or write to us at https://wa.me/${brand.phone.digits}`

/** No store and no mail has accepted the enquiry. */
export const NO_DOOR: Refusal = {
  status: 503,
  sentence: `This has not been sent: our systems do not answer just now. Please try again in a minute, ${INSTEAD}.`,
  retryAfter: 60,
}

/** More enquiries than people can send. */
export const TOO_MANY: Refusal = {
  status: 429,
  sentence: `This has not been sent: too many enquiries arrive just now. Please try again in a minute, ${INSTEAD}.`,
  retryAfter: 60,
}
