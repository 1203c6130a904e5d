/** The two keys of a Turnstile widget (developers.cloudflare.com/turnstile): one in every page, one of the Worker's own. */
export type TurnstileKeys = { siteKey: string; secret: string }

type Configured = { siteKey: string | undefined; secret: string | undefined }

/**
 * The keys, if Turnstile is configured. One without the other counts as none: a secret alone would hold every enquiry,
 * for no page could earn a token. A site key has the form that Turnstile's script asks of it.
 */
export function turnstileKeys({ siteKey = '', secret = '' }: Configured): TurnstileKeys | undefined {
  return /^[\w-]{3,100}$/.test(siteKey) && secret !== '' ? { siteKey, secret } : undefined
}
