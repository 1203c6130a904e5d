import { type MetadataJson, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/core/es6'
import { NUMBERING_PLANS } from './numbering-plans.ts'

/** Whether a plan's numbers may have a chat is all that we ask of a number's kind. */
type Plan = { country: string; code: string; metadata: unknown[] }

let known: MetadataJson | undefined

/** A number as the phone library reads it; undefined where it finds none. `code`: the dialling code that it may lack. */
export function parsePhone(text: string, code?: string): PhoneNumber | undefined {
  known ??= readPlans()
  return parsePhoneNumberFromString(text, code ? { defaultCallingCode: code } : {}, known)
}

/** The plans as the library wants them (its METADATA.md), made when the first number is read. */
function readPlans(): MetadataJson {
  const plans = NUMBERING_PLANS.trim().split('\n').map(readPlan)
  const [other, geographic] = [true, false].map((other) => plans.filter(({ country }) => (country === '001') === other))
  const byCode = Map.groupBy(geographic ?? [], ({ code }) => code)
  return {
    version: 4,
    country_calling_codes: Object.fromEntries(
      [...byCode].map(([code, of]) => [code, of.map(({ country }) => country)]),
    ),
    countries: Object.fromEntries((geographic ?? []).map(({ country, metadata }) => [country, metadata])),
    nonGeographic: Object.fromEntries((other ?? []).map(({ code, metadata }) => [code, metadata])),
  } as unknown as MetadataJson
}

function readPlan(line: string): Plan {
  const [country = '', code = '', access, general, lengths = '', ...rest] = line.split(' ')
  const [prefix, read, becomes, leading, fixed, mobile, other, ...formats] = rest
  const kinds = [fixed, mobile, other].map((pattern) => (pattern ? [pattern] : 0))
  const metadata = [
    ...[code, access, general, lengths.split(',').map(Number), formats.map(readFormat), prefix, 0, read, becomes, 0],
    ...[leading, kinds.some(Boolean) ? kinds : 0],
  ]
  return { country, code, metadata }
}

function readFormat(field: string): unknown[] {
  const [pattern, format, leading] = field.split('/')
  return leading ? [pattern, format, [leading]] : [pattern, format]
}
