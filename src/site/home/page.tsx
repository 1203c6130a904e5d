import type { ReactNode } from 'react'
import { brand, words } from '#brand.ts'
import type { PageHead } from '#delivery/html/head.ts'
import { LaterStyles } from '#delivery/html/later-styles.tsx'
import { LatePart } from '#delivery/html/stream.tsx'
import type { CountryCard } from '#domain/catalogue/country.ts'
import type { TestimonialCard } from '#domain/catalogue/review.ts'
import type { TourInCard as Card } from '#domain/catalogue/tour.ts'
import { pathTo } from '#domain/site/paths.ts'
import { travelAgency } from '#domain/site/structured-data.ts'
import { CountryRail } from '#ui/catalogue/country-rail.tsx'
import { ReviewCard } from '#ui/catalogue/review-card.tsx'
import { TourCard } from '#ui/catalogue/tour-card.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { Rail, RailArrows } from '#ui/elements/rail.tsx'
import { SectionHead } from '#ui/elements/section-head.tsx'
import { CallToEnquire, GoodThisMonth, Hero, HowItWorks, Statistics, TiersExplained, TrustStrip } from './bands.tsx'

type HomeProps = {
  flyingNow: string[]
  month: string
  international: Card[]
  domestic: Card[]
  budget: Card[]
  visaFree: (Card & { visa: string })[]
  countries: CountryCard[]
  testimonials: TestimonialCard[]
}

/** Without data: its frame. */
export function HomePage({ data }: { data: HomeProps | undefined }) {
  return (
    <main id="main">
      <Hero>{data ? <GoodThisMonth places={data.flyingNow} month={data.month} /> : <LatePart />}</Hero>
      <LaterStyles of="home" />
      {data && <Bands {...data} />}
    </main>
  )
}

function Bands(data: HomeProps) {
  return (
    <>
      <Statistics />
      <TrustStrip />
      <TourCarousel
        id="international"
        eyebrow="Abroad"
        title="Popular International Tours"
        cards={data.international}
      />
      <TourCarousel
        id="domestic"
        eyebrow="Within India"
        title="Popular Domestic Tours"
        cards={data.domestic}
        look="band--wash"
      />
      <TourCarousel
        id="budget"
        eyebrow="Low-budget trips"
        title="Popular Budget Tours"
        line="Short trips, with the same planners and the same phone number as the long ones."
        cards={data.budget}
      >
        <a className="btn btn--line every" href={pathTo('searchResults')}>
          See every package
          <Icon name="right" />
        </a>
      </TourCarousel>
      <TourCarousel
        id="visa-free"
        eyebrow="No visa to apply for"
        title="Popular Visa Free Tours"
        line="No visa for a holiday, by the rules that we last read. Some borders ask for other papers; each country’s page says which."
        cards={data.visaFree}
        look="posters"
        pace={1200}
      />
      <HowItWorks />
      <TiersExplained />
      <CountryRail countries={data.countries} />
      <Guests reviews={data.testimonials} />
      <CallToEnquire />
    </>
  )
}

type CarouselProps = {
  id: string
  eyebrow: string
  title: string
  line?: string
  cards: (Card & { visa?: string })[]
  look?: 'band--wash' | 'posters'
  pace?: number
  /** Elements below the carousel. */
  children?: ReactNode
}

function TourCarousel({ id, eyebrow, title, line, cards, look, pace, children }: CarouselProps) {
  return (
    <section className={look ? `band ${look} below` : 'band below'}>
      <div className="wrap">
        <SectionHead eyebrow={eyebrow} title={title} line={line} aside={<RailArrows rail={id} />} />
        <Rail id={id} label={title} pace={pace}>
          {cards.map((card) => (
            <TourCard key={card.id} card={card} note={card.visa} />
          ))}
        </Rail>
        {children}
      </div>
    </section>
  )
}

function Guests({ reviews }: { reviews: TestimonialCard[] }) {
  return (
    <section className="band band--wash below">
      <div className="wrap">
        <SectionHead
          eyebrow="What guests say"
          title="Our Trusted Clients"
          line={
            reviews.some(({ sample }) => sample)
              ? 'Samples for now; guests’ own reviews will take their place.'
              : undefined
          }
          aside={
            <a className="btn btn--line btn--small" href={pathTo('testimonials')}>
              All reviews
              <Icon name="right" />
            </a>
          }
        />
        <ul className="reviews">
          {reviews.map((review) => (
            <li key={review.name}>
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export const homeHead: PageHead = {
  title: `${brand.fullName}: holiday packages from ${brand.city}`,
  description: `Fixed-itinerary and customised holiday packages ${words.where}, planned in ${brand.city}. Compare three tiers, ask, and an expert calls you back.`,
  keywords: [
    'holiday packages',
    'tour packages India',
    'international tour packages',
    'customised trips',
    `travel agency ${brand.city}`,
  ],
  path: pathTo('home'),
  scene: brand.scene,
  style: 'home',
  firstScreen: 'search',
  structured: [travelAgency()],
  navOver: true,
}
