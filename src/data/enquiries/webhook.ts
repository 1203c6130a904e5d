import { logFault } from '#data/stores/faults.ts'
import type { TakenEnquiry } from '#domain/enquiries/enquiry.ts'
import { hex } from '#domain/enquiries/reference.ts'

/** The address of a CRM; undefined: none. */
export type Webhook = { url: string; secret: string }

/** The configured webhook, if both parts are set. An address without https is ignored and logged. */
export function webhookOf(env: { WEBHOOK_URL?: string; WEBHOOK_SECRET?: string }): Webhook | undefined {
  if (!env.WEBHOOK_URL || !env.WEBHOOK_SECRET) return undefined
  if (env.WEBHOOK_URL.startsWith('https://')) return { url: env.WEBHOOK_URL, secret: env.WEBHOOK_SECRET }
  logFault('webhook', new WebhookRefusal('NO_HTTPS'))
  return undefined
}

/** Why the delivery failed: an answer other than 2xx, or the address. */
class WebhookRefusal extends Error {
  override name = 'WebhookRefusal'
  readonly code: string
  constructor(why: number | string) {
    super()
    this.code = `WEBHOOK_${why}`
  }
}

/** The end of an enquiry for the receiver: withdrawn by its sender, or erased. */
export type Ended = { id: string; reference: string } & ({ withdrawn: true } | { erased: true })

/**
 * Posts an enquiry or its end as JSON. `x-signature` is `t=<ms since 1970>,v1=<hex>`: HMAC-SHA-256 of "<t>.<body>" with
 * the shared secret. It proves the sender and the time.
 */
export async function postWebhook({ url, secret }: Webhook, told: TakenEnquiry | Ended, now: number): Promise<void> {
  const body = JSON.stringify(told)
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-enquiry-id': told.id,
      'x-signature': `t=${now},v1=${await hmac(secret, `${now}.${body}`)}`,
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(8000),
  })
  await response.body?.cancel()
  if (!response.ok) throw new WebhookRefusal(response.status)
}

async function hmac(secret: string, text: string): Promise<string> {
  const bytes = (value: string) => new TextEncoder().encode(value)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign'])
  return hex(await crypto.subtle.sign('HMAC', key, bytes(text)))
}
