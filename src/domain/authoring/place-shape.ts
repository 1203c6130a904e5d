import * as z from 'zod/mini'
import { allPlaces, type WrittenPlace } from '#domain/catalogue/places.ts'
import { slipsOfShape } from './shape-slips.ts'

/** Names in the scripts of India are written with the two joiners; no letter of a name stands in the table's own signs. */
const NAME = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\p{Join_Control} .'’-]*$/u
const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(2, 'is shorter than 2 letters'),
    z.maxLength(40, 'is longer than 40 letters'),
    z.regex(NAME, 'has letters, spaces and hyphens only, for example Phuentsholing'),
  )
const degrees = (most: number) => z.number().check(z.minimum(-most), z.maximum(most))

/** What may stand in a place that staff write. */
export const PlaceShape = z.strictObject({
  name,
  kind: z.enum(['country', 'state', 'region', 'town', 'sight']),
  in: z
    .array(z.string())
    .check(z.minLength(1, 'one at least is wanted, for example India'), z.maxLength(6, 'six at most')),
  also: z.array(name).check(z.maxLength(30, 'thirty at most')),
  at: z.exactOptional(z.tuple([degrees(90), degrees(180)], 'is latitude, then longitude, for example [27.47, 89.64]')),
}) satisfies z.ZodMiniType<WrittenPlace>

export type PlaceSlip = { place: string; says: string }

/** What is wrong with a place: its shape, what it lies in, and a name that another place has. */
export function judgePlace(written: WrittenPlace): PlaceSlip[] {
  const slips = slipsOfShape(PlaceShape, written)
  if (slips.length > 0) return slips.map(({ place, says }) => ({ place, says }))
  const known = allPlaces()
  const others = [...known.values()].filter((each) => each.name !== written.name)
  const taken = [written.name, ...written.also].flatMap((each) => {
    const owner = others.find((other) => [other.name, ...other.also].some((word) => isOne(word, each)))
    return owner ? [{ place: 'also', says: `“${each}” is a name of ${owner.name}` }] : []
  })
  const nowhere = written.in.filter((each) => each === written.name || !known.has(each))
  return [...taken, ...nowhere.map((each) => ({ place: 'in', says: `no place is called “${each}”; write it first` }))]
}

function isOne(word: string, other: string): boolean {
  return word.toLowerCase() === other.toLowerCase()
}
