import { loadSeed } from '../../src/cli/databases/load-seed.ts'

/** What the staff's writing leaves in the catalogue. */
export const WRITTEN = [
  ...['tour_versions', 'tour_drafts', 'draft_saves', 'guide_versions', 'places'],
  ...['changes', 'change_rows'],
]

/** Every tour as the files have it, with one version and no draft. A published version is kept by a trigger: it goes first. */
export async function unwriteTours(catalogue: D1Database, seed: string): Promise<void> {
  for (const table of ['tour_versions', 'guide_versions'])
    await catalogue.exec(`DROP TRIGGER IF EXISTS ${table}_refuse_delete`)
  await catalogue.batch([...WRITTEN, 'tours', 'countries'].map((table) => catalogue.prepare(`DELETE FROM ${table}`)))
  await loadSeed(catalogue, seed)
}
