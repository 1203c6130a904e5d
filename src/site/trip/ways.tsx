import type { Tour } from '#domain/catalogue/tour.ts'
import {
  answerInWords,
  calendarPath,
  enquireTripPath,
  type TripAnswer,
  tripAddress,
} from '#domain/trips/trip-answer.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { chatLink } from '#values/chat-link.ts'

/** Next steps for a visitor who likes the sum: ask, keep the days, show it to the family. */
export function TripWays({ tour, answer }: { tour: Tour; answer: TripAnswer }) {
  const { choice, isClosed } = answer
  const calendar = calendarPath(tour.id, answer)
  return (
    <p className="ways">
      <a className="btn" href={enquireTripPath(tour.id, choice)}>
        <Icon name="phone" />
        {isClosed ? 'Ask which month suits' : 'Ask for this trip'}
      </a>
      <a href={chatLink('', shareText(tour, answer))} target="_blank" rel="noopener">
        <Icon name="chat" />
        Share on WhatsApp
      </a>
      {calendar && (
        <a href={calendar} rel="nofollow" download>
          <Icon name="cal" />
          Days for your calendar
        </a>
      )}
    </p>
  )
}

/** Nothing of the person: the tour, the party, the days, the total and where it stands. */
function shareText({ title, duration, path }: Tour, answer: TripAnswer): string {
  return `${title} (${duration}), ${answerInWords(answer)} ${tripAddress(path, answer.choice)}`
}
