import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { loadSeed } from '../../src/cli/databases/load-seed.ts'
import { content } from '../../src/content/content.ts'

/** The first migration that gives reviews their ids. */
const FIRST = env.CATALOGUE_MIGRATIONS.findIndex(({ name }) => name.includes('review_ids'))
const db = env.CATALOGUE

it('What the staff had taken off before reviews had ids is off after the migration and the next seed, and no other', async () => {
  await reset()
  await applyD1Migrations(db, env.CATALOGUE_MIGRATIONS.slice(0, FIRST))
  const insert = db.prepare(
    'INSERT INTO testimonials (position, title, name, date, sample, hidden) VALUES (?, ?, ?, ?, 1, ?)',
  )
  const [off, other] = content.testimonials.slice(3, 5)
  const old = content.testimonials.map(({ title, name, date, id }, at) =>
    insert.bind(at + 1, title, name, date, Number(id === off?.id)),
  )
  await db.batch([
    ...old,
    insert.bind(18, other?.title, 'The same day and title', other?.date, 0),
    insert.bind(-1, 'Our own', 'A', '2026-11-01', 1),
    insert.bind(-2, 'Our own', 'B', '2026-11-01', 0),
    db.prepare(
      `INSERT INTO change_rows (change, entity, key, was, became) VALUES
       ('c', 'carousel', 'domestic', '["Goa","Leh"]', '["Leh"]'), ('f', 'fact', 'visa', NULL, '{"source":"x"}')`,
    ),
  ])
  await applyD1Migrations(db, env.CATALOGUE_MIGRATIONS)
  await loadSeed(db, env.CATALOGUE_SEED)
  const hidden = await db.prepare('SELECT name FROM testimonials WHERE hidden ORDER BY position').all()
  expect(hidden.results).toEqual([{ name: 'A' }, { name: off?.name }])
  const all = await db.prepare('SELECT id, position FROM testimonials WHERE position > 0 ORDER BY position').all()
  expect(all.results).toEqual(content.testimonials.map(({ id }, at) => ({ id, position: at + 1 })))
  const rows = await db.prepare('SELECT was, became FROM change_rows ORDER BY change').all()
  expect(rows.results).toEqual([
    { was: '{"places":{"Goa":1,"Leh":2},"by":"staff"}', became: '{"places":{"Leh":1},"by":"staff"}' },
    { was: null, became: '{"source":"x","by":"staff"}' },
  ])
  expect(await db.prepare('SELECT name FROM arranged_carousels').first('name')).toBe('domestic')
})
