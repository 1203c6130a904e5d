import { brand } from '#brand.ts'
import { type Tier, tierDetails } from '#domain/catalogue/tiers.ts'
import type { Tour } from '#domain/catalogue/tour.ts'
import { chatCode } from '#domain/enquiries/chat-code.ts'
import type { PriceOnDay } from '#domain/prices/price-on-day.ts'
import { enquirePath } from '#domain/site/paths.ts'
import { enquireTripPath } from '#domain/trips/trip-answer.ts'
import type { TripChoice } from '#domain/trips/trip-choice.ts'
import { tripInWords } from '#domain/trips/trip-words.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { marks } from '#ui/elements/mark.ts'
import { Stars } from '#ui/elements/stars.tsx'
import { Price, PriceOnRequest } from '#ui/prices/price.tsx'
import { chatLink } from '#values/chat-link.ts'
import { readableDate } from '#values/dates.ts'

const LOOK: Record<Tier['key'], string> = { standard: 'btn', deluxe: 'btn btn--haldi', superDeluxe: 'btn btn--line' }

type CardProps = {
  tier: Tier
  tour: Pick<Tour, 'id' | 'title' | 'region' | 'path' | 'days' | 'transfers'>
  price: PriceOnDay | undefined
  trip?: TripChoice | undefined
}

/** One of a tour's three packages. `trip`: from the visitor's address. */
export function TierCard({ tier, tour, price, trip }: CardProps) {
  const { id, title, path } = tour
  const ofTier = trip && { ...trip, tier: tier.key }
  const travel = ofTier ? ` Trip: ${tripInWords(ofTier)}` : ''
  const question = `Hello ${brand.fullName}, I am asking about ${title}, ${tier.name}: ${brand.origin}${path} (Ref ${chatCode(tour, tier.key)})${travel}`
  return (
    <article className={`tier tier--${tier.key}`} data-tier={tier.key}>
      <header>
        <h3>{tier.name}</h3>
        <Stars count={tier.stars} />
      </header>
      {price ? (
        <Price price={price} region={tour.region} tier={tier.key} struck={price.window[tier.key].cut} />
      ) : (
        <PriceOnRequest />
      )}
      {price && <Validity price={price} />}
      <ul className={marks('check')}>
        {tierDetails(tier, tour).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <a
        className={`${LOOK[tier.key]} btn--small`}
        href={ofTier ? enquireTripPath(id, ofTier) : enquirePath(id, tier.key)}
      >
        <Icon name="phone" />
        Contact with an Expert<span className="vh"> about the {tier.name}</span>
      </a>
      <a className="tier__chat" href={chatLink(brand.phone.digits, question)} target="_blank" rel="noopener">
        <Icon name="chat" />
        Ask on WhatsApp<span className="vh"> about the {tier.name}, opens a new tab</span>
      </a>
    </article>
  )
}

function Validity({ price: { kind, window } }: { price: PriceOnDay }) {
  const { from, till } = window
  return (
    <p className="valid">
      {kind === 'last' ? 'These prices were for ' : 'For journeys from '}
      <time dateTime={from}>{readableDate(from)}</time> to <time dateTime={till}>{readableDate(till)}</time>
    </p>
  )
}
