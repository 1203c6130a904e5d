import { parse } from 'hono/utils/cookie'
import * as z from 'zod/mini'
import { readShortlist } from '#domain/shortlist/shortlist.ts'
import { firstText } from '#domain/site/asked.ts'
import { preferences } from '#domain/visit/preferences.ts'

/** Every cookie of the site: preferences, the shortlist, and the ticket of the last enquiry. */
const cookies = z.intersection(
  preferences,
  z.object({
    shortlist: z.pipe(
      firstText,
      z.transform((ids) => readShortlist(ids)),
    ),
    sent: firstText,
  }),
)

/** Most requests have no cookies; this is parsed once. */
const NONE = cookies.parse({})

/**
 * A request's cookies; foreign values are ignored. Over https each name has the prefix by which a browser guarantees
 * that no other host has set it (OWASP ASVS 5.0, 3.3.3). A development site has no https.
 */
export function readCookies({ url, headers }: Request): z.output<typeof cookies> {
  const cookie = headers.get('cookie')
  if (!cookie) return NONE
  const prefix = url.startsWith('https:') ? '__Host-' : ''
  const sent = Object.entries(parse(cookie))
  const ours = sent
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]) => [name.slice(prefix.length), value])
  return cookies.parse(Object.fromEntries(ours))
}
