import type { Fact } from '#domain/facts/fact.ts'
import { WEEKDAYS } from '#values/dates.ts'

/** With which parts of a fact the site reckons, in words: what is paid, when it counts, how long before arrival. */
export function reckonedWords({ charge, falls, ahead }: Fact): string[] {
  return [
    ...(charge && charge.rates.length > 0 ? [`${charge.name}, ${charge.currency} ${amountsOf(charge.rates)}`] : []),
    ...(falls ? [fallsInWords(falls)] : []),
    ...(ahead ? [`${ahead.days} days before arrival`] : []),
  ]
}

function amountsOf(rates: NonNullable<Fact['charge']>['rates']): string {
  const amounts = rates.flatMap(({ amount }) => (typeof amount === 'number' ? amount : Object.values(amount)))
  return [...new Set(amounts)].join(', ')
}

function fallsInWords(falls: NonNullable<Fact['falls']>): string {
  return 'weekday' in falls ? `every ${WEEKDAYS[falls.weekday]}` : `${falls.yearly.join(' to ')} of every year`
}
