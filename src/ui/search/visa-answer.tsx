import { valueName } from '#domain/filters/filter-names.ts'
import type { TourList } from '#domain/filters/tour-list.ts'
import { normalForm } from '#values/normal-form.ts'

/** In Hindi with or without the dot below its second letter. */
const VISA = /\bvisas?\b|वी\u091C\u093C?ा/i

/** Answers a search about a visa if one answer holds for all results; each tour's page has the rule. */
export function VisaAnswer({ text, cards }: { text: string; cards: TourList['cards'] }) {
  const needs = [...new Set(cards.map(({ facts }) => facts.visa))]
  if (!VISA.test(normalForm(text)) || needs.length !== 1) return null
  return <p>Visa, Indian passport: {needs[0] ? valueName('visa', needs[0]) : 'ask us, the rule is changing'}.</p>
}
