import { type MetadataJson, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/core/es6'
import { NUMBERING_PLANS } from './numbering-plans.ts'

let known: MetadataJson | undefined

/** A number as the phone library reads it; undefined where it finds none. `code`: the dialling code that it may lack. */
export function parsePhone(text: string, code?: string): PhoneNumber | undefined {
  known ??= readPlans()
  return parsePhoneNumberFromString(text, code ? { defaultCallingCode: code } : {}, known)
}

/**
 * The plans as the library wants them (its METADATA.md), made when the first number is read. It knows a plan by its
 * country, which nobody asks for: here by its line.
 */
function readPlans(): MetadataJson {
  const plans = NUMBERING_PLANS.trim().split('\n').map(readPlan)
  const nameOf = (line: number) => `line ${line}`
  const byCode = Map.groupBy(plans.keys(), (line) => plans[line]?.[0])
  return {
    version: 4,
    country_calling_codes: Object.fromEntries([...byCode].map(([code, lines]) => [code, lines.map(nameOf)])),
    countries: Object.fromEntries(plans.map((plan, line) => [nameOf(line), plan])),
    nonGeographic: {},
  } as unknown as MetadataJson
}

/** A plan, its code first. Whether its numbers may have a chat is all that we ask of a number's kind. */
function readPlan(line: string): unknown[] {
  const [code = '', general, lengths = '', prefix, read, becomes, leading, ...rest] = line.split(' ')
  const [fixed, mobile, other, ...formats] = rest
  const kinds = [fixed, mobile, other].map((pattern) => (pattern ? [pattern] : 0))
  return [
    ...[code, '', general, lengths.split(',').map(Number), formats.map(readFormat), prefix, 0, read, becomes, 0],
    ...[leading, kinds.some(Boolean) ? kinds : 0],
  ]
}

function readFormat(field: string): unknown[] {
  const [pattern, format, leading] = field.split('/')
  return leading ? [pattern, format, [leading]] : [pattern, format]
}
