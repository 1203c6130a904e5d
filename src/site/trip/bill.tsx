import type { Tour } from '#domain/catalogue/tour.ts'
import { isBinding, priceNote } from '#domain/prices/price-on-day.ts'
import { enquireTripPath, type TripAnswer } from '#domain/trips/trip-answer.ts'
import type { SumLine, TripPrice } from '#domain/trips/trip-price.ts'
import { lineInWords, totalName, tripInWords, untoldInWords } from '#domain/trips/trip-words.ts'
import { readableDate } from '#values/dates.ts'
import { rupees, rupeesAndPaise } from '#values/money.ts'
import { Cautions } from './cautions.tsx'
import { NotInTotal } from './not-in-total.tsx'
import { TripWays } from './ways.tsx'

type BillProps = { tour: Tour; answer: TripAnswer; today: string }

/** The sum line by line in rupees, the costs outside it, and the next steps. */
export function TripBill({ tour, answer, today }: BillProps) {
  const { price, choice } = answer
  return (
    <div>
      <div className="bill" data-binding={isBinding(price.price)}>
        <table>
          <caption>
            <b>{tripInWords(choice)}</b>
            <PriceSource price={price} ask={enquireTripPath(tour.id, choice)} />
            <Cautions cautions={answer.cautions} />
          </caption>
          <tbody>
            {price.lines.map((line) => (
              <Line key={lineInWords(line).name} line={line} />
            ))}
          </tbody>
          <tfoot>
            <tr id="sum">
              <th scope="row">{totalName(price, choice)}</th>
              <td data-total={price.total}>{rupees(price.total)}</td>
            </tr>
            <tr>
              <th scope="row">{choice.children > 0 ? 'Per adult' : 'Per person'}</th>
              <td>{rupeesAndPaise(price.perPerson)}</td>
            </tr>
            {choice.budget && (
              <tr>
                <th scope="row">Your budget, per person</th>
                <td>{rupees(choice.budget)}</td>
              </tr>
            )}
          </tfoot>
        </table>
      </div>
      {untoldInWords(price).map((sentence) => (
        <p className="untold" key={sentence}>
          {sentence}
        </p>
      ))}
      <NotInTotal tour={tour} choice={choice} today={today} />
      <TripWays tour={tour} answer={answer} />
    </div>
  )
}

/** The published price behind the sum. */
function PriceSource({ price: { price, changes }, ask }: { price: TripPrice; ask: string }) {
  const { from, till } = price.window
  const days = `${readableDate(from)} to ${readableDate(till)}`
  return (
    <small data-price={price.kind}>
      {price.kind === 'present' && `Prices for journeys from ${days}.`}
      {price.kind === 'next' && `No price yet for these days; the next one is for journeys from ${days}.`}
      {(price.kind === 'last' || price.kind === 'beyond') && <a href={ask}>{sentence(priceNote(price))}</a>}
      {price.kind === 'present' && changes && ' Other days of this month have another price or none: choose a day.'}
    </small>
  )
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function Line({ line }: { line: SumLine }) {
  const { name, amount } = lineInWords(line)
  return (
    <tr>
      <th scope="row">
        {name}
        {line.is === 'tax' && <small>{taxNote(line)}</small>}
      </th>
      <td>{amount}</td>
    </tr>
  )
}

function taxNote({ rule, isKnown }: SumLine & { is: 'tax' }): string {
  const on =
    rule.tax === 'gst'
      ? 'On the package.'
      : 'On package and GST; 5% without a valid PAN. Who does not live in India: ask us. It counts towards your income tax; GST does not.'
  return isKnown ? on : `${on} The rate is known until ${readableDate(rule.till)}; we tell you if it changes.`
}
