import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Authored, Slip, TourFile } from '#content/content-slips.ts'
import type { FactSource } from '#content/facts/fact-source.ts'
import type { TourSource } from '#domain/authoring/tour-document.ts'
import type { Answers } from '#domain/catalogue/answers.ts'
import type { Country } from '#domain/catalogue/country.ts'
import type { Document } from '#domain/catalogue/document.ts'
import type { AuthoredReview } from '#domain/catalogue/review.ts'
import type { Fact } from '#domain/facts/fact.ts'

/** The content of src/content, file by file, or a slip for each file that cannot be read. */
export async function readAuthored(): Promise<Authored | { slips: Slip[] }> {
  const tours = await readFolder<TourSource>('tours')
  const documents = await readFolder<Document>('documents')
  const countries = await readFolder<Country>('countries')
  const factTables = await readFolder<Record<string, FactSource>>('facts')
  const slips = slipsOf([...tours, ...documents, ...countries, ...factTables])
  if (slips.length > 0) return { slips }
  // These import the others, so they are read last.
  const lists = await Promise.all(
    ['tours', 'countries', 'testimonials', 'answers'].map((name) => read<unknown>(`src/content/${name}.ts`)),
  )
  const listSlips = slipsOf(lists)
  if (listSlips.length > 0) return { slips: listSlips }
  const named = Object.assign({}, ...lists.map(({ exports }) => exports)) as Lists
  return {
    tours: tours.flatMap(({ file, exports }): TourFile[] => Object.values(exports).map((source) => ({ file, source }))),
    documents: documents.flatMap(({ file, exports }) => Object.values(exports).map((document) => ({ file, document }))),
    // The folder also has tables shared by countries.
    countryFiles: countries.flatMap(({ file, exports }) =>
      Object.values(exports).flatMap((country) => (country?.slug ? [{ file, country }] : [])),
    ),
    listed: named.TOURS,
    countries: named.COUNTRIES,
    testimonials: named.TESTIMONIALS,
    answers: named.ANSWERS,
    // Each file of facts exports one table by id.
    facts: factTables.flatMap(({ file, exports }) =>
      Object.values(exports).flatMap((table) =>
        Object.entries(table ?? {}).map(([id, fact]) => ({ file, fact: { ...fact, id } as Fact })),
      ),
    ),
  }
}

type Lists = { TOURS: TourSource[]; COUNTRIES: Country[]; TESTIMONIALS: AuthoredReview[]; ANSWERS: Answers }
type ReadFile<Value> = { file: string; exports: Record<string, Value>; slip?: string }

function readFolder<Value>(folder: string): Promise<ReadFile<Value>[]> {
  return Promise.all(
    globSync(`src/content/${folder}/*.ts`)
      .sort()
      .map(read<Value>),
  )
}

async function read<Value>(file: string): Promise<ReadFile<Value>> {
  try {
    return { file, exports: (await import(pathToFileURL(resolve(file)).href)) as Record<string, Value> }
  } catch (error) {
    return { file, exports: {}, slip: whyUnreadable(error) }
  }
}

/** The first line of Node's message, with the correction of the most frequent slip. */
function whyUnreadable(error: unknown): string {
  const { message = '', stack = '' } = error instanceof Error ? error : new Error(String(error))
  const sentence =
    message
      .split('\n')
      .find((line) => /\w/.test(line))
      ?.trim() ?? 'no reason is given'
  const line = /\.ts:(\d+)/.exec(stack)?.[1] ?? /\.ts:(\d+)/.exec(message)?.[1]
  const hint = /\d,\d{3}\b/.test(message + stack) ? '; a number is written without commas, for example 34699' : ''
  return `cannot be read${line ? ` at line ${line}` : ''}: ${sentence}${hint}`
}

function slipsOf(files: ReadFile<unknown>[]): Slip[] {
  return files.flatMap(({ file, slip }) => (slip ? [{ file, says: slip }] : []))
}
