/**
 * A chat with the agency that starts with a sentence of the visitor's. `digits` is the number without its plus sign. Only
 * what means something in a query is escaped: a page has up to four of these.
 */
export function chatLink(digits: string, text: string): string {
  return `https://wa.me/${digits}?text=${encodeURI(text).replace(/[&+#]/g, encodeURIComponent)}`
}
