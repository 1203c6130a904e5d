import * as z from 'zod/mini'

/** What an address or a form says under a name, as every schema of the site begins. */

/** All texts that came under a name, in their order; none where there is none. A file is no text. */
export const texts = z.pipe(
  z.optional(z.unknown()),
  z.transform((given) => [given].flat().filter((text) => typeof text === 'string')),
)

/** The first of them, "" where there is none. */
export const firstText = z.pipe(
  texts,
  z.transform(([first = '']) => first),
)

/** A field's text, "" where there is none. A name that comes twice is one text of both, each on a line. */
export const typedText = z.pipe(
  texts,
  z.transform((all) => [...new Set(all)].join('\n')),
)

/** A part of a path, of no more letters than one of ours has. What no row has is “not found”. */
export const pathPart = z.string().check(z.maxLength(100))
