import * as z from 'zod/mini'
import { TIERS } from '#domain/catalogue/tiers.ts'
import { budgetOf, type Choice, SORTS, valuesInOrder } from '#domain/filters/choice.ts'
import { nameOfValue } from '#domain/filters/filter-names.ts'
import { KINDS, type Kind } from '#domain/filters/filters.ts'
import { firstText, texts } from '#domain/site/asked.ts'
import { searchText } from './search-text.ts'

/** What a list is asked for: a text and whether it is meant exactly so, a choice, and after which rank it goes on. */
export type ListQuery = { text: string; exact: boolean; choice: Choice; after?: number | undefined }

/** The words of a search. */
export const soughtText = z.pipe(
  firstText,
  z.transform((typed) => searchText(typed)),
)

/** Of one kind. */
const MOST_VALUES = 12

const manyOf = (kind: Kind) =>
  z.pipe(
    texts,
    z.transform((given) =>
      valuesInOrder(given.filter((value) => nameOfValue(kind, value) !== undefined)).slice(0, MOST_VALUES),
    ),
  )

const oneOf = <Value extends string>(known: readonly Value[], usual: Value) =>
  z.pipe(
    texts,
    z.transform((given) => given.find((text): text is Value => known.some((value) => value === text)) ?? usual),
  )

const filters = {
  ...(Object.fromEntries(KINDS.map((kind) => [kind, manyOf(kind)])) as Record<Kind, ReturnType<typeof manyOf>>),
  budget: z.pipe(firstText, z.transform(budgetOf)),
  tier: oneOf(
    TIERS.map(({ key }) => key),
    'standard',
  ),
  sort: oneOf(SORTS, 'popular'),
}

/** The parameters of an address that change which tours a list shows, or in which order. */
export const FILTER_NAMES = Object.keys(filters)

/** What the address of a list asks. What nobody offers falls away: an address that is partly readable opens its page. */
export const listQuery = z.pipe(
  z.object({
    q: soughtText,
    exact: z.pipe(
      firstText,
      z.transform((typed) => typed === '1'),
    ),
    after: z.pipe(
      firstText,
      z.transform((typed) => (/^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : undefined)),
    ),
    ...filters,
  }),
  z.transform(
    ({ q, exact, after, budget, ...choice }): ListQuery => ({
      text: q,
      exact,
      choice: { ...choice, ...budget },
      after,
    }),
  ),
)
