import { forStaff } from '#data/for-staff.ts'
import { searchTerms, type Term } from '#domain/cases/case-words.ts'
import { type CaseInList, LISTED_COLUMNS } from './case-rows.ts'
import { openCases } from './open-cases.ts'

/** How many words of a prefix are looked at: a letter or two fit half of all names. */
const LOOKED_AT = 500
/** How many cases a search shows. */
const SHOWN = 50
/** Sorts behind every letter. */
const LAST = '\u{10ffff}'

/** `more`: there are others, and the search wants another word. */
export type Found = { rows: CaseInList[]; more: boolean }

/**
 * Finds cases of any stage by what staff have at hand: the beginnings of names in any script, the last digits of a
 * number, an e-mail, a reference or a half of one, a tour, a place. Newest first.
 */
export async function findCases(database: D1Database, text: string): Promise<Found> {
  const terms = searchTerms(text)
  if (terms.length === 0) return { rows: [], more: false }
  const statement = database
    .prepare(sqlOf(terms))
    .bind(...terms.flatMap((term) => term.flatMap((word) => [word, word + LAST])))
  const { results } = await forStaff(async () => {
    await openCases(database)
    return statement.all<CaseInList>()
  })
  return { rows: results.slice(0, SHOWN), more: results.length > SHOWN }
}

/** A case fits where each of the terms begins one of its words. */
function sqlOf(terms: Term[]): string {
  const fits = terms.map((term) => `SELECT case_id FROM (${term.map(wordsFrom).join(' UNION ALL ')})`)
  return `SELECT ${LISTED_COLUMNS} FROM cases c JOIN enquiries e ON e.id = c.enquiry_id
    WHERE c.id IN (${fits.join(' INTERSECT ')}) AND c.erased_at IS NULL
    ORDER BY c.opened_at DESC, c.id LIMIT ${SHOWN + 1}`
}

function wordsFrom(): string {
  return `SELECT * FROM (SELECT case_id FROM case_words WHERE word >= ? AND word < ? LIMIT ${LOOKED_AT})`
}
