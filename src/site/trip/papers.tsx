import { SEASON_NAMES, seasonOf } from '#domain/catalogue/practical.ts'
import type { Tour } from '#domain/catalogue/tour.ts'
import type { Fact } from '#domain/facts/fact.ts'
import type { TripChoice } from '#domain/trips/trip-choice.ts'
import { closuresIn, spanOf, type TripSpan, whenInWords } from '#domain/trips/trip-papers.ts'
import { MonthBoxes } from '#ui/catalogue/month-strip.tsx'
import { FactText } from '#ui/facts/fact-text.tsx'
import { MONTH_NAMES, MONTHS, monthOf } from '#values/dates.ts'

type PapersProps = { tour: Tour; choice: TripChoice; today: string }

/** The season on these days, closures, and the papers with their due days. */
export function TripPapers({ tour, choice, today }: PapersProps) {
  const span = spanOf(choice, tour.days.length)
  if (!span) return null
  const papers = tour.facts.filter(({ kind }) => kind === 'visa' || kind === 'papers' || kind === 'permit')
  return (
    <div className="papers" data-papers>
      <div>
        <h2>Season</h2>
        <Season tour={tour} span={span} />
        <FactList facts={closuresIn(tour.facts, span)} {...{ span, today }} />
      </div>
      <div>
        <h2>Papers</h2>
        <p>{tour.practical.papers}</p>
        <FactList facts={papers} {...{ span, today }} />
      </div>
    </div>
  )
}

function Season({ tour: { practical }, span }: { tour: Tour; span: TripSpan }) {
  const month = monthOf(span.from)
  const season = seasonOf(practical.seasons, month)
  return (
    <>
      <MonthBoxes seasons={practical.seasons} chosen={month} />
      {season && (
        <p>
          {MONTH_NAMES[MONTHS.indexOf(month)]}: {SEASON_NAMES[season.is].toLowerCase()}. {season.why}.
        </p>
      )}
    </>
  )
}

/** Facts, each after its dates for these days. */
function FactList({ facts, span, today }: { facts: Fact[]; span: TripSpan; today: string }) {
  if (facts.length === 0) return null
  return (
    <ul>
      {facts.map((fact) => {
        const when = whenInWords(fact, span, today)
        return (
          <li key={fact.id}>
            {when && <strong>{when} </strong>}
            <FactText fact={fact} today={today} />
          </li>
        )
      })}
    </ul>
  )
}
