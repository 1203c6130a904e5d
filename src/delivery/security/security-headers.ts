import { brand } from '#brand.ts'
import { contentHashes } from '#delivery/html/assets.ts'
import type { OutsideTag } from '#delivery/variant/outside-tags.ts'
import type { TurnstileKeys } from '#domain/enquiries/turnstile-keys.ts'
import { isSecret } from '#domain/site/site-map.ts'

/** The origin of embedded maps. */
const MAPS = 'https://www.openstreetmap.org'
/** Turnstile's script and frame (developers.cloudflare.com/turnstile/reference/content-security-policy). */
const TURNSTILE = 'https://challenges.cloudflare.com'

const POLICY = 'content-security-policy'

/**
 * The additional sources that a response allows: its outside tags, Turnstile if configured, and the style of its
 * notice.
 */
export type Allowed = { tags: OutsideTag[]; turnstile: TurnstileKeys | undefined; notice?: boolean }

/** On every response of the Worker, besides its policy. public/_headers has the same for files. */
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
 * Sets the security headers. A response with its own policy keeps it. A response to a post may contain a visitor's
 * text, so browsers must not store it (OWASP ASVS 5.0, 14.3.2).
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

/** For a copy of the site, such as the preview: search engines list only the site. */
const NOT_LISTED = ['x-robots-tag', 'noindex, nofollow'] as const

/** For responses with a secret address. */
const SECRET_HEADERS = {
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
}

/**
 * Scripts and styles are our own files, or inline with a hash from the build. Nothing else runs, loads or frames, and
 * no text becomes markup in the browser (Trusted Types). A tag's host is allowed with its tag; a tag that loads further
 * scripts does not support Trusted Types. For Turnstile, a policy names the addresses that may become scripts.
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
