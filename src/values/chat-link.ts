/** How long a link may be, encoded: on Windows a longer one does nothing when it is pressed. */
export const LONGEST_LINK = 1800

/** As much of a text as its link has room for, with a mark at its end where it was cut. */
export function fitting(text: string, linkWith: (text: string) => string): string {
  if (linkWith(text).length <= LONGEST_LINK) return text
  // A letter takes one at least: no more than these can fit.
  const letters = [...text.slice(0, LONGEST_LINK).toWellFormed()]
  const cut = (count: number) => `${letters.slice(0, count).join('')} …`
  let [fits, tooMany] = [0, letters.length]
  while (fits < tooMany - 1) {
    const count = Math.floor((fits + tooMany) / 2)
    if (linkWith(cut(count)).length <= LONGEST_LINK) fits = count
    else tooMany = count
  }
  return cut(fits)
}

/**
 * A chat with the agency that starts with a sentence of the visitor's. `digits` is the number without its plus sign. Only
 * what means something in a query is escaped: a page has up to four of these.
 */
export function chatLink(digits: string, text: string): string {
  return `https://wa.me/${digits}?text=${encodeURI(text).replace(/[&+#]/g, encodeURIComponent)}`
}

/** A mail to an address, by its text (RFC 6068: lines end with CR LF). */
export function mailLink(address: string, subject: string): (text: string) => string {
  const empty = `mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(subject)}`
  return (text) => `${empty}&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`
}
