import { Hono } from 'hono/tiny'
import { siteMap } from '#domain/site/site-map.ts'
import { countryRoutes } from '#site/country/route.tsx'
import { documentRoutes } from '#site/document/route.tsx'
import { enquiryFormRoutes } from '#site/enquiry/forms-route.tsx'
import { enquiryRoutes } from '#site/enquiry/route.tsx'
import { failureAnswer } from '#site/frame/failure.tsx'
import { NotFoundPage, notFoundHead } from '#site/frame/notice.tsx'
import { guestReviewRoutes } from '#site/guest-review/route.tsx'
import { healthRoutes } from '#site/health/route.ts'
import { homeRoutes } from '#site/home/route.tsx'
import { listingRoutes } from '#site/listing/route.tsx'
import { ownEnquiryRoutes } from '#site/own-enquiry/route.tsx'
import { testimonialRoutes } from '#site/reviews/route.tsx'
import { itineraryRoutes } from '#site/search/itineraries-route.ts'
import { searchRoutes } from '#site/search/route.tsx'
import { compareRoutes } from '#site/shortlist/compare-route.tsx'
import { shortlistRoutes } from '#site/shortlist/route.tsx'
import { sitemapRoutes } from '#site/sitemap/route.ts'
import { vitalsRoutes } from '#site/speed/route.ts'
import { tourRoutes } from '#site/tour/route.tsx'
import { tripRoutes } from '#site/trip/route.tsx'
import { preferenceRoutes } from '#site/visit/route.tsx'
import { viewRoutes } from '#site/visit/views-route.ts'
import type { AppEnv } from './env.ts'
import { knownMethods } from './methods.tsx'
import { privateByDefault } from './private-by-default.ts'
import { renderer } from './renderer.tsx'

export const app = new Hono<AppEnv>({ strict: false })

app.use(renderer)
app.use(async (c, next) => {
  const { catalogue, today, turnstile, ratesOnNeed, shortlist } = c.env.context
  c.set('catalogue', catalogue)
  c.set('today', today)
  c.set('turnstile', turnstile)
  c.set('ratesOnNeed', ratesOnNeed)
  c.set('shortlist', shortlist)
  await next()
})
app.use(privateByDefault)
app.use(knownMethods)

app.route('/', homeRoutes)
app.route('/', listingRoutes)
app.route('/', countryRoutes)
app.route('/', searchRoutes)
app.route('/', shortlistRoutes)
app.route('/', compareRoutes)
app.route('/', documentRoutes)
app.route('/', testimonialRoutes)
app.route('/', enquiryFormRoutes)
app.route('/', enquiryRoutes)
app.route('/', ownEnquiryRoutes)
app.route('/', guestReviewRoutes)
app.route('/', itineraryRoutes)
app.route('/', tripRoutes)
app.route('/', preferenceRoutes)
app.route('/', viewRoutes)
app.route('/', vitalsRoutes)
app.route('/', healthRoutes)
app.route('/', sitemapRoutes)

// Omitted from the production bundle with its imports.
if (process.env.NODE_ENV !== 'production') {
  app.get(siteMap.design.path, async (c) => {
    const { DesignPage, designHead } = await import('#site/design/page.tsx')
    return c.render(<DesignPage />, { head: designHead })
  })
}

app.get(siteMap.notFound.path, (c) => c.notFound())
app.route('/', tourRoutes)

app.notFound((c) => {
  c.status(404)
  return c.render(<NotFoundPage />, { head: notFoundHead }) as Response | Promise<Response>
})

app.onError((error, c) => failureAnswer(error, c.req.raw))
