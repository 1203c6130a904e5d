/** The two keys of a Turnstile widget (developers.cloudflare.com/turnstile): one in every page, one of the Worker's own. */
export type TurnstileKeys = { siteKey: string; secret: string }

type Configured = { siteKey: string | undefined; secret: string | undefined }

/**
 * The keys, if Turnstile is configured. Both are needed: with a secret alone every enquiry would be held, because no
 * page could get a token. A site key has the format that Turnstile's script expects.
 */
export function turnstileKeys({ siteKey = '', secret = '' }: Configured): TurnstileKeys | undefined {
  return /^[\w-]{3,100}$/.test(siteKey) && secret !== '' ? { siteKey, secret } : undefined
}
