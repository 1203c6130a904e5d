import { type Answers, PRICE_ROWS, QUESTIONS, type QuestionKey } from '#domain/catalogue/answers.ts'
import { answersOf } from '#domain/catalogue/answers-of-tour.ts'
import { TIERS, tierName } from '#domain/catalogue/tiers.ts'
import type { Region, Tour } from '#domain/catalogue/tour.ts'
import type { PriceOnDay } from '#domain/prices/price-on-day.ts'
import { enquirePath } from '#domain/site/paths.ts'
import { enquireTripPath } from '#domain/trips/trip-answer.ts'
import type { TripChoice } from '#domain/trips/trip-choice.ts'
import { FactText } from '#ui/facts/fact-text.tsx'
import { PriceLine } from '#ui/prices/price.tsx'

type BeforeProps = {
  tour: Tour
  agency: Answers
  price: PriceOnDay | undefined
  today: string
  trip?: TripChoice | undefined
}

const ASKED = (Object.keys(QUESTIONS) as QuestionKey[]).filter((key) => !(key in PRICE_ROWS))

/** The questions before booking: the price of each guest, then one line for each question. "Ask us" is an answer. */
export function BeforeYouBook({ tour, agency, price, today, trip }: BeforeProps) {
  const answers = answersOf(tour, agency)
  return (
    <section className="asks below" data-asks>
      <h2>Before you book</h2>
      <PricesOfGuests {...{ answers, price }} region={tour.region} />
      {ASKED.map((key) => (
        <details key={key} className="panel">
          <summary>{QUESTIONS[key]}</summary>
          <p>{answers[key]}</p>
          {key === 'hotels' && <Hotels hotels={tour.hotels} />}
          {key === 'safety' && <Safety facts={tour.facts} today={today} />}
        </details>
      ))}
      {tour.questions?.map(({ question, answer }) => (
        <details key={question} className="panel">
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
      <p>
        <a href={trip ? enquireTripPath(tour.id, trip) : enquirePath(tour.id)}>Ask us</a>: an expert calls back, and
        nothing is to be paid for it.
      </p>
    </section>
  )
}

type Answered = ReturnType<typeof answersOf>

function PricesOfGuests({
  answers,
  region,
  price,
}: { answers: Answered; region: Region } & Pick<BeforeProps, 'price'>) {
  return (
    <table>
      <caption>Price for each of you</caption>
      <tbody>
        <tr>
          <th scope="row">Adult, two in a room</th>
          <td>{price ? <PriceLine price={price} region={region} /> : 'We quote it'}</td>
        </tr>
        {rowsOf(answers).map(([name, says]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{says}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function rowsOf(answers: Answered): [name: string, says: string][] {
  return (Object.keys(PRICE_ROWS) as (keyof typeof PRICE_ROWS)[]).map((key) => [PRICE_ROWS[key], answers[key]])
}

/** "Ubud: Standard Hotel A, Deluxe Hotel B" */
function Hotels({ hotels = [] }: { hotels: Tour['hotels'] }) {
  if (hotels.length === 0) return null
  return (
    <>
      <p>By place and class, or similar:</p>
      <ul>
        {hotels.map((row) => (
          <li key={row.place}>
            <b>{row.place}</b>:{' '}
            {TIERS.flatMap(({ key }) => (row[key] ? [`${tierName(key)} ${row[key]}`] : [])).join(', ')}
          </li>
        ))}
      </ul>
    </>
  )
}

function Safety({ facts, today }: { facts: Tour['facts']; today: string }) {
  return facts
    .filter(({ kind }) => kind === 'safety')
    .map((fact) => (
      <p key={fact.id}>
        <FactText fact={fact} today={today} />
      </p>
    ))
}
