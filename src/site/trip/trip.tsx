import { LinkedStyles } from '#delivery/html/later-styles.tsx'
import type { Tour } from '#domain/catalogue/tour.ts'
import type { ChoiceRead } from '#domain/trips/read-choice.ts'
import { answerInWords, answerTrip, tripPath } from '#domain/trips/trip-answer.ts'
import { TripForm } from '#ui/trips/trip-form.tsx'
import { TripBill } from './bill.tsx'
import { TripDays } from './days.tsx'
import { TripPapers } from './papers.tsx'

type TripProps = { tour: Tour; asked: ChoiceRead; today: string }

/** What a tour costs in all: the question, and after a choice the answer with its days. */
export function Trip({ tour, asked, today }: TripProps) {
  if (tour.windows.length === 0) return null
  const { id, path } = tour
  return (
    <section className="wrap cost" id="cost" tabIndex={-1}>
      <h2>What it costs in all</h2>
      <TripForm {...asked} {...{ id, path, today }} />
      <Answer tour={tour} asked={asked} today={today} />
    </section>
  )
}

/** Everything below a choice. A script replaces it as a whole; `data-address` is where the same answer stands. */
function Answer({ tour, asked: { choice }, today }: TripProps) {
  const answer = choice && answerTrip(tour, choice, today)
  if (!answer) return null
  return (
    <div
      className="answer"
      data-answer
      data-address={tripPath(tour.path, answer.choice)}
      data-words={answerInWords(answer)}
    >
      <LinkedStyles of="trip" />
      <TripBill tour={tour} answer={answer} today={today} />
      <TripDays tour={tour} answer={answer} />
      <TripPapers tour={tour} choice={answer.choice} today={today} />
    </div>
  )
}
