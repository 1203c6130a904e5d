import { enquirePath } from '#domain/paths.ts'
import type { TourCard as Card } from '#domain/tour.ts'
import { CallbackButton } from './callback-button.tsx'
import { Kite } from './icon.tsx'
import { TourCard } from './tour-card.tsx'

/** "1 package", "24 packages", "48+ packages" where there are more than one page holds. */
export function packageCount(cards: Card[], more: boolean): string {
  return `${cards.length}${more ? '+' : ''} ${cards.length === 1 ? 'package' : 'packages'}`
}

/** So many cards may stand in the first screen, on any of them. */
const FIRST_SEEN = 4

/** `rating` is what each card shows, out of 5; the tours' own where nothing else is said. */
export function TourGrid({ cards, rating }: { cards: Card[]; rating?: string }) {
  return (
    <ul className="grid">
      {cards.map((card, at) => (
        <li key={card.id} className={at < FIRST_SEEN ? undefined : 'below'}>
          <TourCard card={card} rating={rating} />
        </li>
      ))}
    </ul>
  )
}

/** Nothing found, in the spec's words, and two ways on. Hidden where the browser may filter down to it. */
export function NothingFound({ text, hidden = false }: { text: string; hidden?: boolean }) {
  return (
    <div className="empty" hidden={hidden}>
      <Kite />
      <h2>No Packages found for {text}</h2>
      <p>
        Try a place name such as Leh, Munnar or Bali, or <a href={enquirePath()}>let us plan it</a>.
      </p>
      <p>
        <CallbackButton look="btn" />
      </p>
    </div>
  )
}
