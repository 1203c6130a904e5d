import { loadSeed } from '../../src/cli/databases/load-seed.ts'

/** What the staff's writing leaves in the catalogue. */
const WRITTEN = [
  ...['tour_versions', 'tour_drafts', 'draft_saves', 'guide_versions', 'places'],
  ...['changes', 'change_rows', 'notices', 'fact_checks', 'arranged_carousels'],
  ...['proposals', 'testimonials'],
]

/** Tables of which no page shows anything: a change of one does not replace the word for the catalogue's state. */
const UNSEEN = [
  'tour_drafts',
  'draft_saves',
  'changes',
  'change_rows',
  'notices',
  'facts',
  'fact_checks',
  'arranged_carousels',
  'proposals',
]
/** A version is never written over. */
const VERSIONS = ['SELECT tour, version FROM tour_versions', 'SELECT kind, key, version FROM guide_versions']

/** What the catalogue holds, told by the word for its state and by the rows for which there is no word. */
export async function stateOf(catalogue: D1Database): Promise<string> {
  const queries = [...UNSEEN, 'revision'].map((table) => `SELECT * FROM ${table}`).concat(VERSIONS)
  const rows = await catalogue.batch(queries.map((query) => catalogue.prepare(query)))
  return JSON.stringify(rows.map(({ results }) => results))
}

/** The state in which the tours were left as the files have them. */
let unwritten = ''

/**
 * Every tour as the files have it, with one version and no draft, where somebody has written since. `begin` writes what
 * a file of tests begins with. A published version is kept by a trigger: it goes first.
 */
export async function unwriteTours(catalogue: D1Database, seed: string, begin = async () => {}): Promise<void> {
  if ((await stateOf(catalogue)) === unwritten) return
  for (const table of ['tour_versions', 'guide_versions'])
    await catalogue.exec(`DROP TRIGGER IF EXISTS ${table}_refuse_delete`)
  await catalogue.batch([...WRITTEN, 'tours', 'countries'].map((table) => catalogue.prepare(`DELETE FROM ${table}`)))
  await loadSeed(catalogue, seed)
  await begin()
  unwritten = await stateOf(catalogue)
}
