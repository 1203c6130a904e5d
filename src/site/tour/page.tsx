import { Fragment } from 'react'
import { brand, claims } from '#brand.ts'
import type { PageHead } from '#delivery/html/head.ts'
import { LaterStyles } from '#delivery/html/later-styles.tsx'
import type { Answers } from '#domain/catalogue/answers.ts'
import { durationInWords } from '#domain/catalogue/duration.ts'
import { TIERS, tierName } from '#domain/catalogue/tiers.ts'
import type { Tour, TourInCard } from '#domain/catalogue/tour.ts'
import { chatCode } from '#domain/enquiries/chat-code.ts'
import { isOffered, laterWindows, type PriceOnDay, priceOnDay } from '#domain/prices/price-on-day.ts'
import type { PriceWindow } from '#domain/prices/price-window.ts'
import { enquirePath, pathTo, regionPath } from '#domain/site/paths.ts'
import { tourBreadcrumbs, touristTrip } from '#domain/site/structured-data.ts'
import type { ChoiceRead } from '#domain/trips/read-choice.ts'
import { taxesOnTop } from '#domain/trips/tax-rules.ts'
import { enquireTripPath, tripPath, tripSaid } from '#domain/trips/trip-answer.ts'
import type { TripChoice } from '#domain/trips/trip-choice.ts'
import { TripBar } from '#site/trip/bar.tsx'
import { Trip } from '#site/trip/trip.tsx'
import { TierCard } from '#ui/catalogue/tier-card.tsx'
import { Icon, Star } from '#ui/elements/icon.tsx'
import { BannerScene, bannerLettering } from '#ui/elements/scene-image.tsx'
import { PriceLine, Rupees } from '#ui/prices/price.tsx'
import { readableDate } from '#values/dates.ts'
import { rupees } from '#values/money.ts'
import { AtAGlance } from './at-a-glance.tsx'
import { BeforeYouBook } from './before-you-book.tsx'
import {
  DayByDay,
  InclusionsAndExclusions,
  MapBlock,
  Overview,
  Policies,
  SimilarTours,
  WhyChooseUs,
} from './tour-sections.tsx'

type TourProps = {
  tour: Tour
  similar: TourInCard[]
  agency: Answers
  today: string
  asked?: ChoiceRead | undefined
}

/** A tour. `agency`: the agency's answers. `asked`: the trip in the visitor's address. */
export function TourPage({ tour, similar, agency, today, asked = NOT_ASKED }: TourProps) {
  const price = priceOnDay(tour.windows, today)
  return (
    <main id="main" data-place={tour.place}>
      <Banner tour={tour} />
      <Facts tour={tour} price={price} trip={asked.trip} />
      <LaterStyles of="tour" />
      <PrintedAddress path={asked.trip ? tripPath(tour.path, asked.trip) : tour.path} />
      <div className="wrap tour">
        <div>
          <Overview tour={tour} />
          <AtAGlance tour={tour} today={today} />
          <DayByDay days={tour.days} />
          <InclusionsAndExclusions tour={tour} />
          <MapBlock tour={tour} />
          <BeforeYouBook {...{ tour, agency, price, today }} trip={asked.trip} />
          <Policies tour={tour} />
        </div>
        <div className="side">
          <Prices tour={tour} price={price} trip={asked.trip} />
          <WhyChooseUs points={tour.whyChooseUs} />
        </div>
      </div>
      <Trip tour={tour} asked={asked} today={today} />
      <SimilarTours id={tour.id} cards={similar} />
      <TripBar tour={tour} asked={asked} today={today} />
    </main>
  )
}

const NOT_ASKED: ChoiceRead = { typed: {}, mistakes: {} }

function Banner({ tour }: { tour: Tour }) {
  const region = tour.region === 'domestic' ? 'Domestic' : 'International'
  return (
    <section className={`banner ${bannerLettering(tour.scene)}`}>
      <BannerScene name={tour.scene} />
      <div className="wrap">
        <nav aria-label="Breadcrumb">
          <a href={pathTo('home')}>Home</a>
          <Icon name="chev" />
          <a href={regionPath(tour.region)}>{region}</a>
          <Icon name="chev" />
          <span>{tour.place}</span>
        </nav>
        <h1>{tour.title}</h1>
      </div>
    </section>
  )
}

