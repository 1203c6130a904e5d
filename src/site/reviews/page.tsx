import { brand, words } from '#brand.ts'
import type { PageHead } from '#delivery/html/head.ts'
import { averageMark, type TestimonialCard } from '#domain/catalogue/review.ts'
import { pathTo } from '#domain/site/paths.ts'
import { ReviewCard } from '#ui/catalogue/review-card.tsx'
import { Eyebrow } from '#ui/elements/section-head.tsx'

export function TestimonialsPage({ testimonials }: { testimonials: TestimonialCard[] }) {
  const marks = averageMark(testimonials)
  return (
    <main id="main" className="wrap testimonials">
      <Eyebrow>Back on the ground</Eyebrow>
      <h1>Our Trusted Clients</h1>
      {testimonials.some(({ sample }) => sample) && <p data-samples>{SAMPLES}</p>}
      {marks && (
        <p data-average>
          {marks.average} of 5 on average, from {marks.count === 1 ? 'one review' : `${marks.count} reviews`} of guests
          who travelled with us. We choose which reviews stand here, and the average counts these alone.
        </p>
      )}
      <h2 className="vh">Reviews</h2>
      <ul className="reviews">
        {testimonials.map((review) => (
          <li key={review.name + review.date}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
    </main>
  )
}

/** Search engines get no samples: the page is listed once every review is real. */
export function testimonialsHead(testimonials: TestimonialCard[]): PageHead {
  return testimonials.some(({ sample }) => sample) ? { ...head, ...ofSamples, unlisted: true } : head
}

const SAMPLES = 'These reviews are samples that show the page. Guests’ own reviews will take their place.'

const ofSamples = {
  title: 'Our Trusted Clients: sample reviews',
  description: `Sample reviews that show how this page will look: no guest wrote them. Reviews of our holidays ${words.where} by our guests will take their place.`,
}

const head: PageHead = {
  title: 'Our Trusted Clients: reviews of our trips',
  description: words.testimonials.description,
  path: pathTo('testimonials'),
  keywords: ['testimonials', 'reviews', `${brand.fullName} reviews`, 'trusted clients'],
  scene: words.testimonials.scene,
  style: 'text',
}
