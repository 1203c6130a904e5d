import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'

const FIRST = env.CATALOGUE_MIGRATIONS.findIndex(({ name }) => name.includes('notes_of_versions'))
const db = env.CATALOGUE

it('What was noted at an old publication stays in its change alone, and versions are as fixed as before', async () => {
  await reset()
  await applyD1Migrations(db, env.CATALOGUE_MIGRATIONS.slice(0, FIRST))
  const put = (table: string, of: string) =>
    ['c1', 'files'].map((form, at) =>
      db.prepare(
        `INSERT INTO ${table} VALUES (${of}, ${at + 1}, '{}', 1, 'x', 'Asha Rao asked for it', ${table === 'tour_versions' ? "'[]'," : ''} '${form}')`,
      ),
    )
  await db.batch([
    db.prepare("INSERT INTO changes (id, at, actor, note) VALUES ('c1', 1, 'x', 'Asha Rao asked for it')"),
    ...put('tour_versions', "'Nepal'"),
    ...put('guide_versions', "'place', 'Gangtey'"),
  ])
  await applyD1Migrations(db, env.CATALOGUE_MIGRATIONS)
  for (const table of ['tour_versions', 'guide_versions']) {
    const { results } = await db.prepare(`SELECT note FROM ${table} ORDER BY version`).all<{ note: string }>()
    expect(results.map(({ note }) => note)).toEqual(['', 'Asha Rao asked for it'])
    await expect(db.exec(`UPDATE ${table} SET note = 'x'`)).rejects.toThrow('a published version never changes')
  }
  expect(await db.prepare('SELECT note FROM changes').first('note')).toBe('Asha Rao asked for it')
})
