import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { openStores } from '#cli/databases/enquiry-store.ts'
import { placeLine } from '#cli/terminal/place-line.ts'
import type { Authored } from '#content/content-slips.ts'
import { findWorkingTour } from '#data/authoring/working-tours.ts'
import { AGENCY } from '#domain/authoring/agency-answers.ts'
import { isSame } from '#domain/authoring/merge-section.ts'
import type { TourDocument, TourSource } from '#domain/authoring/tour-document.ts'
import { asWritten } from '#domain/prices/price-cells.ts'
import type { PriceWindow } from '#domain/prices/price-window.ts'
import { countryFiles, readLiveCountries } from './countries-from-desk.ts'
import { factFiles, readLiveFacts } from './facts-from-desk.ts'
import { placesFile, readLivePlaces } from './places-from-desk.ts'
import { readAuthored } from './read-authored.ts'
import { answersFile, exportOf, namesOfFile, tourFile, tourList } from './written-file.ts'

const LIST = 'src/content/tours.ts'
const ANSWERS = 'src/content/answers.ts'

/** A file as it is to be, before it is formatted. */
export type WrittenFile = { file: string; text: string }

/**
 * `npm run content -- from-desk [--remote]`: writes the files of the catalogue from what is live, so that they say what
 * the staff have published. `git diff` then shows what differs. A file that says the same already stays as it is.
 */
export async function writeFromDesk(remote: boolean): Promise<void> {
  console.error(placeLine(remote))
  const { catalogue, close } = await openStores({ remote })
  const live = await readLive(catalogue).finally(close)
  const authored = await readAuthored()
  if ('slips' in authored) throw new Error(authored.slips.map(({ file, says }) => `${file}: ${says}`).join('\n'))
  const { tours, changed } = tourFiles(authored, live.tours)
  const files = [
    ...changed,
    { file: LIST, text: tourList(tours) },
    ...(live.answers ? [{ file: ANSWERS, text: answersFile(live.answers) }] : []),
    ...factFiles(authored, live.facts),
    ...countryFiles(authored, live.countries),
    placesFile(live.places),
  ]
  for (const file of write(files)) console.log(file)
  console.log(`${changed.length} of ${tours.length} tours differed. See what: git diff. Then: npm run content`)
}

/** The names of those files that say something else than before. */
function write(files: WrittenFile[]): string[] {
  const before = new Map(files.map(({ file }) => [file, existsSync(file) ? readFileSync(file, 'utf8') : '']))
  for (const { file, text } of files) writeFileSync(file, text)
  format(files.map(({ file }) => file))
  return [...before].flatMap(([file, text]) => (readFileSync(file, 'utf8') === text ? [] : file))
}

async function readLive(catalogue: D1Database) {
  const [tours, agency, facts, countries, places] = await Promise.all([
    readLiveTours(catalogue),
    findWorkingTour(catalogue, AGENCY),
    readLiveFacts(catalogue),
    readLiveCountries(catalogue),
    readLivePlaces(catalogue),
  ])
  return { tours, answers: agency?.live?.answers, facts, countries, places }
}

function tourFiles(authored: Authored, live: TourSource[]) {
  const known = new Map(authored.tours.map(({ file, source }) => [source.id, { file, name: exportOf(file), source }]))
  const tours = live.map((source) => ({ ...(known.get(source.id) ?? namesOfFile(source.id)), source }))
  const changed = tours.filter(({ source }) => !isSame(inOrder(known.get(source.id)?.source), inOrder(source)))
  return { tours, changed: changed.map(({ file, name, source }) => ({ file, text: tourFile(name, source) })) }
}

/** Windows may stand in a file in any order. */
function inOrder(source: TourSource | undefined): TourSource | undefined {
  return source && { ...source, ...(source.windows && { windows: asWritten(source.windows) }) }
}

type Live = { document: string; windows: string; home: number | null; budget: number | null; visaFree: number | null }

/** What visitors see, in its order: the newest documents with the prices and the places in the carousels. */
async function readLiveTours(catalogue: D1Database): Promise<TourSource[]> {
  const { results } = await catalogue
    .prepare(
      `SELECT v.document AS document, t.windows AS windows, t.home AS home, t.budget AS budget, t.visa_free AS visaFree
       FROM tours AS t JOIN tour_versions AS v ON v.tour = t.id
         AND v.version = (SELECT max(version) FROM tour_versions WHERE tour = t.id) ORDER BY t.rank`,
    )
    .all<Live>()
  return results.map(toSource)
}

function toSource({ document, windows, home, budget, visaFree }: Live): TourSource {
  const prices = JSON.parse(windows) as PriceWindow[]
  const ranks = { ...(home && { home }), ...(budget && { budget }), ...(visaFree && { visaFree }) }
  return {
    ...(JSON.parse(document) as TourDocument),
    ...(prices.length > 0 && { windows: prices }),
    ...(Object.keys(ranks).length > 0 && { ranks }),
  }
}

function format(files: string[]): void {
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--linter-enabled=false', ...files]
  const { status, stderr } = spawnSync(process.execPath, biome, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}
