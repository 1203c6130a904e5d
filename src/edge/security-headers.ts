import { contentHashes } from '#render/assets.ts'
import type { Tag } from './outside-tags.ts'

/** Where the embedded maps come from. */
const MAPS = 'https://www.openstreetmap.org'

/** On every answer of the Worker. public/_headers says the same for files. */
const HEADERS: Record<string, string> = {
  'content-security-policy': policyFor([]),
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': closed([
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

/** Puts the security headers on an answer of ours. One that brings a policy of its own keeps it. */
export function secured(response: Response): Response {
  for (const [name, value] of Object.entries(HEADERS)) {
    if (name !== 'content-security-policy' || !response.headers.has(name)) response.headers.set(name, value)
  }
  return response
}

/**
 * Scripts and styles are our own files, or inline ones whose hash the build knows. Nothing else runs, loads or frames,
 * and no text becomes markup in the browser (Trusted Types). A tag's host is allowed where the tag is; one that loads
 * more scripts by itself knows no Trusted Types.
 */
export function policyFor(tags: Tag[]): string {
  const hosts = tags.map(({ host }) => ` ${host}`).join('')
  const directives = [
    `default-src 'none'`,
    `script-src 'self' '${contentHashes.script}'${hosts}`,
    `style-src 'self' ${contentHashes.styles.map((hash) => `'${hash}'`).join(' ')}`,
    `style-src-attr 'none'`,
    `img-src 'self' data:${hosts}`,
    `font-src 'self'`,
    `connect-src 'self'${hosts}`,
    `manifest-src 'self'`,
    `frame-src ${MAPS}`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ]
  const trusted = [`require-trusted-types-for 'script'`, `trusted-types 'none'`]
  return [...directives, ...(tags.some(({ loadsMore }) => loadsMore) ? [] : trusted)].join('; ')
}

function closed(features: string[]): string {
  return features.map((feature) => `${feature}=()`).join(', ')
}
