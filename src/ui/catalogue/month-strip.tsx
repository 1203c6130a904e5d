import { monthSpan } from '#domain/catalogue/month-span.ts'
import { SEASON_NAMES, type Season, seasonOf } from '#domain/catalogue/practical.ts'
import { MONTHS, type Month } from '#values/dates.ts'

/** The year in twelve boxes. The word, not the colour, gives the season. */
export function MonthBoxes({ seasons, chosen }: { seasons: Season[]; chosen?: Month }) {
  return (
    <ol className="months">
      {MONTHS.map((month) => {
        const is = seasonOf(seasons, month)?.is ?? 'fair'
        return (
          <li key={month} data-is={is} aria-current={month === chosen ? 'date' : undefined}>
            {month}
            <small>{SEASON_NAMES[is]}</small>
          </li>
        )
      })}
    </ol>
  )
}

export function MonthStrip({ seasons }: { seasons: Season[] }) {
  return (
    <>
      <MonthBoxes seasons={seasons} />
      <ul className="seasons">
        {seasons.map(({ is, months, why }) => (
          <li key={months[0]}>
            <b>
              {monthSpan(months)}: {SEASON_NAMES[is].toLowerCase()}.
            </b>{' '}
            {why}
          </li>
        ))}
      </ul>
    </>
  )
}
