import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/** A file before formatting; undefined: it is deleted. */
export type WrittenFile = { file: string; text: string | undefined }

/**
 * `npm run content -- from-desk [--remote]`: writes the live catalogue into the files. `git diff` then shows the
 * differences. An unchanged file is not written.
 */
export async function writeFromDesk(remote: boolean): Promise<void> {
  console.error(placeLine(remote))
  const live = await readLive(remote)
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
  for (const line of write(files)) console.log(line)
  console.log(`${changed.length} of ${tours.length} tours differed. See what: git diff. Then: npm run content`)
}

function write(files: WrittenFile[]): string[] {
  const before = new Map(files.map(({ file }) => [file, existsSync(file) ? readFileSync(file, 'utf8') : '']))
  for (const { file, text } of files) text === undefined ? rmSync(file) : writeFileSync(file, text)
  const left = files.flatMap(({ file, text }) => (text === undefined ? [] : file))
  format(left)
  const gone = files.flatMap(({ file, text }) => (text === undefined ? `${file}: taken away at the desk` : []))
  return [...gone, ...left.filter((file) => readFileSync(file, 'utf8') !== before.get(file))]
}

const NOT_READ = {
  remote: 'Nothing was written: the live catalogue did not answer. Is this machine logged in (npx wrangler login)?',
  local: 'Nothing was written: this machine has no catalogue. npm start makes one.',
}

async function readLive(remote: boolean) {
  try {
    const { catalogue, close } = await openStores({ remote })
    return await readAll(catalogue).finally(close)
  } catch (error) {
    throw new Error(remote ? NOT_READ.remote : NOT_READ.local, { cause: error })
  }
}

async function readAll(catalogue: D1Database) {
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
  const onSite = live.map((source) => ({ ...(known.get(source.id) ?? namesOfFile(source.id)), source }))
  // A tour that no seed has loaded yet stays.
  const notYet = authored.listed.flatMap(({ id }) => (live.some((tour) => tour.id === id) ? [] : (known.get(id) ?? [])))
  const tours = [...onSite, ...notYet]
  const changed = onSite.filter(({ source }) => !isSame(inOrder(known.get(source.id)?.source), inOrder(source)))
  return { tours, changed: changed.map(({ file, name, source }) => ({ file, text: tourFile(name, source) })) }
}

function inOrder(source: TourSource | undefined): TourSource | undefined {
  return source && { ...source, ...(source.windows && { windows: asWritten(source.windows) }) }
}

type Live = { document: string; windows: string; home: number | null; budget: number | null; visaFree: number | null }

/** The published tours in order, with their prices and places in carousels. */
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
