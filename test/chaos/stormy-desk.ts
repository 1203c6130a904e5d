import { env } from 'cloudflare:workers'
import { askDesk, formIn, pathTo, postToDesk, SET_UP } from '../support/desk.ts'
import { stormyDatabase } from './faults.ts'

/** The people at a desk in a storm. */
export const STAFF = Array.from({ length: 10 }, (_, at) => `staff${at}@patang.example`)

/** The desk on databases of which thirty calls in a hundred fail. */
export function stormyDesk(seed: number) {
  const [ENQUIRIES, CATALOGUE] = [stormyDatabase(env.ENQUIRIES, seed), stormyDatabase(env.CATALOGUE, seed + 1)]
  return { ...SET_UP, ENQUIRIES, CATALOGUE, DESK_SALES: STAFF.join(','), DESK_CONTENT: STAFF.join(',') }
}

/** The user of a desk, and the desk. */
export type Asking = { as: string; bindings: ReturnType<typeof stormyDesk> }
type Fields = Record<string, string>

/**
 * The form of a case, of a page that is asked for until it comes.
 * @throws after forty tries
 */
export async function openForm(path: string, asking: Asking): Promise<Fields> {
  let status = 0
  for (let tries = 1; tries <= 40; tries++) {
    const page = await askDesk(path, asking)
    if (page.status === 200) return formIn(await page.text(), path)
    status = page.status
  }
  throw new Error(`${path} was not shown: ${status}`)
}

/** The fields that are sent after a refusal, from the page that tells of it. */
type Again = (html: string, path: string) => Promise<Fields>

/**
 * Presses, with one key for all presses, until the desk says that the form is saved.
 * @returns how often it was pressed, and the path that the desk led to
 * @throws after forty presses
 */
export async function pressUntilSaved(
  { path, fields, again = formIn }: { path: string; fields: Fields; again?: Again },
  asking: Asking,
): Promise<{ presses: number; saved: string }> {
  let sent: Fields = { ...fields, key: crypto.randomUUID() }
  for (let presses = 1; presses <= 40; presses++) {
    const answer = await postToDesk(path, sent, asking)
    if (answer.status === 303) return { presses, saved: pathTo(answer) }
    if (answer.status === 409) sent = { ...sent, ...(await again(await answer.text(), path)) }
  }
  throw new Error(`not saved: ${JSON.stringify(fields)}`)
}