type PricesProps = { tour: Tour; price: PriceOnDay | undefined; trip: TripChoice | undefined }

/** The tour's facts and a link to an expert, outside the picture: small letters are not legible on every sky. */
function Facts({ tour, price, trip }: PricesProps) {
  return (
    <div className="wrap">
      <div className="facts">
        <p>
          <strong>{tour.line}</strong>
          <PriceLine price={price} region={tour.region} />
          <span>
            <Icon name="clock" />
            {durationInWords(tour.duration)}
          </span>
          <span>
            <Icon name="pin" />
            {tour.location}
          </span>
          <span>
            <Star />
            {claims.rating} from {claims.reviews} reviews
          </span>
          <LinkToSum price={price} />
        </p>
        <a className="btn btn--ink" href={trip ? enquireTripPath(tour.id, trip) : enquirePath(tour.id, 'standard')}>
          <Icon name="phone" />
          Contact with an Expert
        </a>
        <button className="btn btn--line" type="submit" form="keep" name="keep" value={tour.id} aria-pressed="false">
          <Icon name="heart" />
          Shortlist
        </button>
      </div>
    </div>
  )
}

/** Beside the first price, too: few stops of the Tab key lead there. */
function LinkToSum({ price }: Pick<PricesProps, 'price'>) {
  return <a href="#cost">{price ? 'What it costs in all, with taxes' : 'Say who travels, and when'}</a>
}

function Prices({ tour, price, trip }: PricesProps) {
  return (
    <section className="tiers below" id="prices">
      <h2>Prices</h2>
      <p>
        {price
          ? `Per person ${taxesOnTop(tour.region)}, charged in INR. Pick a hotel class; the route stays the same.`
          : 'Pick a hotel class; the route stays the same. An expert calls back with a price.'}
      </p>
      <p>
        <LinkToSum price={price} />
      </p>
      <div>
        {TIERS.map((tier) => (
          <TierCard key={tier.key} tier={tier} tour={tour} price={price} trip={trip} />
        ))}
      </div>
      {price && <LaterPrices windows={laterWindows(tour.windows, price)} />}
    </section>
  )
}

/** The prices of later journeys, one line for each window. */
function LaterPrices({ windows }: { windows: PriceWindow[] }) {
  return windows.map(({ from, till, ...tiers }) => (
    <p key={from} data-price="next">
      {readableDate(from)} to {readableDate(till)}:{' '}
      {TIERS.map(({ key }, at) => (
        <Fragment key={key}>
          {at > 0 && ', '}
          {tierName(key)} <Rupees amount={tiers[key].current} />
        </Fragment>
      ))}
    </p>
  ))
}

/** Only in print: the phone number, and the address of the page. */
function PrintedAddress({ path }: { path: string }) {
  return (
    <p className="print-only">
      <span>
        {brand.fullName}, {brand.city}, {brand.phone.shown}
      </span>
      <span>{brand.origin + path}</span>
    </p>
  )
}

/** `trip`: from the visitor's address. */
export function tourHead(tour: Tour, today: string, trip?: TripChoice): PageHead {
  return {
    ...tour.head,
    path: tour.path,
    scene: tour.scene,
    style: 'tour',
    structured: [touristTrip(tour, today), tourBreadcrumbs(tour)],
    chat: chatText(tour, priceOnDay(tour.windows, today)) + (trip ? ` Trip: ${tripSaid(tour, trip, today)}` : ''),
  }
}

/** The first words of a chat; an ended price is asked for, not named. */
function chatText(tour: Tour, price: PriceOnDay | undefined): string {
  const { title, duration, path, region } = tour
  const offered = price && isOffered(price) ? price.window.standard.current : undefined
  const facts = offered ? `${duration}, from ${rupees(offered)} ${taxesOnTop(region)}` : duration
  const question = offered ? '' : ' What does it cost today?'
  return `Hello ${brand.fullName}, I am looking at ${title} (${facts}): ${brand.origin}${path} (Ref ${chatCode(tour)})${question}`
}
