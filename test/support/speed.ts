import { env } from 'cloudflare:workers'
import type { SpeedRow } from '../../src/domain/speed/speed-row.ts'

const ROW: SpeedRow = {
  ...{ day: '2026-11-29', span: 7, metric: 'LCP', kind: 'tour', reached: 'load', device: 'phone', place: 'India' },
  ...{ p75: 2000, count: 400, good: 80, mostly: '' },
}

/** Keeps rows as a night does: a week of tours on phones in India, with what differs. */
export async function keepRows(differing: Partial<SpeedRow>[]): Promise<void> {
  const rows = differing.map((differs) => ({ ...ROW, ...differs }))
  const names = Object.keys(ROW)
  const values = names.map((name) => `value ->> '${name}'`)
  await env.ENQUIRIES.prepare(`INSERT INTO speed_days (${names}) SELECT ${values} FROM json_each(?)`)
    .bind(JSON.stringify(rows))
    .run()
}
