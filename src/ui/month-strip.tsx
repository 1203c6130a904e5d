import { monthSpan } from '#domain/month-span.ts'
import { MONTHS, type Season, seasonOf } from '#domain/practical.ts'

const NAMES: Record<Season['is'], string> = { good: 'Good', fair: 'Fair', closed: 'Closed' }

/** The year in twelve boxes, and under it why a month is good, fair or closed. The word tells it, not the colour. */
export function MonthStrip({ seasons }: { seasons: Season[] }) {
  return (
    <>
      <ol className="months">
        {MONTHS.map((month) => {
          const is = seasonOf(seasons, month)?.is ?? 'fair'
          return (
            <li key={month} data-is={is}>
              {month}
              <small>{NAMES[is]}</small>
            </li>
          )
        })}
      </ol>
      <ul className="seasons">
        {seasons.map(({ is, months, why }) => (
          <li key={months[0]}>
            <b>
              {monthSpan(months)}: {NAMES[is].toLowerCase()}.
            </b>{' '}
            {why}
          </li>
        ))}
      </ul>
    </>
  )
}
