import * as z from 'zod/mini'
import { countLetters } from '#values/letter-limits.ts'
import type { Mistakes } from '#values/mistakes.ts'
import { manyLines, oneLine } from '#values/plain-text.ts'
import { DESK_LETTERS } from './desk-letters.ts'

/** Above the bytes and letters of any form of the desk: such a text is never cut. */
export const LARGEST = 4 * 1024 * 1024

/** All values of a field. */
const came = z.array(z.unknown())
const first = z.transform(([value]: unknown[]) => cleanText(value))

/** The text of an optional field, well-formed and without null characters; empty: none. */
export const field = z.pipe(came, first)
/** The same for a required field, which may be empty. */
export const needed = z.pipe(came.check(z.minLength(1)), first)
/** The key of a page's form, so that a repeated form counts once. */
export const formKey = z.pipe(needed, z.string().check(z.regex(/^[\w-]{1,64}$/)))
/** All texts of one name: ticked boxes. */
export const ticked = z.pipe(
  came,
  z.transform((all) => all.map(cleanText)),
)
const asLine = z.transform((text: string) => oneLine(text, LARGEST))
const trim = z.transform((text: string) => text.trim())
/** A text as one line, never cut: a longer one is refused, to be shortened. */
export const singleLine = z.pipe(field, asLine)
export const neededLine = z.pipe(needed, asLine)
/** The same with its line breaks. */
export const lines = z.pipe(field, z.transform(manyLines))
/** A text without the spaces around it. */
export const trimmed = z.pipe(field, trim)
export const neededText = z.pipe(needed, trim)
/** A number of at most nine digits; null: none. */
export const wholeNumber = z.pipe(
  field,
  z.transform((text) => (/^\d{1,9}$/.test(text) ? Number(text) : null)),
)
/** One of some words, else `otherwise`. */
export function among<Choice extends string, Otherwise>(choices: readonly Choice[], otherwise: Otherwise, of = field) {
  return z.pipe(
    of,
    z.transform((text): Choice | Otherwise => choices.find((choice) => choice === text) ?? otherwise),
  )
}
/** A shown or chosen version; 0: none. */
export const version = z.pipe(needed, z.transform(versionIn))
/** A file; undefined: none chosen. */
export const file = z.pipe(
  came.check(z.minLength(1)),
  z.transform(([value]) => (value instanceof File && value.size > 0 ? value : undefined)),
)

/** The number of a version; 0: invalid. */
export function versionIn(text: string): number {
  return Number(/^\d{1,9}$/.exec(text)?.[0] ?? 0)
}

/** The fields of a form by name. */
export type FormShape = Record<string, z.ZodMiniType<unknown, unknown[]>>
export type TypedIn<Shape extends FormShape> = { [Name in keyof Shape]: z.output<Shape[Name]> }

/** One shape for several fields. */
export function eachAs<Name extends string, Of extends FormShape[string]>(shape: Of, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, shape])) as Record<Name, Of>
}

/** Reads a form by its shape; undefined: a required field is missing. `prefix`: before each field's name. */
export function readShape<Shape extends FormShape>(
  shape: Shape,
  form: FormData,
  prefix = '',
): TypedIn<Shape> | undefined {
  const sent = Object.keys(shape).map((name) => [name, form.getAll(prefix + name)])
  const { data } = z.object(shape).safeParse(Object.fromEntries(sent))
  return data as TypedIn<Shape> | undefined
}

/** A required text with a limit; `label` names it in the message. */
export function filled(label: string, most: number) {
  return atMost(label, most).check(z.refine((text) => text !== '', `${label}: it is empty`))
}

/** An optional text with a limit. */
export function atMost(label: string, most: number) {
  return z.string().check(z.refine((text) => countLetters(text) <= most, `${label}: ${most} characters fit`))
}

/** The first mistake of each text, by the rules of its field. */
export function judgeTexts<Field extends string>(
  rules: Record<Field, z.ZodMiniType<unknown>>,
  typed: Record<Field, unknown>,
): Mistakes<Field> {
  const mistakes: Mistakes<string> = {}
  for (const { path, message } of z.object(rules).safeParse(typed).error?.issues ?? [])
    mistakes[String(path[0])] ??= message
  return mistakes as Mistakes<Field>
}

/** The mistake in the reason of a change. */
export function whyMistakes(note: string): Mistakes<'note'> {
  return judgeTexts({ note: atMost('Why', DESK_LETTERS.reason) }, { note })
}

/** A text of a form, well-formed and without null characters; "" for a file. */
export function cleanText(value: unknown): string {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '').replaceAll('\r\n', '\n') : ''
}
