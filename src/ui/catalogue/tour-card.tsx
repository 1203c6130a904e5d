import { cards, claims } from '#brand.ts'
import { durationInWords } from '#domain/catalogue/duration.ts'
import type { TourInCard as Card, TierKey } from '#domain/catalogue/tour.ts'
import { enquirePath } from '#domain/site/paths.ts'
import { allInPath, enquireTripPath, tripPath } from '#domain/trips/trip-answer.ts'
import { FOR_TWO, isWorkedOut, type TripChoice } from '#domain/trips/trip-choice.ts'
import { mark } from '#ui/elements/mark.ts'
import { SceneImage } from '#ui/elements/scene-image.tsx'
import { Price, PriceOnRequest } from '#ui/prices/price.tsx'

const CHIPS = ['meal', 'bed', 'sight'] as const
const LOCATION_LENGTH = 20

type CardProps = {
  card: Card
  rating?: string | undefined
  /** The tier of the price; default Standard. */
  tier?: TierKey | undefined
  /** One line below the location: the season of the chosen months, or the visa. */
  note?: string | undefined
  /** The searched trip, carried to the tour's page and form. */
  trip?: TripChoice | undefined
}

/** A package in a list. The title's link covers the card; the phone button is above it. */
export function TourCard({ card, rating = claims.rating, tier, note, trip }: CardProps) {
  return (
    <article className="card">
      <SceneImage name={card.scene} />
      <span className="tag">{cards.tag}</span>
      <Heart id={card.id} title={card.title} />
      <p className={`card__top ${mark(card.region === 'domestic' ? 'tent' : 'globe')}`}>
        {card.region === 'domestic' ? 'Domestic Tours' : 'International Tours'}{' '}
        <span className={`rate ${mark('star')}`} role="img" aria-label={`Rated ${rating}/5`}>
          {rating}/5
        </span>
      </p>
      <h3>
        <a href={trip ? tripPath(card.path, trip) : card.path}>{card.title}</a>
      </h3>
      <TourMeta card={card} />
      {note && <p data-season="">{note}</p>}
      <ul className="chips">
        {CHIPS.map((icon) => (
          <li key={icon} className={mark(icon)}>
            {cards[icon]}
          </li>
        ))}
      </ul>
      <div className="card__foot">
        <CardPrice card={card} tier={tier} trip={trip} />
        <CallbackLink card={card} trip={trip} />
      </div>
    </article>
  )
}

/** Location and length. A long location is cut, with the full text in its title. */
function TourMeta({ card: { location, duration } }: { card: Card }) {
  const long = location.length > LOCATION_LENGTH
  return (
    <p className={`meta ${mark('pin')}`} title={location}>
      {long ? `${location.slice(0, LOCATION_LENGTH)}…` : location}{' '}
      <span className={mark('clock')}>{durationInWords(duration)}</span>
    </p>
  )
}

function CardPrice({ card: { price, region, path }, tier, trip }: Pick<CardProps, 'card' | 'tier' | 'trip'>) {
  if (!price) return <PriceOnRequest />
  return (
    <Price
      price={price}
      region={region}
      tier={tier}
      {...((!trip || isWorkedOut(trip)) && {
        allIn: { path: allInPath(path, { ...(tier && { tier }), ...trip }), party: trip ?? FOR_TWO },
      })}
    />
  )
}

/** Opens the enquiry form for this tour; with script as a dialog. */
export function CallbackLink({ card: { id, title }, trip }: Pick<CardProps, 'card' | 'trip'>) {
  return (
    // biome-ignore lint/a11y/useAnchorContent: its label names it, and its icon is drawn by the style sheet
    <a
      className={`call ${mark('phone')}`}
      href={trip ? enquireTripPath(id, trip) : enquirePath(id)}
      aria-label={`Ask us about ${title}`}
    />
  )
}

/** Keeps or drops a tour; delivery writes whether it is kept. */
function Heart({ id, title }: { id: string; title: string }) {
  return (
    <button
      type="submit"
      className={`heart ${mark('heart')}`}
      form="keep"
      name="keep"
      value={id}
      aria-pressed="false"
      aria-label={`Shortlist ${title}`}
    />
  )
}
