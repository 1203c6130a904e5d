import { loadSeed } from '../../src/cli/databases/load-seed.ts'

/** What the staff's writing leaves in the catalogue. */
export const WRITTEN = ['tour_versions', 'tour_drafts', 'draft_saves', 'changes', 'change_rows']

/** Every tour as the files have it, with one version and no draft. A published version is kept by a trigger: it goes first. */
export async function unwriteTours(catalogue: D1Database, seed: string): Promise<void> {
  await catalogue.exec('DROP TRIGGER IF EXISTS tour_versions_refuse_delete')
  await catalogue.batch([...WRITTEN, 'tours'].map((table) => catalogue.prepare(`DELETE FROM ${table}`)))
  await loadSeed(catalogue, seed)
}
