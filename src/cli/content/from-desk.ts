import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { openStores } from '#cli/databases/enquiry-store.ts'
import { placeLine } from '#cli/terminal/place-line.ts'
import { findWorkingTour } from '#data/authoring/working-tours.ts'
import { AGENCY } from '#domain/authoring/agency-answers.ts'
import { isSame } from '#domain/authoring/merge-section.ts'
import type { TourDocument, TourSource } from '#domain/authoring/tour-document.ts'
import { asWritten } from '#domain/prices/price-cells.ts'
import type { PriceWindow } from '#domain/prices/price-window.ts'
import { readAuthored } from './read-authored.ts'
import { answersFile, namesOfFile, tourFile, tourList } from './written-file.ts'

const LIST = 'src/content/tours.ts'
const ANSWERS = 'src/content/answers.ts'

/**
 * `npm run content -- from-desk [--remote]`: writes the files of the tours from what is live, so that they say what the
 * staff have published. `git diff` then shows what differs. A file that says the same already stays as it is.
 */
export async function writeFromDesk(remote: boolean): Promise<void> {
  console.error(placeLine(remote))
  const { catalogue, close } = await openStores({ remote })
  const [live, agency] = await Promise.all([readLive(catalogue), findWorkingTour(catalogue, AGENCY)]).finally(close)
  const known = await knownFiles()
  const tours = live.map((source) => ({ ...(known.get(source.id) ?? namesOfFile(source.id)), source }))
  const changed = tours.filter(({ source }) => !isSame(inOrder(known.get(source.id)?.source), inOrder(source)))
  for (const { file, name, source } of changed) writeFileSync(file, tourFile(name, source))
  const others = [
    { file: LIST, text: tourList(tours) },
    ...(agency?.live?.answers ? [{ file: ANSWERS, text: answersFile(agency.live.answers) }] : []),
  ].map((other) => ({ ...other, before: readFileSync(other.file, 'utf8') }))
  for (const { file, text } of others) writeFileSync(file, text)
  format([...changed, ...others].map(({ file }) => file))
  const differing = others.filter(({ file, before }) => readFileSync(file, 'utf8') !== before)
  for (const { file } of [...changed, ...differing]) console.log(file)
  console.log(`${changed.length} of ${tours.length} tours differed. See what: git diff. Then: npm run content`)
}

/** Windows may stand in a file in any order. */
function inOrder(source: TourSource | undefined): TourSource | undefined {
  return source && { ...source, ...(source.windows && { windows: asWritten(source.windows) }) }
}

type Live = { document: string; windows: string; home: number | null; budget: number | null; visaFree: number | null }

/** What visitors see, in its order: the newest documents with the prices and the places in the carousels. */
async function readLive(catalogue: D1Database): Promise<TourSource[]> {
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

/** The tours that have a file, by their ids, with the name of its export. */
async function knownFiles(): Promise<Map<string, { file: string; name: string; source: TourSource }>> {
  const authored = await readAuthored()
  if ('slips' in authored) throw new Error(authored.slips.map(({ file, says }) => `${file}: ${says}`).join('\n'))
  return new Map(
    authored.tours.map(({ file, source }) => {
      const [, name = ''] = /export const (\w+)/.exec(readFileSync(file, 'utf8')) ?? []
      return [source.id, { file, name, source }]
    }),
  )
}

function format(files: string[]): void {
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--linter-enabled=false', ...files]
  const { status, stderr } = spawnSync(process.execPath, biome, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}
