import { Hono } from 'hono/tiny'
import * as z from 'zod/mini'
import { toursOf } from '#data/shortlist/tours-side-by-side.ts'
import { MOST_COMPARED } from '#domain/shortlist/compared.ts'
import { isTourId } from '#domain/shortlist/shortlist.ts'
import { texts } from '#domain/site/asked.ts'
import { toursPath } from '#domain/site/paths.ts'
import { siteMap } from '#domain/site/site-map.ts'
import { tripAsked } from '#domain/trips/read-choice.ts'
import type { AppEnv } from '#env.ts'
import { judgedOn } from '#site/frame/judged.ts'
import { ComparePage, comparedPath, compareHead, sideBySide } from './compare-page.tsx'

/** The most names of an address that are looked up. */
const MOST_ASKED = 6

const compareAsked = (today: string) => z.intersection(z.object({ t: texts }), tripAsked(today))

/** Up to three tours side by side. Their address is canonical: known tours, each once, in order of popularity. */
export const compareRoutes = new Hono<AppEnv>().get(
  siteMap.compare.path,
  judgedOn('query', compareAsked),
  async (c) => {
    const { t: asked, ...trip } = c.req.valid('query')
    const tours = await toursOf(c.get('catalogue'), asked.filter(isTourId).slice(0, MOST_ASKED))
    const shown = tours.slice(0, MOST_COMPARED)
    const today = c.get('today')
    if (toursPath('compare', asked) !== sideBySide(shown)) return c.redirect(comparedPath(shown, trip))
    return c.render(<ComparePage tours={shown} trip={trip} today={today} />, { head: compareHead(shown) })
  },
)
