import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import * as z from 'zod/mini'
import { cardsOf } from '#data/shortlist/tours-side-by-side.ts'
import { dropAll, isTourId, keepAll, MOST_KEPT, printShortlist } from '#domain/shortlist/shortlist.ts'
import { texts } from '#domain/site/asked.ts'
import { siteMap } from '#domain/site/site-map.ts'
import type { AppEnv } from '#env.ts'
import { formAtMost, judged } from '#site/frame/judged.ts'
import { pathBefore } from '#site/frame/path-before.ts'
import { refuse } from '#site/frame/refuse.tsx'
import { remember } from '#site/frame/remember.ts'
import { ShortlistPage, shortlistHead } from './page.tsx'

/** A visitor may keep a whole shared list at once; in bytes. */
const LIMIT = 8192

/** The tours to keep or drop, from repeated names. */
const ids = z.pipe(texts, z.transform(idsOf))
const pressed = z.object({ keep: ids, drop: ids })

export const shortlistRoutes = new Hono<AppEnv>()
  /** The visitor's own list, or the one in a link, which does not change it. */
  .get(siteMap.shortlist.path, judged('query', z.object({ t: ids })), async (c) => {
    const shared = c.req.valid('query').t
    const own = c.get('shortlist')
    const { cards, away } = await cardsOf(c.get('catalogue'), shared.length > 0 ? shared : own, c.get('today'))
    // A tour that the catalogue does not have leaves the list; a withdrawn one stays.
    const known = [...cards.map(({ id }) => id), ...away]
    if (shared.length === 0 && known.length < own.length)
      save(
        c,
        own.filter((id) => known.includes(id)),
      )
    return c.render(<ShortlistPage cards={cards} away={away.length} isShared={shared.length > 0} />, {
      head: shortlistHead,
    })
  })
  /** Keeps or drops known tours, and redirects to the page before. */
  .post(siteMap.keep.path, formAtMost(LIMIT), judged('form', pressed), async (c) => {
    const { keep, drop } = c.req.valid('form')
    const { cards, away } = await cardsOf(c.get('catalogue'), keep, c.get('today'))
    const known = keep.filter((id) => away.includes(id) || cards.some((card) => card.id === id))
    if (known.length === 0 && drop.length === 0) return refuse(c, 400, 'We do not know this tour.')
    save(c, dropAll(keepAll(c.get('shortlist'), known), drop))
    return c.redirect(pathBefore(c), 303)
  })

function idsOf(given: string[]): string[] {
  return keepAll([], given.slice(0, MOST_KEPT).filter(isTourId))
}

/** The page's script updates the hearts on a page restored by Back. */
function save(c: Context<AppEnv>, ids: string[]): void {
  remember(c, { name: 'shortlist', value: printShortlist(ids), isRead: true })
}
