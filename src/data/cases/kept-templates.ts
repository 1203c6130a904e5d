import { asc, isNull } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { templates } from '#data/enquiries/cases-schema.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import type { Template } from '#domain/cases/template.ts'

const COLUMNS = 'id, name, body, version'

/** The offered templates, by name. */
export async function listTemplates(database: D1Database): Promise<Template[]> {
  const { id, name, body, version, retiredAt } = templates
  const read = () =>
    drizzle(database)
      .select({ id, name, body, version })
      .from(templates)
      .where(isNull(retiredAt))
      .orderBy(asc(name), asc(id))
      .limit(100)
  return forStaff(async () => read())
}

/** `version`: the edited one; 0: a new template. */
export type TemplateChange = Template & { actor: string; now: number }

/** A template as a colleague left it. `isOut`: it was removed from the list. */
export type TheirTemplate = Template & { isOut: boolean }

const SAVE = `INSERT INTO templates (id, name, body, version, changed_at, changed_by)
  SELECT ?1, ?2, ?3, 1, ?5, ?6 WHERE ?4 = 0 OR EXISTS (SELECT 1 FROM templates WHERE id = ?1 AND version = ?4)
  ON CONFLICT (id) DO UPDATE SET name = excluded.name, body = excluded.body, version = version + 1,
    changed_at = excluded.changed_at, changed_by = excluded.changed_by, retired_at = NULL WHERE version = ?4`

/**
 * Saves or creates a template.
 * @returns the template that a colleague has saved or removed meanwhile; undefined: saved
 */
export async function saveTemplate(database: D1Database, change: TemplateChange): Promise<TheirTemplate | undefined> {
  const { id, name, body, version, actor, now } = change
  const save = database.prepare(SAVE).bind(id, name, body, version, now, actor)
  const read = database.prepare(`SELECT ${COLUMNS}, retired_at AS retiredAt FROM templates WHERE id = ?1`).bind(id)
  const [, rows] = await forStaff(() => database.batch([save, read]))
  const [stored] = (rows?.results ?? []) as (Template & { retiredAt: number | null })[]
  if (!stored) return undefined
  const { retiredAt, ...theirs } = stored
  const isSaved = retiredAt === null && theirs.name === name && theirs.body === body
  return isSaved ? undefined : { ...theirs, isOut: retiredAt !== null }
}

/** Removes a template from the list. Sent messages keep their text. A colleague who is editing it is told on saving. */
export async function retireTemplate(database: D1Database, id: string, now: number): Promise<void> {
  const statement = database.prepare(
    'UPDATE templates SET retired_at = ?2, version = version + 1 WHERE id = ?1 AND retired_at IS NULL',
  )
  await forStaff(() => statement.bind(id, now).run())
}
