import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'

const YEAR = 365 * 24 * 60 * 60

/** `isRead`: the page's script may read it. `seconds`: default a year. */
type Remembered = { name: string; value: string; isRead?: true; seconds?: number }

/** Stores a value in a cookie; an empty value deletes it. */
export function remember(c: Context, { name, value, isRead, seconds = YEAR }: Remembered): void {
  const lasting = { path: '/', maxAge: value ? seconds : 0, sameSite: 'Lax', httpOnly: !isRead } as const
  const prefix = prefixOf(c.req.url)
  setCookie(c, name, value, prefix ? { ...lasting, secure: true, prefix } : lasting)
}

/** As `readCookies` reads it. */
function prefixOf(url: string): 'host' | undefined {
  return new URL(url).protocol === 'https:' ? 'host' : undefined
}
