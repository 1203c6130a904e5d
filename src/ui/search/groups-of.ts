import { isPlain, NO_CHOICE } from '#domain/filters/choice.ts'
import type { TourList } from '#domain/filters/tour-list.ts'
import type { SentIndex } from '#domain/search/finding-index.ts'
import { WISHES_APART } from '#domain/search/give-way.ts'
import { suitsChoice } from '#domain/search/matching.ts'
import type { Part } from '#domain/search/part.ts'
import { partName } from '#domain/search/part-name.ts'

/** For "Bali or Thailand": the heading of each, by its first card's id. Empty if the list has another order. */
export function groupsOf({ cards, choice, prices }: TourList, parts: Part[]): Map<string, string> {
  const either = parts.filter(({ either }) => either !== undefined && either !== WISHES_APART)
  if (!isPlain(choice) || either.length < 2) return new Map()
  const groupOf = (card: Card) => either.find((part) => isOfSide(card, part))
  const first = new Map<Part, string>()
  for (const card of cards.toReversed()) {
    const group = groupOf(card)
    if (group) first.set(group, card.id)
  }
  const named = [...first].map(([part, id]): [string, string] => [
    id,
    `Packages for ${partName(part, prices.hasEnded)}`,
  ])
  return new Map(named)
}

type Card = TourList['cards'][number]

function isOfSide({ facts }: Card, { places, choice }: Part): boolean {
  const isThere = !places || places.some((place) => facts.places.includes(place))
  return isThere && suitsChoice(facts, { ...NO_CHOICE, ...choice })
}

type Sought = Pick<TourList, 'cards' | 'choice'> & Pick<SentIndex, 'nearest'>

/** The sold places of "Dubai or Singapore" without a card. */
export function sidesWithout({ cards, choice, nearest }: Sought, parts: Part[]): Part[] {
  if (!isPlain(choice)) return []
  return parts.filter(
    (part) =>
      part.either !== undefined &&
      part.places?.some((place) => !(place in nearest)) &&
      !cards.some((card) => isOfSide(card, part)),
  )
}
