import type { Choice } from '#domain/filters/choice.ts'
import { seasonNote } from '#domain/filters/season-note.ts'
import type { TourList } from '#domain/filters/tour-list.ts'
import { enquirePath } from '#domain/site/paths.ts'
import { choiceQuery, type TripChoice } from '#domain/trips/trip-choice.ts'
import { tripSought } from '#domain/trips/trip-sought.ts'
import { TourCard } from '#ui/catalogue/tour-card.tsx'
import { Kite } from '#ui/elements/icon.tsx'
import { CallbackButton } from '#ui/enquiries/callback-button.tsx'
import { NoVisaLater } from './no-visa-later.tsx'

/** "1 package", "24 packages", "1000+ packages" if there are more than one query reads. */
export function packageCount({ found, isCut }: Pick<TourList, 'found' | 'isCut'>): string {
  return `${found}${isCut ? '+' : ''} ${found === 1 ? 'package' : 'packages'}`
}

const FIRST_SEEN = 4

type GridProps = {
  list: Pick<TourList, 'cards' | 'choice' | 'options'>
  rating?: string | undefined
  asked?: FilteredBy | undefined
  /** The day in India, ISO. */
  today: string
}

/**
 * The conditions of a search for its cards: months ("5"), the group headings by their first card's id, and the trip.
 */
export type FilteredBy = { months: string[]; groups: Map<string, string>; trip?: TripChoice | undefined }

const NOTHING_ASKED: FilteredBy = { months: [], groups: new Map() }

/** `rating`: on each card, out of 5; default: the tours' own. */
export function TourGrid({ list: { cards, choice, options }, rating, asked = NOTHING_ASKED, today }: GridProps) {
  const offered = new Set(options.place.map(({ value }) => value))
  const months = [...asked.months, ...choice.month]
  const trip = tripSought(choice, today, asked.trip)
  return (
    <ul
      className="grid"
      data-months={asked.months.length > 0 ? asked.months.join(' ') : undefined}
      data-trip={asked.trip && choiceQuery(asked.trip)}
    >
      {cards.map(({ facts, ...card }, at) => [
        asked.groups.has(card.id) && (
          <li key={`${card.id} group`} className="grid__group" data-group="">
            <h2>{asked.groups.get(card.id)}</h2>
          </li>
        ),
        <li
          key={card.id}
          className={at < FIRST_SEEN ? undefined : 'below'}
          data-facts={JSON.stringify({ ...facts, places: facts.places.filter((place) => offered.has(place)) })}
        >
          <TourCard
            card={card}
            tier={trip?.tier ?? choice.tier}
            note={seasonNote(facts.months, months)}
            rating={rating}
            trip={trip}
          />
        </li>,
      ])}
    </ul>
  )
}

/** Nothing found, in the spec's words, and two further ways. */
export function NothingFound({ text, choice }: { text: string; choice: Choice }) {
  return (
    <div className="empty" data-empty="">
      <Kite />
      <h2>No Packages found for {text || 'this choice'}</h2>
      <NoVisaLater asked={[choice]} />
      <p>
        Take off a filter, try the name of a place, or <a href={enquirePath()}>let us plan it</a>.
      </p>
      <p>
        <CallbackButton look="btn" />
      </p>
    </div>
  )
}
