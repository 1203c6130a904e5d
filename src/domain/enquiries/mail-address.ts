/** RFC 5321 allows no more. */
const LONGEST = 254
const ADDRESS = /^[^\s@<>()",;:\\]{1,64}@[^\s@<>()",;:\\]{1,190}$/
const HEADER_SAFE = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){1,5}$/i

/** Whether a text reads as an e-mail address, with letters of any script. Looks at short texts only. */
export function isAddress(text: string): boolean {
  return text.length <= LONGEST && ADDRESS.test(text)
}

/** Whether an address can stand in a mail's reply-to: plain ASCII, a domain with a dot, nothing that ends a header. */
export function canReplyTo(text: string): boolean {
  return text.length <= LONGEST && HEADER_SAFE.test(text)
}
