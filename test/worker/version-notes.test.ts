import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { EMPTY_NOTES, emptyNotesAgain } from '../../src/cli/databases/erase-again.ts'

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

/** The versions of a tour and a place as a backup from before the migration brings them back. */
async function restored(): Promise<void> {
  await reset()
  await applyD1Migrations(db, env.CATALOGUE_MIGRATIONS)
  const rows = ['c1', 'files'].flatMap((form, at) => {
    const rest = `'{"a":"By Asha Rao","n":1}', 1, 'x', '${form === 'files' ? 'From the files' : 'Asha Rao asked'}'`
    return [
      db.prepare(`INSERT INTO tour_versions VALUES ('Nepal', ${at + 1}, ${rest}, '["Asha Rao came"]', '${form}')`),
      db.prepare(`INSERT INTO guide_versions VALUES ('place', 'Gangtey', ${at + 1}, ${rest}, '${form}')`),
    ]
  })
  await db.batch([
    db.prepare("INSERT INTO changes (id, at, actor, note) VALUES ('c1', 1, 'x', 'Asha Rao asked')"),
    ...rows,
  ])
}

const NOTES = `SELECT (SELECT group_concat(note, '|') FROM tour_versions) || '; '
  || (SELECT group_concat(note, '|') FROM guide_versions) AS notes`

it('A reason that an older backup brings back goes again, by the statements of the migration', async () => {
  await restored()
  await emptyNotesAgain(db)
  expect(await db.prepare(NOTES).first('notes')).toBe('|From the files; |From the files')
  const migration = env.CATALOGUE_MIGRATIONS[FIRST]?.queries.map((query) =>
    query.replaceAll(/^\W*statement-breakpoint\s*|;$/g, ''),
  )
  expect(migration).toEqual(expect.arrayContaining(EMPTY_NOTES))
})

describe('In a published version nothing changes but a text from which a person is erased', () => {
  const say = (text: string) => `document = '{"a":"${text}","n":1}'`

  it.each([
    ['an earlier text', say('By (erased)'), 1],
    ['all of an earlier text', say('(erased)'), 1],
    ['an earlier text in two places', say('(erased) Asha(erased)'), 1],
    ['what it says of its changes', `changed = '["(erased) came"]'`, 2],
    ['the reason that its change has', `note = ''`, 1],
  ])('%s', async (_, set, version) => {
    await restored()
    await db.exec(`UPDATE tour_versions SET ${set} WHERE version = ${version}`)
    if (!set.startsWith('changed')) await db.exec(`UPDATE guide_versions SET ${set} WHERE version = ${version}`)
  })

  it('a text of which another person was erased before', async () => {
    await restored()
    for (const text of ['By (erased) Rao', '(erased) (erased) Rao', '(erased) (erased)', '(erased)'])
      await db.exec(`UPDATE tour_versions SET ${say(text)} WHERE version = 1`)
  })

  it.each([
    ['the text that is live', say('By (erased)'), 2],
    ['another text', say('By Asha'), 1],
    ['another text beside an erased one', say('With (erased)'), 1],
    ['a text that follows an erased one', say('By (erased), truly'), 1],
    ['a text between two erased ones', say('By (erased) Ravi (erased)'), 1],
    ['an erased text where nothing was', say('By Asha Rao(erased)'), 1],
    ['a number', `document = '{"a":"By Asha Rao","n":2}'`, 1],
    ['a number that becomes a text', `document = '{"a":"By Asha Rao","n":"(erased)"}'`, 1],
    ['a text that is new', `document = '{"a":"By Asha Rao","n":1,"b":"(erased)"}'`, 1],
    ['a text that is left out', `document = '{"n":1}'`, 1],
    ['the name of a part', `document = '{"(erased)":"By Asha Rao","n":1}'`, 1],
    ['words behind a sign that ends a text for SQLite', say('By (erased)\\u0000 Ravi'), 1],
    ['a comment in the document', `${say('By (erased)').slice(0, -1)} /* Ravi */'`, 1],
    ['a document in another notation', `document = '{a:"By (erased)","n":1}'`, 1],
    ['the author', `actor = '(erased)'`, 1],
    ['the reason', `note = '(erased)'`, 1],
    ['the reason that it alone has', `note = ''`, 2],
  ])('and not %s', async (_, set, version) => {
    await restored()
    for (const table of ['tour_versions', 'guide_versions'])
      await expect(db.exec(`UPDATE ${table} SET ${set} WHERE version = ${version}`)).rejects.toThrow(
        'a published version never changes',
      )
  })

  it('and an insert that would replace a version leaves it as it is', async () => {
    await restored()
    const others = (table: string, of: string, changed: string) =>
      ['c1', 'c2', 'c3'].map((form, at) =>
        db.prepare(
          `INSERT OR REPLACE INTO ${table} VALUES (${of}, ${[7, 1, 2][at]}, '{}', 9, 'y', 'z', ${changed}'${form}')`,
        ),
      )
    const kept = async () =>
      (await db.batch(TABLES.map((table) => db.prepare(`SELECT * FROM ${table}`)))).map((all) => all.results)
    const before = await kept()
    await db.batch([
      ...others('tour_versions', "'Nepal'", "'[]', "),
      ...others('guide_versions', "'place', 'Gangtey'", ''),
    ])
    expect(await kept()).toEqual(before)
  })
})

const TABLES = ['tour_versions', 'guide_versions']
