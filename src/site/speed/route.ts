import { zValidator } from '@hono/zod-validator'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { Hono } from 'hono/tiny'
import { isBeyond } from '#data/enquiries/rate-limit.ts'
import { writePoint } from '#data/speed/write-point.ts'
import { readAtMost } from '#data/stores/read-at-most.ts'
import { isCrossSite } from '#delivery/security/same-site.ts'
import { siteMap } from '#domain/site/site-map.ts'
import { vitals } from '#domain/speed/vitals.ts'
import { isProgram } from '#domain/visit/programs.ts'
import { visitorOf } from '#domain/visit/visitor.ts'
import type { AppEnv } from '#env.ts'

const MOST_BYTES = 1024

const nothing = (c: Context) => c.body(null, 204)

/** Accepts reports only from our pages, shown to a person, with a short body and a rate limit. */
const fromOurPage = createMiddleware<AppEnv>(async (c, next) => {
  const { headers } = c.req.raw
  const isOurs = headers.has('origin') && !isCrossSite(c.req.raw)
  const isNobody = headers.has('sec-purpose') || isProgram(c.req.raw)
  if (!isOurs || isNobody) return nothing(c)
  const address = headers.get('cf-connecting-ip')
  if (address && (await isBeyond(c.env.PER_ADDRESS, `speed ${visitorOf(address)}`))) return nothing(c)
  const { bytes, end } = await readAtMost(c.req.raw.body, MOST_BYTES)
  if (end !== 'whole') return nothing(c)
  c.req.raw = new Request(c.req.raw, { body: bytes })
  await next()
})

/** Reports of a page's speed. Every response is the same and empty; an invalid report is dropped. */
export const vitalsRoutes = new Hono<AppEnv>()
  .post(
    siteMap.vitals.path,
    fromOurPage,
    zValidator('json', vitals, (result, c) => (result.success ? undefined : nothing(c))),
    (c) => {
      writePoint(c.env.SPEED, c.req.valid('json'), c.req.raw.cf?.country as string | undefined)
      return nothing(c)
    },
  )
  // Hono throws if the body is not JSON.
  .onError((_, c) => nothing(c))
