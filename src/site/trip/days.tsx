import type { Tour } from '#domain/catalogue/tour.ts'
import { BOOKING_TERMS } from '#domain/trips/booking-terms.ts'
import type { TripAnswer } from '#domain/trips/trip-answer.ts'
import type { Band, TripDates } from '#domain/trips/trip-dates.ts'
import { Kite } from '#ui/elements/icon.tsx'
import { readableDate } from '#values/dates.ts'
import { rupees, rupeesAndPaise } from '#values/money.ts'

/** The dates of payments and cancellation fees; without a first day, in words. */
export function TripDays({ tour, answer: { dates, price } }: { tour: Tour; answer: TripAnswer }) {
  const { advancePercent, balanceDaysBefore } = BOOKING_TERMS
  return (
    <div className="due-days" data-days-due>
      <h2>Dates of this trip</h2>
      {dates ? (
        <p>
          {dates.advance === undefined
            ? 'If you cancel: what we charge by date, in percent of the package with GST; we quote the price first. '
            : `If you cancel: what we charge by date, out of ${rupeesAndPaise(price.chargeable)} (package and GST). `}
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
  'A trip made to measure may have other charges: your quote says so. TCS comes apart: it is not part of the charge and we do not return it; you claim it with your income tax. '
const FLIGHTS = 'Flights are paid in full at booking; your quote shows how much. '

function KiteString({ tour, dates }: { tour: Tour; dates: TripDates }) {
  const { from, till, balance, bands } = dates
  return (
    <ol className="string">
      {bands.map((band, at) => (
        <li key={band.percent} data-percent={band.percent}>
          <strong>{bandDays(band)}</strong>
          <b>{band.percent}%</b>
          <span>
            {band.charge === undefined ? 'of the package with GST' : `we charge ${rupeesAndPaise(band.charge)}`}
          </span>
          {at === 0 && (
            <p className="due">
              <strong>Pay {advanceInWords(dates)} at booking</strong>
              {balance ? 'your advance, which is not refunded' : 'all of it, as the first day is near'}
            </p>
          )}
          {balance && isIn(band, balance.by) && (
            <p className="due">
              <strong>Pay the rest, {balanceInWords(balance)}</strong>
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

function advanceInWords({ advance, balance }: TripDates): string {
  if (advance !== undefined) return rupees(advance)
  return `${balance ? BOOKING_TERMS.advancePercent : 100}%`
}

function balanceInWords({ amount }: NonNullable<TripDates['balance']>): string {
  return amount === undefined ? `${100 - BOOKING_TERMS.advancePercent}%` : rupees(amount)
}

function bandDays({ from, till }: Band): string {
  if (from && till) return `${readableDate(from)} to ${readableDate(till)}`
  if (till) return `On or before ${readableDate(till)}`
  return from ? `From ${readableDate(from)}` : 'From today'
}

function isIn({ from = '', till = '9999' }: Band, day: string): boolean {
  return from <= day && day <= till
}
