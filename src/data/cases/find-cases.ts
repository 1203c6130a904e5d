import { readWords } from '#data/enquiries/word-index.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import { fitsTerm, searchTerms, type Term } from '#domain/cases/case-words.ts'
import { type CaseInList, LISTED_COLUMNS } from './case-rows.ts'
import { openCases } from './open-cases.ts'

/** How many words are read for each term: one or two letters begin half of all words. */
const MOST_WORDS = 60
/** How many rows of cases are read for them. */
const MOST_ROWS = 300
/** How many terms use the index; further terms are compared with the words of the cases found. */
const LOOKED_UP = 5
/** For how many cases, the newest, the words are compared. */
const COMPARED = 150
const SHOWN = 50
/** It sorts after every letter. */
const LAST = '\u{10ffff}'

/**
 * `more`: there are further results, so another word is needed. `isCut`: too many words match to read all. `isBehind`:
 * the words of some cases are not indexed yet.
 */
export type FoundCases = { rows: CaseInList[]; more: boolean; isCut: boolean; isBehind: boolean }

/**
 * Finds cases of any stage, the newest first. Staff may type a part of a name in any spelling, digits of a number, an
 * e-mail, or a part of a reference. A tour, a travel day, a colleague and words of messages and notes match too.
 */
export async function findCases(database: D1Database, text: string): Promise<FoundCases> {
  const terms = searchTerms(text)
  if (terms.length === 0) return { rows: [], more: false, isCut: false, isBehind: false }
  return forStaff(async () => {
    await openCases(database)
    const isBehind = !(await readWords(database))
    const { numbers, isCut } = await fittingAll(database, terms)
    const rows = await listThese(database, numbers.slice(0, SHOWN + 1))
    return { rows: rows.slice(0, SHOWN), more: rows.length > SHOWN, isCut, isBehind }
  })
}

type Fitting = { numbers: number[]; isCut: boolean }

/** A term whose words were not all read, or that did not use the index, is compared with each case's words. */
async function fittingAll(database: D1Database, terms: Term[]): Promise<Fitting> {
  const looked = await lookUp(database, terms.slice(0, LOOKED_UP))
  const whole = looked.filter(({ isCut }) => !isCut)
  const sure = whole.length > 0 ? whole : looked
  const numbers = inAll(sure.map((each) => each.numbers)).sort((one, other) => other - one)
  const left = [...looked.filter((each) => !sure.includes(each)).map(({ term }) => term), ...terms.slice(LOOKED_UP)]
  const isCut = whole.length === 0 || (left.length > 0 && numbers.length > COMPARED)
  return { numbers: left.length > 0 ? await withTerms(database, numbers.slice(0, COMPARED), left) : numbers, isCut }
}

function inAll([first = new Set(), ...others]: Set<number>[]): number[] {
  return [...first].filter((number) => others.every((other) => other.has(number)))
}

/** The case numbers of a term. Cut: there may be more. */
type LookedUp = { term: Term; numbers: Set<number>; isCut: boolean }
type WordRow = { word: string; numbers: string }

async function lookUp(database: D1Database, terms: Term[]): Promise<LookedUp[]> {
  const statements = terms.map((term) =>
    database.prepare(wordsSql(term)).bind(...term.flatMap((begun) => [begun, begun + LAST])),
  )
  const results = await database.batch<WordRow>(statements)
  return terms.map((term, at) => lookedUp(term, results[at]?.results ?? []))
}

function wordsSql(term: Term): string {
  const begun = term.map(
    () => `SELECT word FROM (SELECT DISTINCT word FROM word_parts WHERE part >= ? AND part < ? LIMIT ${MOST_WORDS})`,
  )
  return `SELECT w.word, f.numbers FROM (${begun.join(' UNION ')}) w CROSS JOIN found_words f ON f.word = w.word
    LIMIT ${MOST_ROWS}`
}

function lookedUp(term: Term, rows: WordRow[]): LookedUp {
  const words = new Set(rows.map(({ word }) => word))
  const numbers = new Set(rows.flatMap((row) => JSON.parse(row.numbers) as number[]))
  return { term, numbers, isCut: rows.length >= MOST_ROWS || words.size >= MOST_WORDS }
}

/** The cases whose words match all terms. */
async function withTerms(database: D1Database, numbers: number[], terms: Term[]): Promise<number[]> {
  const statement = database.prepare(WORDS).bind(JSON.stringify(numbers))
  const { results } = await statement.all<{ number: number; words: string }>()
  return results
    .filter(({ words }) => terms.every((term) => fitsTerm(JSON.parse(words), term)))
    .map(({ number }) => number)
}

const WORDS = 'SELECT f.number, f.words FROM json_each(?1) j CROSS JOIN case_finding f ON f.number = j.value'

async function listThese(database: D1Database, numbers: number[]): Promise<CaseInList[]> {
  if (numbers.length === 0) return []
  return (await database.prepare(LISTED).bind(JSON.stringify(numbers)).all<CaseInList>()).results
}

const LISTED = `SELECT ${LISTED_COLUMNS} FROM json_each(?1) j CROSS JOIN case_finding f ON f.number = j.value
  JOIN cases c ON c.id = f.case_id JOIN enquiries e ON e.id = c.enquiry_id
  WHERE c.erased_at IS NULL ORDER BY c.opened_at DESC, c.id`
