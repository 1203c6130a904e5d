import { wrangler } from '../../src/cli/processes.ts'
import { isReference } from '../../src/domain/enquiries/reference.ts'

/** An enquiry's row as the database has it. */
export type StoredEnquiry = Record<string, string | number | null>

/** The rows under a reference, read by another process than the one that serves the site. */
export async function storedEnquiries(state: string, reference: string): Promise<StoredEnquiry[]> {
  if (!isReference(reference)) throw new Error(`${reference} is no reference`)
  const command = `SELECT * FROM enquiries WHERE reference = '${reference}'`
  const where = ['ENQUIRIES', '--local', '--persist-to', state]
  const printed = await wrangler(['d1', 'execute', ...where, '--json', '--command', command])
  const [answer] = JSON.parse(printed) as { results: StoredEnquiry[] }[]
  return answer?.results ?? []
}
