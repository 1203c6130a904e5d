import { type Author, type ChangeStep, makeChange, rowsOfChange, WAS_NOTED } from '#data/catalogue/changes.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import type { Fact, VisaKind } from '#domain/facts/fact.ts'

/** A fact with the tours and countries that show it. `checked`: the stored reading of the staff; empty: none. */
export type ShownFact = { fact: Fact; shownBy: string[]; checked: string }

/** The changed parts of a fact. Without rates, or null: the site no longer computes with it. */
export type Correction = { text: string; visa?: VisaKind; charge?: { rates: [] }; falls?: null; ahead?: null }

/** A reading by staff: source, day of reading, and last day of the claim; days ISO. */
export type Check = { id: string; source: string; checkedOn: string; expiresOn: string } & Partial<Correction>

/** Every shown fact, the one that ends first at the top. */
export async function listFacts(database: D1Database): Promise<ShownFact[]> {
  const statement = database.prepare(FACTS)
  const { results } = await forStaff(() => statement.all<{ fact: string; name: string; checked: string | null }>())
  const shown = new Map<string, ShownFact>()
  for (const { fact: text, name, checked } of results) {
    const fact = JSON.parse(text) as Fact
    const known = shown.get(fact.id) ?? { fact, shownBy: [], checked: checked ?? '' }
    if (!known.shownBy.includes(name)) known.shownBy.push(name)
    shown.set(fact.id, known)
  }
  return [...shown.values()].sort((one, other) => one.fact.expiresOn.localeCompare(other.fact.expiresOn))
}

/** The staff's reading of a fact. */
const CHECKED = (id: string) =>
  `(SELECT json_object('source', source, 'checkedOn', checked_on, 'expiresOn', expires_on, 'said', json(said))
   FROM fact_checks WHERE id = ${id})`

/** Every shown fact with its tours and countries. */
const SHOWN_FACTS = `(SELECT f.value AS fact, t.title AS name FROM tours AS t, json_each(t.page, '$.facts') AS f
  UNION ALL SELECT c.page -> '$.visa', c.name FROM countries AS c WHERE c.page -> '$.visa' IS NOT NULL
  UNION ALL SELECT f.value, c.name FROM countries AS c, json_each(c.guide, '$.entry') AS f
  UNION ALL SELECT f.value, c.name FROM countries AS c, json_each(c.guide, '$.answers') AS f)`
const FACTS = `SELECT fact, name, ${CHECKED("fact ->> 'id'")} AS checked FROM ${SHOWN_FACTS}`

/** A reading of a fact, by the files or the staff. */
export type FactReading = Omit<Check, 'id'> & { by: 'files' | 'staff' }

/** SQL for the shown state of a fact, by its id, as JSON. `by`: the origin of its reading. */
const factNow = (
  id: string,
) => `(SELECT json_set(fact, '$.by', CASE WHEN EXISTS (SELECT 1 FROM fact_checks AS k WHERE k.id = ${id}
    AND ${isReading('fact', ['k.source', 'k.checked_on', 'k.expires_on'])}) THEN 'staff' ELSE 'files' END)
  FROM ${SHOWN_FACTS} WHERE fact ->> 'id' = ${id} LIMIT 1)`

/** SQL for whether pages show all of a reading. */
export const isShownNow = (id: string, reading: string) => `json_patch(${factNow(id)}, ${reading}) IS ${factNow(id)}`

function isReading(fact: string, [source, checkedOn, expiresOn]: [string, string, string]): string {
  return `${fact} ->> 'source' = ${source} AND ${fact} ->> 'checkedOn' = ${checkedOn} AND ${fact} ->> 'expiresOn' = ${expiresOn}`
}

const READINGS = rowsOfChange('fact')
const WAS_READ: [string, string, string] = ["r.was ->> 'source'", "r.was ->> 'checkedOn'", "r.was ->> 'expiresOn'"]

/** SQL that applies the reading of the running change to a fact, if the fact shows the earlier reading. */
function reread(fact: string): string {
  return `coalesce((SELECT json_patch(${fact}, json_remove(r.became, '$.by')) FROM ${READINGS} AS r
    WHERE r.key = ${fact} ->> 'id' AND ${isReading(fact, WAS_READ)}), ${fact})`
}

