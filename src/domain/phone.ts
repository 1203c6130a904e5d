import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * A phone number as a machine can dial it (E.164), from what a visitor typed and the dialling code that they chose.
 * Undefined when it cannot be dialled: the enquiry is kept all the same, and flagged.
 */
export function dialable(phone: string, isd: string): string | undefined {
  const typed = phone.trim().replace(/^00/, '+')
  if (typed.startsWith('+')) return valid(typed)
  const code = /^\+\d{1,4}$/.test(isd) ? isd : '+91'
  // Most countries drop the leading zero of a national number; Italy dials it.
  return valid(`${code} ${typed}`) ?? valid(`${code} ${typed.replace(/^0+/, '')}`)
}

function valid(international: string): string | undefined {
  const parsed = parsePhoneNumberFromString(international)
  return parsed?.isValid() ? parsed.number : undefined
}
