import type * as z from 'zod/mini'

type Issue = z.core.$ZodIssue

/** What is wrong at one place of a value, as one reads it ("days 3 title"), in a sentence. */
export type ShapeSlip = { place: string; says: string }

/** What a value has that its shape has not, and the other way round. */
export function slipsOfShape(shape: z.core.$ZodType, value: unknown): ShapeSlip[] {
  const read = parseShape(shape, value)
  return read.success ? [] : read.error.issues.map((issue) => ({ place: placeOf(issue), says: says(issue) }))
}

/** The same, a sentence each, with the place first. */
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

/** What zod says where nobody has written a sentence. */
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
/** So many unknown fields of one group are named. */
const NAMED = 5

/** A value from outside as a sentence shows it: it may be of any size and depth. */
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

/** The slip that is made most: one price where a list of windows is wanted. */
function hint(keys: string[]): string {
  return keys.some((key) => /^prices?$/.test(key)) ? '; prices stand in windows: [{ from, till, standard, … }]' : ''
}

function quote(text: string): string {
  return JSON.stringify(shortened(text))
}

/** A text from outside, cut so that a sentence stays one. */
export function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
