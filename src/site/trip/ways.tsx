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

/** The next steps: ask, save the dates, share. */
export function TripWays({ tour, answer }: { tour: Tour; answer: TripAnswer }) {
  const { choice, isClosed } = answer
  const calendar = calendarPath(tour.id, answer)
  return (
    <p className="ways">
      <AskForTrip href={enquireTripPath(tour.id, choice)} isClosed={isClosed} />
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

export function AskForTrip({ href, isClosed }: { href: string; isClosed: boolean }) {
  return (
    <a className="btn" href={href}>
      <Icon name="phone" />
      {isClosed ? 'Ask which month suits' : 'Ask for this trip'}
    </a>
  )
}

/** Without personal data: the tour, the party, the dates, the total and its address. */
function shareText({ title, duration, path }: Tour, answer: TripAnswer): string {
  return `${title} (${duration}), ${answerInWords(answer)} ${tripAddress(path, answer.choice)}`
}
