import type { Tour } from '#domain/catalogue/tour.ts'
import { BOOKING_TERMS } from '#domain/trips/booking-terms.ts'
import type { TripAnswer } from '#domain/trips/trip-answer.ts'
import type { Band, TripDates } from '#domain/trips/trip-dates.ts'
import { Kite } from '#ui/elements/icon.tsx'
import { readableDate } from '#values/dates.ts'
import { rupees, rupeesAndPaise } from '#values/money.ts'

/** When what is due and what a cancellation costs, as days of the calendar; without a first day, in words. */
export function TripDays({ tour, answer: { dates, price } }: { tour: Tour; answer: TripAnswer }) {
  const { advancePercent, balanceDaysBefore } = BOOKING_TERMS
  return (
    <div className="due-days" data-days-due>
      <h2>Dates of this trip</h2>
      {dates ? (
        <p>
          The string from today to your first day: if you cancel, this is what we charge out of {rupees(price.total)}.{' '}
          {tour.region === 'international' && ABROAD}
          {tour.inclusions.some(({ key }) => key === 'flights') && FLIGHTS}
        </p>
      ) : (
        <p>
          {advancePercent}% is paid at booking, the rest {balanceDaysBefore[tour.region]} days before you travel. Choose
          a first day to see every date.
        </p>
      )}
      {dates && <KiteString tour={tour} dates={dates} />}
    </div>
  )
}

const ABROAD =
  'Operators abroad may have rules of their own: ask for the exact charges. TCS that was paid to the government is not returned by us; you claim it with your income tax. '
const FLIGHTS = 'Flights are paid in full at booking; we tell you their part. '

function KiteString({ tour, dates }: { tour: Tour; dates: TripDates }) {
  const { from, till, advance, balance, bands } = dates
  return (
    <ol className="string">
      {bands.map((band, at) => (
        <li key={band.percent} data-percent={band.percent}>
          <strong>{bandDays(band)}</strong>
          <b>{band.percent}%</b>
          <span>we charge {rupeesAndPaise(band.charge)}</span>
          {at === 0 && (
            <p className="due">
              <strong>Pay {rupees(advance)} at booking</strong>
              {balance ? 'your advance, which is not refunded' : 'all of it, as the first day is near'}
            </p>
          )}
          {balance && isIn(band, balance.by) && (
            <p className="due">
              <strong>Pay the rest, {rupees(balance.amount)}</strong>
              by <time dateTime={balance.by}>{readableDate(balance.by)}</time>
            </p>
          )}
        </li>
      ))}
      <li>
        <Kite />
        <strong>
          <time dateTime={from}>{readableDate(from)}</time>
        </strong>
        <span>
          {tour.days[0]?.title}. Day {tour.days.length} is <time dateTime={till}>{readableDate(till)}</time>.
        </span>
      </li>
    </ol>
  )
}

function bandDays({ from, till }: Band): string {
  if (from && till) return `${readableDate(from)} to ${readableDate(till)}`
  if (till) return `On or before ${readableDate(till)}`
  return from ? `From ${readableDate(from)}` : 'From today'
}

function isIn({ from = '', till = '9999' }: Band, day: string): boolean {
  return from <= day && day <= till
}
