/** How many packages a listing or a search shows at once. */
export const PAGE_SIZE = 48

/** What a visitor typed, trimmed and cut to a sensible length. */
export function searchText(raw: string | undefined): string {
  return (raw ?? '').trim().slice(0, 100)
}

/**
 * Visitor text as an FTS5 query in which every word is the beginning of a word of the tour.
 * Raw text would throw for `"`, `a-b` or `foo:bar`, so only letters, digits and marks are kept, each word in quotes.
 * Undefined when there is nothing to look for.
 */
export function wordQuery(text: string): string | undefined {
  const words = text
    .normalize('NFKC')
    .match(/[\p{L}\p{N}\p{M}]+/gu)
    ?.slice(0, 8)
  return words?.map((word) => `"${word}"*`).join(' ')
}

/** Text as one FTS5 phrase for the trigram table, where a phrase matches as a substring. */
export function substringQuery(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

/** The filter's rule, the same on the server and in the browser: a substring of title or location, in any case. */
export function matchesFilter(card: { title: string; location: string }, text: string): boolean {
  const wanted = text.toLowerCase()
  return card.title.toLowerCase().includes(wanted) || card.location.toLowerCase().includes(wanted)
}
