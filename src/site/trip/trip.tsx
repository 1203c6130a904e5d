import { LinkedStyles } from '#delivery/html/later-styles.tsx'
import type { Tour } from '#domain/catalogue/tour.ts'
import type { ChoiceRead } from '#domain/trips/read-choice.ts'
import {
  answerInWords,
  answerTrip,
  enquireTripPath,
  tripPath,
  tripSaid,
  warningsOf,
} from '#domain/trips/trip-answer.ts'
import type { TripChoice } from '#domain/trips/trip-choice.ts'
import { tripInWords } from '#domain/trips/trip-words.ts'
import { TripForm } from '#ui/trips/trip-form.tsx'
import { TripBill } from './bill.tsx'
import { Cautions } from './cautions.tsx'
import { TripDays } from './days.tsx'
import { TripPapers } from './papers.tsx'
import { AskForTrip } from './ways.tsx'

type TripProps = { tour: Tour; asked: ChoiceRead; today: string }

/** The total price of a tour: the form and, after a choice, the answer with its dates. Without prices: the enquiry. */
export function Trip({ tour, asked, today }: TripProps) {
  const { id, path } = tour
  const isPriced = tour.windows.length > 0
  return (
    <section className="wrap cost" id="cost">
      <h2>{isPriced ? 'What it costs in all' : 'Who travels, and when'}</h2>
      <TripForm {...asked} {...{ id, path, today, isPriced }} />
      <Answer tour={tour} asked={asked} today={today} />
    </section>
  )
}

/** The answer to a choice. A script replaces it as a whole; `data-address` has its address. */
function Answer({ tour, asked: { trip: choice }, today }: TripProps) {
  const answer = choice && answerTrip(tour, choice, today)
  if (!choice) return null
  if (!answer) return <OnRequest tour={tour} choice={choice} today={today} />
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

/** A trip on request, which an enquiry carries. */
function OnRequest({ tour, choice, today }: { tour: Tour; choice: TripChoice; today: string }) {
  const { id, path } = tour
  const { cautions, isClosed } = warningsOf(tour, choice, today)
  return (
    <div
      className="answer"
      data-answer
      data-address={tripPath(path, choice)}
      data-words={tripSaid(tour, choice, today)}
    >
      <LinkedStyles of="trip" />
      <div id="sum">
        <p>{tripInWords(choice)}. Price on request: we call back with a price.</p>
        <Cautions cautions={cautions} />
        <p className="ways">
          <AskForTrip href={enquireTripPath(id, choice)} isClosed={isClosed} />
        </p>
      </div>
      <TripPapers tour={tour} choice={choice} today={today} />
    </div>
  )
}
