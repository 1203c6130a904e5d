import { Hono } from 'hono/tiny'
import { siteMap } from '#domain/site-map.ts'
import type { AppEnv } from '#env.ts'
import { NotFoundPage, notFoundHead } from '#pages/notice.tsx'
import { renderer } from '#render/renderer.tsx'
import { compare } from '#routes/compare.tsx'
import { countries } from '#routes/countries.tsx'
import { documents } from '#routes/documents.tsx'
import { enquiries } from '#routes/enquiries.tsx'
import { enquiryForms } from '#routes/enquiry-forms.tsx'
import { health } from '#routes/health.ts'
import { home } from '#routes/home.tsx'
import { itineraries } from '#routes/itineraries.ts'
import { listings } from '#routes/listings.tsx'
import { knownMethods } from '#routes/methods.tsx'
import { ownEnquiry } from '#routes/own-enquiry.tsx'
import { preferences } from '#routes/preferences.tsx'
import { privateByDefault } from '#routes/private-by-default.ts'
import { search } from '#routes/search.tsx'
import { shortlist } from '#routes/shortlist.tsx'
import { sitemap } from '#routes/sitemap.ts'
import { testimonials } from '#routes/testimonials.tsx'
import { tours } from '#routes/tours.tsx'
import { trips } from '#routes/trips.tsx'
import { views } from '#routes/views.ts'
import { failureAnswer } from './failure.tsx'

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
app.route('/', itineraries)
app.route('/', trips)
app.route('/', preferences)
app.route('/', views)
app.route('/', health)
app.route('/', sitemap)

// Dropped from the production bundle, with all that it imports.
if (process.env.NODE_ENV !== 'production') {
  app.get(siteMap.design.path, async (c) => {
    const { DesignPage, designHead } = await import('#pages/design.tsx')
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
