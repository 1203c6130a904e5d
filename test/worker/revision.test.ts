import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { currentRevision, forgetRevision } from '../../src/data/site/revision.ts'
import { brokenDatabase } from '../chaos/faults.ts'
import { counting } from '../support/counting.ts'
import { expectLog } from '../support/log.ts'

const NOW = Date.now()

beforeEach(() => forgetRevision())

/** What an instance takes for the catalogue's state at a moment, and what it does behind the answer. */
async function stateAt(now: number, database = env.CATALOGUE) {
  const work: Promise<unknown>[] = []
  const state = await currentRevision(database, { now, later: (more) => void work.push(more) })
  await Promise.all(work)
  return { state, looks: work.length }
}

describe('the word for the state of the catalogue', () => {
  it('is replaced by every kind of change of every table that a page shows', async () => {
    const { results } = await env.CATALOGUE.prepare(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_%' ESCAPE '\\'
       AND name NOT LIKE 'tour_words%' AND name NOT LIKE 'tour_text%' AND name NOT IN ('revision', 'd1_migrations', 'changes', 'change_rows', 'fact_checks', 'notices', 'arranged_carousels', 'proposals', 'facts', 'tour_files', 'tour_versions', 'tour_drafts', 'draft_saves', 'guide_versions', 'leaders')`,
    ).all<{ name: string }>()
    const triggers = await env.CATALOGUE.prepare(`SELECT name FROM sqlite_master WHERE type = 'trigger'`).all<{
      name: string
    }>()
    const known = triggers.results.map(({ name }) => name)
    const needed = results.flatMap(({ name }) => ['insert', 'update', 'delete'].map((change) => `${name}_${change}`))
    expect(needed.length).toBeGreaterThan(15)
    expect(needed.filter((name) => !known.includes(name))).toEqual([])
  })

  it('is another one after each change', async () => {
    const words = new Set([(await stateAt(NOW)).state])
    const [insert, update, remove] = [
      `INSERT INTO documents (path, content) VALUES ('/x', '{}')`,
      `UPDATE documents SET content = '[]' WHERE path = '/x'`,
      `DELETE FROM documents WHERE path = '/x'`,
    ]
    for (const change of [insert, update, remove]) {
      await env.CATALOGUE.prepare(change ?? '').run()
      forgetRevision()
      words.add((await stateAt(NOW)).state)
    }
    expect(words.size).toBe(4)
  })
})

describe('an instance', () => {
  it('asks for it once a second at most, behind an answer, and waits for it only when it is two seconds old', async () => {
    const { database, tally } = counting(env.CATALOGUE)
    const at = (ms: number) => stateAt(NOW + ms, database)
    const looks = []
    for (const ms of [0, 999, 1000, 1999, 2000, 3999, 6000]) looks.push((await at(ms)).looks)
    expect(looks).toEqual([0, 0, 1, 0, 1, 1, 0])
    expect(tally).toEqual({ roundTrips: 5, rowsRead: 5 })
  })

  it('does not know it while the catalogue is down, and leaves it alone for ten seconds', async () => {
    const log = expectLog()
    expect(await stateAt(NOW, brokenDatabase(env.CATALOGUE))).toEqual({ state: undefined, looks: 0 })
    expect(await stateAt(NOW + 9_999)).toEqual({ state: undefined, looks: 0 })
    expect((await stateAt(NOW + 10_000)).state).toMatch(/^[0-9A-F]{16}$/)
    expect(log).toEqual(['{"step":"revision","code":"D1_CONNECTION_LOST"}'])
  })

  it('reads it, and every page, from the nearest replica', async () => {
    const withSession = vi.spyOn(env.CATALOGUE, 'withSession')
    await stateAt(NOW)
    expect(withSession.mock.calls).toEqual([['first-unconstrained']])
    withSession.mockRestore()
  })
})
