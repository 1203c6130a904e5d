import type * as z from 'zod'

type Issue = z.core.$ZodIssue

/** What a value has that its shape has not, and the other way round: a sentence each, with the place first. */
export function shapeSlips(shape: z.ZodType, value: unknown): string[] {
  const read = shape.safeParse(value, { reportInput: true })
  return read.success ? [] : [...new Set(read.error.issues.map(sentence))]
}

function sentence(issue: Issue): string {
  const place = issue.path.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join(' ')
  return place ? `${place}: ${says(issue)}` : says(issue)
}

function says(issue: Issue): string {
  const given = JSON.stringify(issue.input)
  switch (issue.code) {
    case 'unrecognized_keys':
      return `no field is called ${issue.keys.map(quote).join(' or ')}${hint(issue.keys)}`
    case 'invalid_value':
      return `${given} is not known; write one of ${issue.values.map(String).join(', ')}`
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : issue.message
    default:
      return issue.message
  }
}

/** The slip that is made most: one price where a list of windows is wanted. */
function hint(keys: string[]): string {
  return keys.some((key) => /^prices?$/.test(key)) ? '; prices stand in windows: [{ from, till, standard, … }]' : ''
}

function quote(key: string): string {
  return `"${key}"`
}
