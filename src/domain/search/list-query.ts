import * as z from 'zod/mini'
import { TIERS } from '#domain/catalogue/tiers.ts'
import { budgetOf, type Choice, SORTS, valuesInOrder } from '#domain/filters/choice.ts'
import { nameOfValue } from '#domain/filters/filter-names.ts'
import { KINDS, type Kind } from '#domain/filters/filters.ts'
import { firstText, texts } from '#domain/site/asked.ts'
import { searchText } from './search-text.ts'

/** The query of a list. `exact`: the text is not corrected. `after`: the rank where the page begins. */
export type ListQuery = { text: string; exact: boolean; choice: Choice; after?: number | undefined }

export const soughtText = z.pipe(
  firstText,
  z.transform((typed) => searchText(typed)),
)

/** The most values of one kind. */
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

/** The query parameters that filter or sort a list. */
export const FILTER_NAMES = Object.keys(filters)

/** Reads a list's query. Unknown values are ignored, so that a partly valid address still opens its page. */
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
