import { monthSpan } from '#domain/catalogue/month-span.ts'
import { MONTHS, type Month, type Season, seasonOf } from '#domain/catalogue/practical.ts'

const NAMES: Record<Season['is'], string> = { good: 'Good', fair: 'Fair', closed: 'Closed' }

/** The year in twelve boxes. The word tells how a month is, not the colour. */
export function MonthBoxes({ seasons, chosen }: { seasons: Season[]; chosen?: Month }) {
  return (
    <ol className="months">
      {MONTHS.map((month) => {
        const is = seasonOf(seasons, month)?.is ?? 'fair'
        return (
          <li key={month} data-is={is} aria-current={month === chosen ? 'date' : undefined}>
            {month}
            <small>{NAMES[is]}</small>
          </li>
        )
      })}
    </ol>
  )
}

/** The same, and under it why a month is good, fair or closed. */
export function MonthStrip({ seasons }: { seasons: Season[] }) {
  return (
    <>
      <MonthBoxes seasons={seasons} />
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
