import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'

const YEAR = 365 * 24 * 60 * 60

/** `isRead`: the page's script may read it. */
type Choice = { name: string; value: string; isRead?: true }

/** Remembers a choice of the visitor's for a year; an empty one is forgotten. */
export function remember(c: Context, { name, value, isRead }: Choice): void {
  const secure = new URL(c.req.url).protocol === 'https:'
  const lasting = { path: '/', maxAge: value ? YEAR : 0, sameSite: 'Lax', httpOnly: !isRead } as const
  setCookie(c, name, value, secure ? { ...lasting, prefix: 'host' } : lasting)
}
