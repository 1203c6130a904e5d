import { type PhoneNumber as Parsed, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { FIELD_LETTERS } from '#values/letter-limits.ts'
import { normalForm } from '#values/normal-form.ts'
import { DIALLING_CODES } from './dialling-codes.ts'

/** A number that a machine can dial. */
export type PhoneNumber = {
  /** E.164, without an extension. */
  number: string
  /** The link for dialling it, with its extension (RFC 3966). */
  call: string
  /** Whether chats may reach it: not a landline or a toll-free number. */
  chats: boolean
}

/** Seven digits or more with their usual signs, and an extension. Any other text separates numbers. */
const RUN = /[+(]*\d[\d\s().-]{5,}\d(?:[\s,;]*(?:ext?(?:n|ension)?|x|#)[\s.:]*\d{1,6}(?!\d))?/gi
/** A day or a time of day beside a number: "15-12-2026 10:30". */
const DAY_OR_TIME =
  /(?<![\d.-])(?:\d{4}-\d\d?-\d\d?|(?:[0-2]?\d|3[01])[./-](?:0?\d|1[0-2])[./-](?:19|20)?\d\d|\d\d?:\d\d)(?![\d-])/g
/** The most digits of a count or an hour beside a number, or of an Indian PIN. */
const NO_NUMBER = /^\D*(?:\d\D*){0,6}$/
/** A longer one is another number. */
const LONGEST_EXTENSION = 6
/** More digits than a number has (E.164), without a separator: ambiguous. */
const UNPARTED = /\d{16}/
const INDIA = '91'
const MOBILE_DIGITS = 10
const INDIAN_MOBILE = /^[6-9]\d{4}[ -]?\d{5}$/
/** A call costs the caller extra, so nobody calls back. Many Indian mobiles look so beside the code of another country. */
const COSTLY = ['PREMIUM_RATE', 'PERSONAL_NUMBER']
/** Indian numbers with only spaces between them. */
const NUMBERS_IN_A_ROW = /^(?:\d{10}){2,}$/

/**
 * The phone numbers in a visitor's text, with the chosen dialling code. Only certain numbers are returned: others keep
 * their text and get no link.
 */
export function phoneNumbers(phone: string, isd: string): PhoneNumber[] {
  const typed = normalForm(phone.slice(0, FIELD_LETTERS)).replace(/^\(\s*(\+\d{1,3})\s*\)/, '$1')
  const chosen = normalForm(isd)
  const code = DIALLING_CODES.includes(chosen) ? chosen.slice(1) : INDIA
  const whole = read(typed, code)
  const parts = whole ? [whole] : readRuns(typed.replace(DAY_OR_TIME, ';').match(RUN) ?? [], code)
  return parts.filter((part, at) => parts.findIndex(({ number }) => number === part.number) === at).map(withLinks)
}

/** A number in E.164 for reading out, without its plus sign: "91 98290 12345". */
export function spaced(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational().slice(1) ?? number
}

/** An Indian mobile counts only beside a number of the chosen country that has another length. Else it may be a slip. */
function readRuns(runs: string[], code: string): Parsed[] {
  const all = runs.flatMap((run) => readRun(run, (typed) => read(typed, code) ?? readIndianMobile(typed)))
  const isSure = all.some((each) => each.countryCallingCode === code && each.nationalNumber.length !== MOBILE_DIGITS)
  return isSure ? all : runs.flatMap((run) => readRun(run, (typed) => read(typed, code)))
}

function readIndianMobile(typed: string): Parsed | undefined {
  return INDIAN_MOBILE.test(typed) ? read(typed, INDIA) : undefined
}

type ReadOne = (typed: string) => Parsed | undefined

/** All numbers of a run, or none. What stands beside whole numbers may be a count or a PIN. */
function readRun(run: string, readOne: ReadOne): Parsed[] {
  if (UNPARTED.test(run)) return []
  const all = readWhole(run, readOne)
  if (all.length > 0) return all
  const beforeBracket = /^([+(]*[^(]*\d)\s*\(/.exec(run)?.[1]
  const others = run.split(/[\s()]+/).filter((piece) => !NO_NUMBER.test(piece))
  const first = beforeBracket ? readWhole(beforeBracket, readOne) : []
  return first.length > 0 ? first : others.flatMap((piece) => readWhole(piece, readOne))
}

function readWhole(run: string, readOne: ReadOne): Parsed[] {
  const digits = run.replace(/\D/g, '')
  const written = NUMBERS_IN_A_ROW.test(digits) ? (digits.match(/\d{10}/g) ?? []) : [run]
  const numbers = written.map(readOne)
  return numbers.every((number) => number !== undefined) ? numbers : []
}

/** Most countries drop the leading zero of a national number after the code; Italy keeps it. */
function read(typed: string, code: string): Parsed | undefined {
  const international = typed.replace(/^\s*00/, '+')
  const options = { defaultCallingCode: code }
  const withZero = parsePhoneNumberFromString(international, options)
  const number = withZero?.isValid() ? withZero : parsePhoneNumberFromString(international.replace(/^0+/, ''), options)
  if (!number?.isValid() || COSTLY.includes(number.getType() ?? '')) return undefined
  return (number.ext ?? '').length <= LONGEST_EXTENSION ? number : undefined
}

function withLinks(parsed: Parsed): PhoneNumber {
  const type = parsed.getType()
  const chats = type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'
  return { number: parsed.number, call: parsed.getURI(), chats }
}
