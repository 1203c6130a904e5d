import { monthSpan } from '#domain/catalogue/month-span.ts'
import type { TourList } from '#domain/filters/tour-list.ts'
import type { Part } from '#domain/search/part.ts'
import { MONTHS } from '#values/dates.ts'

/** For so few tours a search answers; otherwise each tour's page does. */
const FEW = 3

/** Answers a search for the best time without a month: the good months of the results. */
export function SeasonAnswer({ parts, cards }: { parts: Part[]; cards: TourList['cards'] }) {
  const isAsked = parts.some(({ isIdle }) => isIdle === 'when')
  if (!isAsked || cards.length > FEW || parts.some(({ choice }) => choice?.month)) return null
  return cards.map(({ id, title, facts }) => (
    <p key={id}>
      Good months for {title}: {monthSpan(MONTHS.filter((_, at) => facts.months[at] === 'g')) || 'ask us'}.
    </p>
  ))
}
