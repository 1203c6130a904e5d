import { zValidator } from '@hono/zod-validator'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import { isCalendarDay } from '#values/dates.ts'
import type { DeskEnv } from './desk-env.ts'
import { DeskNotice, deskPage } from './desk-page.tsx'
import { versionIn } from './form-shapes.ts'

/**
 * Reads the query of an address by its shapes. Each shape has a default, so that a partly valid address still opens its
 * page. A shape that refuses a value is answered with 400.
 */
export function judgeAddress<Shape extends Record<string, z.ZodMiniType>>(shape: Shape) {
  return zValidator('query', z.object(shape), (result, c) =>
    result.success ? undefined : refuseAddress(c as unknown as Context<DeskEnv>),
  )
}

/** The values of an address by its shapes. */
export type TypedWords<Shape extends Record<string, z.ZodMiniType>> = { [Name in keyof Shape]: z.output<Shape[Name]> }

function refuseAddress(c: Context<DeskEnv>): Promise<Response> {
  const sentence = 'This address cannot be read'
  return deskPage(c, { title: sentence, status: 400 }, DeskNotice({ sentence }))
}

/** A value of an address; undefined: absent. */
export const namedWord = z.pipe(
  z.optional(z.unknown()),
  z.transform((given) => [given].flat().find((text) => typeof text === 'string')),
)
/** The same; empty: absent. */
export const word = z.pipe(
  namedWord,
  z.transform((text) => text ?? ''),
)
/** The number of a version; 0: invalid, undefined: absent. */
export const versionWord = z.pipe(
  namedWord,
  z.transform((text) => (text === undefined ? undefined : versionIn(text))),
)
/** A whole number from 0 on, else `otherwise`. */
export function countWord(otherwise: number, most = Number.MAX_SAFE_INTEGER) {
  return z.pipe(
    word,
    z.transform((text) => (/^\d{1,15}$/.test(text) && Number(text) <= most ? Number(text) : otherwise)),
  )
}
/** An ISO day; empty: none. */
export const day = z.pipe(
  word,
  z.transform((text) => (isCalendarDay(text) ? text : '')),
)
/** The words of a search, cut to so many letters. */
export function sought(most: number) {
  return z.pipe(
    word,
    z.transform((text) => text.slice(0, most).trim()),
  )
}
/** One of the page's choices; otherwise the first. */
export function oneOf<Choice extends string | number>(choices: readonly [Choice, ...Choice[]]) {
  return z.pipe(
    word,
    z.transform((text) => choices.find((choice) => String(choice) === text) ?? choices[0]),
  )
}
