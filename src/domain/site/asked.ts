import * as z from 'zod/mini'

/** All texts with one name, in order; files are ignored. */
export const texts = z.pipe(
  z.optional(z.unknown()),
  z.transform((given) => [given].flat().filter((text) => typeof text === 'string')),
)

/** The first of them; empty: none. */
export const firstText = z.pipe(
  texts,
  z.transform(([first = '']) => first),
)

/** A field's text; empty: none. Repeated fields are joined by line ends. */
export const typedText = z.pipe(
  texts,
  z.transform((all) => [...new Set(all)].join('\n')),
)

/** A part of a path, within the length of our own. A part without a row is “not found”. */
export const pathPart = z.string().check(z.maxLength(100))
