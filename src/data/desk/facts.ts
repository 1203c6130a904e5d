import { forStaff } from '#data/for-staff.ts'
import type { Fact } from '#domain/fact.ts'
import { type Author, makeChange, WAS_NOTED } from './changes.ts'

/**
 * A fact as the catalogue holds it now, and what shows it: titles of tours, names of countries. `checked`: what the staff
 * noted of it last, as it is stored; empty: nothing.
 */
export type ShownFact = { fact: Fact; shownBy: string[]; checked: string }

/** What somebody has found: where, on which day, and to which day it may be claimed; days ISO. */
export type Check = { id: string; source: string; checkedOn: string; expiresOn: string }

/** Every fact that a page shows, the one that ends first at the top. */
export async function listFacts(database: D1Database): Promise<ShownFact[]> {
  const { results } = await forStaff(() =>
    database.prepare(FACTS).all<{ fact: string; name: string; checked: string | null }>(),
  )
  const shown = new Map<string, ShownFact>()
  for (const { fact: text, name, checked } of results) {
    const fact = JSON.parse(text) as Fact
    const known = shown.get(fact.id) ?? { fact, shownBy: [], checked: checked ?? '' }
    if (!known.shownBy.includes(name)) known.shownBy.push(name)
    shown.set(fact.id, known)
  }
  return [...shown.values()].sort((one, other) => one.fact.expiresOn.localeCompare(other.fact.expiresOn))
}

/** What stands in fact_checks about a fact. */
const CHECKED = (id: string) =>
  `(SELECT json_object('source', source, 'checkedOn', checked_on, 'expiresOn', expires_on) FROM fact_checks WHERE id = ${id})`

const FACTS = `
  WITH facts AS (SELECT f.value AS fact, t.title AS name FROM tours AS t, json_each(t.page, '$.facts') AS f
  UNION ALL SELECT c.page -> '$.visa', c.name FROM countries AS c WHERE c.page -> '$.visa' IS NOT NULL
  UNION ALL SELECT f.value, c.name FROM countries AS c, json_each(c.guide, '$.entry') AS f
  UNION ALL SELECT f.value, c.name FROM countries AS c, json_each(c.guide, '$.answers') AS f)
  SELECT fact, name, ${CHECKED("fact ->> 'id'")} AS checked FROM facts`

/**
 * Writes a reading of a fact into every page that shows it, where nobody has noted another one since it was `shown`. It
 * stays when the files are seeded, until a file's own reading is newer (migrations/catalogue/0010_fact_checks.sql).
 * @returns false: somebody else has noted one since
 */
export function checkFact(
  database: D1Database,
  author: Author,
  { shown, check }: { shown: string; check: Check },
): Promise<boolean> {
  const became = JSON.stringify({ source: check.source, checkedOn: check.checkedOn, expiresOn: check.expiresOn })
  const { id, at } = author
  const change = [
    database
      .prepare(
        `INSERT INTO change_rows (change, entity, key, was, became)
         SELECT ?1, 'fact', ?3, ${CHECKED('?3')}, ?4 WHERE ${WAS_NOTED} ON CONFLICT DO NOTHING`,
      )
      .bind(id, at, check.id, became),
    database
      .prepare(
        `INSERT INTO fact_checks (id, source, checked_on, expires_on) SELECT ?3, ?4, ?5, ?6 WHERE ${WAS_NOTED}
         ON CONFLICT (id) DO UPDATE SET source = excluded.source, checked_on = excluded.checked_on,
           expires_on = excluded.expires_on`,
      )
      .bind(id, at, check.id, check.source, check.checkedOn, check.expiresOn),
    ...COPY_CHECKS.map((statement) => database.prepare(statement)),
  ]
  const value = JSON.stringify([check.id, shown])
  const holds = `coalesce(${CHECKED('?5 ->> 0')}, '') = ?5 ->> 1`
  return makeChange(database, author, { shown: { holds, value }, change })
}

/** The same as the last lines of seed.sql (content/seed.ts). */
const COPY_CHECKS = [
  'UPDATE tours SET page = c.page FROM checked_tours AS c WHERE c.id = tours.id AND c.page <> tours.page',
  `UPDATE tours SET visa_till = (SELECT f.value ->> 'expiresOn' FROM json_each(page, '$.facts') AS f
    WHERE f.value ->> 'kind' = 'visa' LIMIT 1) WHERE visa IS NOT NULL`,
  'UPDATE countries SET page = c.page, guide = c.guide FROM checked_countries AS c WHERE c.slug = countries.slug AND (c.page <> countries.page OR c.guide <> countries.guide)',
]
