import type { Region } from '#domain/catalogue/tour.ts'

/** How many packages a listing or a search shows on one page. */
export const PAGE_SIZE = 48

/** The most letters of a search. A longer text keeps its beginning and its end, where people write the budget. */
const MOST_LETTERS = 200
const OF_THE_END = 60
/** The mark for the removed middle. */
const CUT = ' … '

/** A visitor's search in one line, trimmed and cut. A NUL would end an FTS5 query early, so none remains. */
export function searchText(raw: string | undefined): string {
  const line = (raw ?? '').replace(/\p{Cc}+/gu, ' ').trim()
  const letters = [...line]
  if (letters.length <= MOST_LETTERS) return line
  const begin = letters.slice(0, MOST_LETTERS - OF_THE_END - CUT.length).join('')
  const end = letters.slice(-OF_THE_END).join('')
  return begin.replace(/\s\S*$/, '') + CUT + end.replace(/^\S*\s/, '')
}

/** Whether words of a search were cut out. */
export function isCut(text: string): boolean {
  return text.includes(CUT)
}

/** An FTS5 query on the trigram table, where a phrase matches as a substring of a region's titles and locations. */
export function substringQuery(text: string, region: Region): string {
  const phrase = `"${text.toLowerCase().replaceAll('"', '""')}"`
  return `region : "${region}" AND {title location} : ${phrase}`
}

/** The rule of the filter, the same in server and browser: a substring of title or location, in any letter case. */
export function matchesFilter(card: { title: string; location: string }, text: string): boolean {
  const wanted = text.toLowerCase()
  return card.title.toLowerCase().includes(wanted) || card.location.toLowerCase().includes(wanted)
}
