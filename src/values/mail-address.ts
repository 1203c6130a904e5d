import { FIELD_LETTERS } from './letter-limits.ts'
import { searchForm } from './normal-form.ts'

/** The limit of RFC 5321. */
const LONGEST = 254
const ADDRESS = /^[^\s@<>()",;:\\]{1,64}@[^\s@<>()",;:\\.]{1,63}(\.[^\s@<>()",;:\\.]{1,63})+$/
const HEADER_SAFE = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){1,5}$/i
/**
 * The text between or around addresses: "Asha <asha@example.in>; mailto:rao@example.in." A space before the @ is a
 * slip: half of "asha rao@example.in" is another person's address.
 */
const BETWEEN = /[,;:<>()"|]|(?<=@\S+)(?:[\s/]+|\.+$|\.+(?=[\s,;<>()"|/]))/
/**
 * The e-mail addresses in a visitor's text, in any script. Each is in the form for comparing: small letters, the domain
 * as in the network (RFC 5891).
 */
export function addressesIn(text: string): string[] {
  const parts = searchForm(text.slice(0, FIELD_LETTERS))
    .split(BETWEEN)
    .map((part) => withNetworkDomain(part.trim()))
  return parts.filter((part) => part.length <= LONGEST && ADDRESS.test(part))
}

/** "asha@उदाहरण.भारत" and "asha@xn--p1b6ci4b4b3a.xn--h2brj9c" are one address. */
function withNetworkDomain(address: string): string {
  const at = address.lastIndexOf('@')
  const url = at > 0 ? URL.parse(`http://${address.slice(at + 1)}`) : null
  return url?.hostname ? address.slice(0, at + 1) + url.hostname : address
}

/** Whether an address is safe for a mail's reply-to: ASCII, a domain with a dot, no character that ends a header. */
export function canReplyTo(text: string): boolean {
  return text.length <= LONGEST && HEADER_SAFE.test(text)
}
