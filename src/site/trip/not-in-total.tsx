import type { ReactNode } from 'react'
import type { Tour } from '#domain/catalogue/tour.ts'
import { levyExclusion } from '#domain/facts/charge.ts'
import { TAX_EXCLUSION } from '#domain/trips/booking-terms.ts'
import { paidInWords, paidOnTheWay } from '#domain/trips/paid-on-the-way.ts'
import type { TripChoice } from '#domain/trips/trip-choice.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { FactText } from '#ui/facts/fact-text.tsx'

type NotInTotalProps = { tour: Tour; choice: TripChoice; today: string }

/** Costs outside the total: those that can be computed for the party first, then the other exclusions. */
export function NotInTotal({ tour, choice, today }: NotInTotalProps) {
  const paid = paidOnTheWay(tour, choice, today)
  const isCounted = new Set(paid.map(({ fact }) => fact.id))
  const levies = tour.facts.filter(({ kind }) => kind === 'levy')
  const named = new Set(levies.flatMap(({ charge }) => (charge ? levyExclusion(charge) : [])))
  const lines = tour.exclusions.filter((line) => line !== TAX_EXCLUSION[tour.region] && !named.has(line))
  return (
    <div className="unpriced">
      <h3>Not in this total</h3>
      <ul>
        {paid.map((each) => (
          <Left key={each.fact.id}>
            <b data-paid>
              {paidInWords(each, choice)}, paid {each.charge.paid}.
            </b>{' '}
            <FactText fact={each.fact} today={today} />
          </Left>
        ))}
        {lines.map((line) => (
          <Left key={line}>{line}</Left>
        ))}
        {levies
          .filter(({ id }) => !isCounted.has(id))
          .map((fact) => (
            <Left key={fact.id}>
              <FactText fact={fact} today={today} />
            </Left>
          ))}
      </ul>
    </div>
  )
}

function Left({ children }: { children: ReactNode }) {
  return (
    <li>
      <Icon name="cross" />
      <span>{children}</span>
    </li>
  )
}
