import { contentHashes } from '#render/assets.ts'

/** Where the embedded maps come from. */
const MAPS = 'https://www.openstreetmap.org'

/**
 * Scripts and styles are our own files, or inline ones whose hash the build knows. Nothing else runs, loads or frames,
 * and no text becomes markup in the browser (Trusted Types).
 */
const POLICY = [
  `default-src 'none'`,
  `script-src 'self' '${contentHashes.script}'`,
  `style-src 'self' ${contentHashes.styles.map((hash) => `'${hash}'`).join(' ')}`,
  `style-src-attr 'none'`,
  `img-src 'self' data:`,
  `font-src 'self'`,
  `connect-src 'self'`,
  `manifest-src 'self'`,
  `frame-src ${MAPS}`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
  `require-trusted-types-for 'script'`,
  `trusted-types 'none'`,
].join('; ')

/** On every answer of the Worker. public/_headers says the same for files. */
const HEADERS: Record<string, string> = {
  'content-security-policy': POLICY,
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
}

/** Puts the security headers on an answer. */
export function secured(response: Response): Response {
  const answer = new Response(response.body, response)
  for (const [name, value] of Object.entries(HEADERS)) answer.headers.set(name, value)
  return answer
}
