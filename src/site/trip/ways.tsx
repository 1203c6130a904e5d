import type { Tour } from '#domain/catalogue/tour.ts'
import { calendarPath, enquireTripPath, type TripAnswer, tripAddress } from '#domain/trips/trip-answer.ts'
import { tripInWords } from '#domain/trips/trip-words.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { chatLink } from '#values/chat-link.ts'
import { rupees } from '#values/money.ts'

/** What somebody does who likes the sum: ask, keep the days, show it to the family. */
export function TripWays({ tour, answer }: { tour: Tour; answer: TripAnswer }) {
  const { choice, dates } = answer
  return (
    <p className="ways">
      <a className="btn" href={enquireTripPath(tour.id, choice)}>
        <Icon name="phone" />
        Ask for this trip
      </a>
      <a href={chatLink('', shareText(tour, answer))} target="_blank" rel="noopener">
        <Icon name="chat" />
        Share on WhatsApp
      </a>
      {dates && (
        <a href={calendarPath(tour.id, choice)} rel="nofollow" download>
          <Icon name="cal" />
          Days for your calendar
        </a>
      )}
    </p>
  )
}

/** Nothing of the person: the tour, the party, the days, the total and where it stands. */
function shareText({ title, duration, path }: Tour, { choice, price }: TripAnswer): string {
  const note = price.price.kind === 'present' ? '' : ' (last known price, ask for today’s)'
  return `${title} (${duration}), ${tripInWords(choice)}: ${rupees(price.total)} in all, with taxes${note}. ${tripAddress(path, choice)}`
}
