/** The longest link, encoded: on Windows a longer one does nothing. */
export const LONGEST_LINK = 1800

/** The beginning of a text that fits into its link, with a mark at the end where it was cut. */
export function fitting(text: string, linkWith: (text: string) => string): string {
  if (linkWith(text).length <= LONGEST_LINK) return text
  // A letter needs at least one character, so no more letters can fit.
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
 * A link to a chat with the agency that begins with a sentence of the visitor. `digits`: the number without its plus
 * sign. Only special characters are escaped, because a page has up to four of these links.
 */
export function chatLink(digits: string, text: string): string {
  return `https://wa.me/${digits}?text=${encodeURI(text).replace(/[&+#]/g, encodeURIComponent)}`
}

/** A mailto link (RFC 6068: lines end with CR LF). */
export function mailLink(address: string, subject: string): (text: string) => string {
  const empty = `mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(subject)}`
  return (text) => `${empty}&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`
}
