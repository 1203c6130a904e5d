import type * as z from 'zod/mini'

type Issue = z.core.$ZodIssue

/** A sentence about one place of a value, written as people read it: "days 3 title". */
export type ShapeSlip = { place: string; says: string }

/** The slips of a value by its zod shape, unknown and missing fields included. */
export function slipsOfShape(shape: z.core.$ZodType, value: unknown): ShapeSlip[] {
  const read = parseShape(shape, value)
  return read.success ? [] : read.error.issues.map((issue) => ({ place: placeOf(issue), says: says(issue) }))
}

/** The same slips, each as one sentence with the place first. */
export function shapeSlips(shape: z.core.$ZodType, value: unknown): string[] {
  return [...new Set(slipsOfShape(shape, value).map(inOneSentence))]
}

export function inOneSentence({ place, says }: ShapeSlip): string {
  return place ? `${place}: ${says}` : says
}

function parseShape(shape: z.core.$ZodType, value: unknown) {
  return (shape as z.ZodMiniType).safeParse(value, { reportInput: true })
}

function placeOf({ path }: Issue): string {
  return path.map((step) => (typeof step === 'number' ? step + 1 : shortened(String(step)))).join(' ')
}

/** zod's own message, where the shape has none. */
const UNTOLD = /^Invalid input/
const OTHERWISE = 'has not the form that is wanted here'

function says(issue: Issue): string {
  if (issue.input === undefined && ABSENT.includes(issue.code)) return 'is missing'
  switch (issue.code) {
    case 'unrecognized_keys':
      return `no field is called ${issue.keys.slice(0, NAMED).map(quote).join(' or ')}${hint(issue.keys)}`
    case 'invalid_value':
      if (issue.input === '') return 'choose one'
      return `${given(issue.input)} is not known; write one of ${issue.values.map(String).join(', ')}`
    case 'invalid_type':
      return inOurWords(issue.message, WANTED[issue.expected])
    default:
      return inOurWords(issue.message)
  }
}

function inOurWords(message: string, instead = OTHERWISE): string {
  return UNTOLD.test(message) ? instead : message
}

const ABSENT = ['invalid_type', 'invalid_value']
/** The most unknown fields that one message names. */
const NAMED = 5

/** A value from outside in a sentence. It may have any size and depth. */
function given(input: unknown): string {
  if (typeof input === 'string') return quote(input)
  if (Array.isArray(input)) return 'a list'
  return typeof input === 'object' && input !== null ? 'a group of fields' : String(input)
}

const WANTED: Record<string, string> = {
  string: 'is no text',
  number: 'is no number',
  int: 'is no whole number',
  array: 'is no list',
  tuple: 'is no list of two',
  object: 'is no group of fields',
}

/** The most frequent slip: one price instead of a list of windows. */
function hint(keys: string[]): string {
  return keys.some((key) => /^prices?$/.test(key)) ? '; prices stand in windows: [{ from, till, standard, … }]' : ''
}

function quote(text: string): string {
  return JSON.stringify(shortened(text))
}

/** Cuts a text from outside so that the message stays short. */
export function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
