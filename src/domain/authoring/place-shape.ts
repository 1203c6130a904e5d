import * as z from 'zod/mini'
import { allPlaces, placesAround, type WrittenPlace } from '#domain/catalogue/places.ts'
import { fold } from '#domain/search/fold.ts'
import { asksOtherwise } from '#domain/search/other-sense.ts'
import { vocabulary } from '#domain/search/words.ts'
import { type ShapeSlip, slipsOfShape } from './shape-slips.ts'
import { at } from './tour-shape.ts'

/** Names in Indian scripts need the two joiners. Letters that separate the table's columns are not allowed. */
const NAME = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\p{Join_Control} .'’-]*$/u
const name = z.string().check(
  z.trim(),
  z.refine((value) => [...keyOf(value)].length >= 2, 'is shorter than 2 letters'),
  z.maxLength(40, 'is longer than 40 letters'),
  z.regex(NAME, 'has letters, spaces and hyphens only, for example Phuentsholing'),
)

export const PlaceShape = z.strictObject({
  name,
  kind: z.enum(['country', 'state', 'region', 'town', 'sight']),
  in: z
    .array(z.string())
    .check(z.minLength(1, 'one at least is wanted, for example India'), z.maxLength(6, 'six at most')),
  also: z.array(name).check(z.maxLength(30, 'thirty at most')),
  at: z.exactOptional(at),
}) satisfies z.ZodMiniType<WrittenPlace>

/** The slips of a place: its shape, its names and the region around it. */
export function judgePlace(written: WrittenPlace): ShapeSlip[] {
  const slips = slipsOfShape(PlaceShape, written)
  if (slips.length > 0) return slips
  return [
    ...slipsOfName('name', written.name, written),
    ...written.also.flatMap((each) => slipsOfName('also', each, written)),
    ...written.in.flatMap((each) => slipsOfIn(each, written)),
  ]
}

/** Whether search would confuse a name with another place, or read it as another kind of word. */
function slipsOfName(place: 'name' | 'also', word: string, written: WrittenPlace): ShapeSlip[] {
  const known = vocabulary().meanings.get(keyOf(word))
  if (known?.place && !known.choice)
    return known.name === written.name ? [] : [{ place, says: `“${word}” is a name of ${known.name}` }]
  return asksOtherwise(word)
    ? [{ place, says: `search understands “${word}” already, as something other than a place; write another name` }]
    : []
}

function slipsOfIn(outer: string, { name }: WrittenPlace): ShapeSlip[] {
  if (outer === name || !allPlaces().has(outer))
    return [{ place: 'in', says: `no place is called “${outer}”; write it first` }]
  return placesAround(outer).includes(name)
    ? [{ place: 'in', says: `${outer} lies in ${name}; two places cannot lie in each other` }]
    : []
}

/** The form in which search compares names: folded, without spaces. */
function keyOf(word: string): string {
  return fold(word).replaceAll(' ', '')
}
