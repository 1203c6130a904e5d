import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { cardsOf } from '#data/shortlist/tours-side-by-side.ts'
import { readFormAtMost } from '#data/stores/read-at-most.ts'
import { isCrossSite } from '#delivery/security/same-site.ts'
import { dropAll, isTourId, keepAll, MOST_KEPT, printShortlist } from '#domain/shortlist/shortlist.ts'
import { siteMap } from '#domain/site/site-map.ts'
import type { AppEnv } from '#env.ts'
import { pathBefore } from '#site/frame/path-before.ts'
import { refuse } from '#site/frame/refuse.tsx'
import { remember } from '#site/frame/remember.ts'
import { ShortlistPage, shortlistHead } from './page.tsx'

/** A whole shortlist of somebody else's may be kept at once; in bytes. */
const LIMIT = 8192

export const shortlist = new Hono<AppEnv>()
  /** The visitor's own list, or the one that a link names, which changes nothing of the visitor's own. */
  .get(siteMap.shortlist.path, async (c) => {
    const shared = idsOf(c.req.queries('t'))
    const own = c.get('shortlist')
    const { cards, away } = await cardsOf(c.get('catalogue'), shared.length > 0 ? shared : own, c.get('today'))
    // A tour that the catalogue does not know leaves the list; one that is off for a while stays.
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
  /** Keeps or drops tours that the catalogue knows, and leads back to the page on which that was pressed. */
  .post(siteMap.keep.path, async (c) => {
    if (isCrossSite(c.req.raw)) return refuse(c, 403, 'This choice was sent from another site.')
    const { form = new FormData(), end } = await readFormAtMost(c.req.raw, LIMIT)
    if (end === 'too long') return refuse(c, 413, 'This is too much for a shortlist.')
    const [kept, dropped] = ['keep', 'drop'].map((name) => idsOf(form.getAll(name).map(String)))
    const { cards, away } = await cardsOf(c.get('catalogue'), kept ?? [], c.get('today'))
    const known = (kept ?? []).filter((id) => away.includes(id) || cards.some((card) => card.id === id))
    if (known.length === 0 && dropped?.length === 0) return refuse(c, 400, 'We do not know this tour.')
    save(c, dropAll(keepAll(c.get('shortlist'), known), dropped ?? []))
    return c.redirect(pathBefore(c), 303)
  })

function idsOf(texts: string[] | undefined): string[] {
  return keepAll([], (texts ?? []).slice(0, MOST_KEPT).filter(isTourId))
}

/** The page's script shows the hearts anew where Back brings a page out of the browser's memory. */
function save(c: Context<AppEnv>, ids: string[]): void {
  remember(c, { name: 'shortlist', value: printShortlist(ids), isRead: true })
}
