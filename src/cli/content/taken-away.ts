/** The keys of the places or countries that staff have deleted and not written again. */
export async function listTakenAway(catalogue: D1Database, kind: 'country' | 'place'): Promise<string[]> {
  const query = catalogue.prepare(
    `SELECT key FROM guide_versions AS g WHERE kind = ?1 AND document = 'null'
       AND version = (SELECT max(version) FROM guide_versions WHERE kind = g.kind AND key = g.key)`,
  )
  const { results } = await query.bind(kind).all<{ key: string }>()
  return results.map(({ key }) => key)
}
