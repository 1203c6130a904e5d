import { SECURITY_HEADERS } from '#delivery/security/security-headers.ts'

const POLICY = 'content-security-policy'
const FRAMED = `frame-ancestors 'self'`

/**
 * Only the desk's own script runs. Nothing loads from other hosts, no page can frame the desk, and forms are sent only
 * to it.
 */
const RULES = [
  `default-src 'none'`,
  `script-src 'self'`,
  `frame-src 'self'`,
  `style-src 'self'`,
  `style-src-attr 'none'`,
  `img-src 'self' data:`,
  `font-src 'self'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
  `require-trusted-types-for 'script'`,
  `trusted-types 'none'`,
]
/** Lets the desk frame a page of the site. */
export function framedPolicy(policy: string): string {
  return policy.replace(`frame-ancestors 'none'`, FRAMED)
}

const HEADERS: Record<string, string> = {
  ...SECURITY_HEADERS,
  [POLICY]: RULES.join('; '),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
}

/**
 * Sets the desk's headers, which keep pages out of caches. A draft is a page of the site and keeps the site's policy.
 */
export function withDeskHeaders(response: Response): Response {
  const answer = new Response(response.body, response)
  const own = answer.headers.get(POLICY)
  for (const [name, value] of Object.entries(HEADERS)) answer.headers.set(name, value)
  if (own) answer.headers.set(POLICY, own)
  if (own?.includes(FRAMED)) answer.headers.set('x-frame-options', 'SAMEORIGIN')
  return answer
}

/** The headers of a downloaded CSV file. */
export function csvHeaders(name: string): Record<string, string> {
  return { 'content-type': 'text/csv; charset=UTF-8', 'content-disposition': `attachment; filename="${name}"` }
}
