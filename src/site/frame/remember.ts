import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

const YEAR = 365 * 24 * 60 * 60

/** `isRead`: the page's script may read it. `seconds`: for how long; absent: a year. */
type Remembered = { name: string; value: string; isRead?: true; seconds?: number }

/** Remembers a value in a cookie; an empty one is forgotten. */
export function remember(c: Context, { name, value, isRead, seconds = YEAR }: Remembered): void {
  const lasting = { path: '/', maxAge: value ? seconds : 0, sameSite: 'Lax', httpOnly: !isRead } as const
  const prefix = prefixOf(c.req.url)
  setCookie(c, name, value, prefix ? { ...lasting, secure: true, prefix } : lasting)
}

export function remembered(c: Context, name: string): string | undefined {
  return getCookie(c, name, prefixOf(c.req.url))
}

/**
 * Over https the name of a cookie promises the browser that no other host has set it (OWASP ASVS 5.0, 3.3.3); a site
 * served for development has no https.
 */
function prefixOf(url: string): 'host' | undefined {
  return new URL(url).protocol === 'https:' ? 'host' : undefined
}
