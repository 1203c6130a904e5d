/** A chat with the agency that starts with a sentence of the visitor's. `digits` is the number without its plus sign. */
export function chatLink(digits: string, text: string): string {
  return `https://wa.me/${digits}?text=${encodeURIComponent(text)}`
}