const holdsOne = (facts: string) =>
  `EXISTS (SELECT 1 FROM ${facts} WHERE f.value ->> 'id' IN (SELECT key FROM ${READINGS}))`

/** The statements that apply the readings of a change to every page with the fact. */
export const APPLY_READINGS = [
  `INSERT INTO fact_checks (id, source, checked_on, expires_on, said)
     SELECT key, became ->> 'source', became ->> 'checkedOn', became ->> 'expiresOn',
       json_remove(became, '$.source', '$.checkedOn', '$.expiresOn', '$.by') FROM ${READINGS}
     WHERE became ->> 'by' = 'staff' AND ${WAS_NOTED}
   ON CONFLICT (id) DO UPDATE SET source = excluded.source, checked_on = excluded.checked_on,
     expires_on = excluded.expires_on, said = excluded.said`,
  `DELETE FROM fact_checks WHERE id IN (SELECT key FROM ${READINGS} WHERE became ->> 'by' = 'files') AND ${WAS_NOTED}`,
  `UPDATE tours SET page = json_set(page, '$.facts', json((
     SELECT json_group_array(json(${reread('f.value')})) FROM json_each(page, '$.facts') AS f)))
   WHERE ${holdsOne("json_each(page, '$.facts') AS f")} AND ${WAS_NOTED}`,
  `UPDATE tours SET (visa, visa_till) = (SELECT f.value ->> 'visa', f.value ->> 'expiresOn'
     FROM json_each(page, '$.facts') AS f WHERE f.value ->> 'kind' = 'visa' LIMIT 1)
   WHERE visa IS NOT NULL AND ${holdsOne("json_each(page, '$.facts') AS f")} AND ${WAS_NOTED}`,
  `UPDATE countries SET page = json_set(page, '$.visa', json(${reread("(page -> '$.visa')")}))
   WHERE page ->> '$.visa.id' IN (SELECT key FROM ${READINGS}) AND ${WAS_NOTED}`,
  `UPDATE countries SET guide = json_set(guide,
     '$.entry', json((SELECT json_group_array(json(${reread('f.value')})) FROM json_each(guide, '$.entry') AS f)),
     '$.answers', json((SELECT json_group_object(f.key, json(${reread('f.value')})) FROM json_each(guide, '$.answers') AS f)))
   WHERE (${holdsOne("json_each(guide, '$.entry') AS f")} OR ${holdsOne("json_each(guide, '$.answers') AS f")})
     AND ${WAS_NOTED}`,
]

/** SQL that merges a new reading (?4) into earlier corrections (s.said); json_patch alone would drop nulls. */
const ADDED = `(SELECT json_group_object(k.key, json(coalesce(?4 -> k.key, s.said -> k.key)))
  FROM (SELECT key FROM json_each(s.said) UNION SELECT key FROM json_each(?4)) AS k)`

/**
 * Applies a reading of a fact to all pages, if no other reading was noted since it was `shown`. A seed keeps it until a
 * file has a newer reading (migrations/catalogue/0010_fact_checks.sql).
 * @returns false: a colleague has noted one since
 */
export function checkFact(
  database: D1Database,
  author: Author,
  { shown, check }: { shown: string; check: Check },
): Promise<boolean> {
  const { id: fact, ...said } = check
  const became: FactReading = { ...said, by: 'staff' }
  const note: ChangeStep = [NOTE_READING, fact, JSON.stringify(became)]
  const value = JSON.stringify([check.id, shown])
  const holds = `coalesce(${CHECKED('?5 ->> 0')}, '') = ?5 ->> 1`
  return makeChange(database, author, { shown: { holds, value }, change: [note, ...APPLY_READINGS] })
}

const NOTE_READING = `INSERT INTO change_rows (change, entity, key, was, became) SELECT ?1, 'fact', ?3,
    (SELECT json_group_object(r.key, json(n.fact -> r.key)) FROM json_each(b.reading) AS r,
      (SELECT ${factNow('?3')} AS fact) AS n), b.reading
  FROM (SELECT ${ADDED} AS reading FROM (SELECT iif(${factNow('?3')} ->> 'by' = 'staff',
    (SELECT said FROM fact_checks WHERE id = ?3), '{}') AS said) AS s) AS b
  WHERE ${WAS_NOTED} ON CONFLICT DO NOTHING`
