import { brand } from '#brand.ts'
import { contentHashes } from '#delivery/html/assets.ts'
import type { OutsideTag } from '#delivery/variant/outside-tags.ts'
import type { TurnstileKeys } from '#domain/enquiries/turnstile-keys.ts'
import { isSecret } from '#domain/site/site-map.ts'

/** Where the embedded maps come from. */
const MAPS = 'https://www.openstreetmap.org'
/** Where Turnstile's script and its frame come from (developers.cloudflare.com/turnstile/reference/content-security-policy). */
const TURNSTILE = 'https://challenges.cloudflare.com'

const POLICY = 'content-security-policy'

/**
 * What an answer allows beyond our own files: the outside tags that run in it, Turnstile where it is configured, and the
 * style of a notice that stands on top of it.
 */
export type Allowed = { tags: OutsideTag[]; turnstile: TurnstileKeys | undefined; notice?: boolean }

/** On every answer of the Worker, beside its policy. public/_headers says the same for files. */
export const SECURITY_HEADERS: Record<string, string> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': closeFeatures([
    'accelerometer',
    'browsing-topics',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
  ]),
}

/**
 * Puts the security headers on an answer of ours. An answer that has its own policy keeps it. What answers a post may
 * hold what a visitor typed, so no browser keeps it (OWASP ASVS 5.0, 14.3.2).
 */
export function withSecurityHeaders({ method, url }: Request, response: Response): Response {
  if (!response.headers.has(POLICY)) response.headers.set(POLICY, policyFor({ tags: [], turnstile: undefined }))
  if (method !== 'GET' && method !== 'HEAD') response.headers.set('cache-control', 'no-store')
  const { pathname, search } = new URL(url)
  const all = isSecret(pathname + search) ? { ...SECURITY_HEADERS, ...SECRET_HEADERS } : SECURITY_HEADERS
  for (const [name, value] of Object.entries(all)) response.headers.set(name, value)
  if (new URL(url).host !== new URL(brand.origin).host) response.headers.set(...NOT_LISTED)
  return response
}

/** On a copy of the site, as the preview is: a search engine lists the site alone. */
const NOT_LISTED = ['x-robots-tag', 'noindex, nofollow'] as const

/** On an answer whose address is a key. */
const SECRET_HEADERS = {
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
}

/**
 * Scripts and styles are our own files, or inline ones whose hash the build knows. Nothing else runs, loads or frames,
 * and no text becomes markup in the browser (Trusted Types). A tag's host is allowed where the tag is; one that loads
 * more scripts by itself knows no Trusted Types. For Turnstile the form may say which addresses become scripts.
 */
export function policyFor({ tags, turnstile, notice = false }: Allowed): string {
  const guard = turnstile ? ` ${TURNSTILE}` : ''
  const hosts = tags.map(({ host }) => ` ${host}`).join('')
  const styles = [...contentHashes.styles, ...(notice ? [contentHashes.notice] : [])]
  const directives = [
    `default-src 'none'`,
    `script-src 'self' '${contentHashes.script}'${guard}${hosts}`,
    `style-src 'self' ${styles.map((hash) => `'${hash}'`).join(' ')}`,
    `style-src-attr 'none'`,
    `img-src 'self' data:${hosts}`,
    `font-src 'self'`,
    `connect-src 'self'${hosts}`,
    `manifest-src 'self'`,
    `frame-src ${MAPS}${guard}`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ]
  const trusted = [`require-trusted-types-for 'script'`, `trusted-types ${turnstile ? 'default' : `'none'`}`]
  return [...directives, ...(tags.some(({ loadsMore }) => loadsMore) ? [] : trusted)].join('; ')
}

function closeFeatures(features: string[]): string {
  return features.map((feature) => `${feature}=()`).join(', ')
}
