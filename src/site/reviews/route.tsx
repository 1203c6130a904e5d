import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { listTestimonials } from '#data/catalogue/reviews.ts'
import { siteMap } from '#domain/site/site-map.ts'
import type { AppEnv } from '#env.ts'
import { TestimonialsPage, testimonialsHead } from './page.tsx'

/** Both spellings answer, because the navigation has used both. */
export const testimonialRoutes = new Hono<AppEnv>()
  .get(siteMap.testimonials.path, show)
  .get(siteMap.testimonialsAsWell.path, show)

async function show(c: Context<AppEnv>) {
  const testimonials = await listTestimonials(c.get('catalogue'))
  return c.render(<TestimonialsPage testimonials={testimonials} />, { head: testimonialsHead(testimonials) })
}
