import { Hono } from 'hono/tiny'
import { siteMap } from '#domain/site/site-map.ts'
import { countries } from '#site/country/route.tsx'
import { documents } from '#site/document/route.tsx'
import { enquiryForms } from '#site/enquiry/forms-route.tsx'
import { enquiries } from '#site/enquiry/route.tsx'
import { failureAnswer } from '#site/frame/failure.tsx'
import { NotFoundPage, notFoundHead } from '#site/frame/notice.tsx'
import { guestReviews } from '#site/guest-review/route.tsx'
import { health } from '#site/health/route.ts'
import { home } from '#site/home/route.tsx'
import { listings } from '#site/listing/route.tsx'
import { ownEnquiry } from '#site/own-enquiry/route.tsx'
import { testimonials } from '#site/reviews/route.tsx'
import { itineraries } from '#site/search/itineraries-route.ts'
import { search } from '#site/search/route.tsx'
import { compare } from '#site/shortlist/compare-route.tsx'
import { shortlist } from '#site/shortlist/route.tsx'
import { sitemap } from '#site/sitemap/route.ts'
import { speed } from '#site/speed/route.ts'
import { tours } from '#site/tour/route.tsx'
import { trips } from '#site/trip/route.tsx'
import { preferences } from '#site/visit/route.tsx'
import { views } from '#site/visit/views-route.ts'
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

app.route('/', home)
app.route('/', listings)
app.route('/', countries)
app.route('/', search)
app.route('/', shortlist)
app.route('/', compare)
app.route('/', documents)
app.route('/', testimonials)
app.route('/', enquiryForms)
app.route('/', enquiries)
app.route('/', ownEnquiry)
app.route('/', guestReviews)
app.route('/', itineraries)
app.route('/', trips)
app.route('/', preferences)
app.route('/', views)
app.route('/', speed)
app.route('/', health)
app.route('/', sitemap)

// Dropped from the production bundle, with all that it imports.
if (process.env.NODE_ENV !== 'production') {
  app.get(siteMap.design.path, async (c) => {
    const { DesignPage, designHead } = await import('#site/design/page.tsx')
    return c.render(<DesignPage />, { head: designHead })
  })
}

app.get(siteMap.notFound.path, (c) => c.notFound())
app.route('/', tours)

app.notFound((c) => {
  c.status(404)
  return c.render(<NotFoundPage />, { head: notFoundHead }) as Response | Promise<Response>
})

app.onError((error, c) => failureAnswer(error, c.req.raw))
