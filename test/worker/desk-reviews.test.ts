import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadSeed } from '../../src/cli/load-seed.ts'
import { forgetRevision } from '../../src/data/catalogue/revision.ts'
import { faultyDatabase } from '../chaos/faults.ts'
import { CHANDRA_OF_CONTENT, postToDesk } from '../support/desk.ts'
import { visitSettled } from '../support/settled.ts'

const CONTENT = { as: CHANDRA_OF_CONTENT }
const REVIEW = {
  title: 'A week of clear sky',
  text: 'The driver waited for every photograph.',
  name: 'Guest A',
  date: '2026-11-01',
  proof: 'Mail of 3 Nov',
}

beforeEach(async () => {
  await env.CATALOGUE.prepare('DELETE FROM testimonials').run()
  await loadSeed(env.CATALOGUE, env.CATALOGUE_SEED)
})

const press = (fields: Record<string, string>) =>
  postToDesk('/reviews', { key: crypto.randomUUID(), ...fields }, CONTENT)
const read = async (path = '/testimonials') => {
  forgetRevision()
  return (await visitSettled(path)).text()
}
const positionOf = async (title: string) =>
  (
    await env.CATALOGUE.prepare('SELECT position FROM testimonials WHERE title = ?')
      .bind(title)
      .first<{ position: number }>()
  )?.position

const countAdded = async () =>
  (await env.CATALOGUE.prepare('SELECT count(*) AS n FROM testimonials WHERE position < 0').first<{ n: number }>())?.n

describe('a review that the staff add', () => {
  it('is on the site before all others, and stays when the files are seeded; its proof is not shown', async () => {
    expect((await press({ does: 'add', ...REVIEW })).status).toBe(303)
    await loadSeed(env.CATALOGUE, env.CATALOGUE_SEED)
    expect(await read('/')).toContain('A week of clear sky')
    expect(await read()).not.toContain('Mail of 3 Nov')
  })

  it('is one, however often its form is sent', async () => {
    const key = crypto.randomUUID()
    await press({ key, does: 'add', ...REVIEW })
    await press({ key, does: 'add', ...REVIEW })
    expect(await countAdded()).toBe(1)
  })

  it('is one, where the reply of the database was lost and the desk asked again', async () => {
    let calls = 0
    const lossy = faultyDatabase(env.CATALOGUE, () => {
      calls++
      return calls === 1 ? { when: 'after', error: 'D1_ERROR: Network connection lost.' } : undefined
    })
    const form = { key: crypto.randomUUID(), does: 'add', ...REVIEW }
    const answer = await postToDesk('/reviews', form, { ...CONTENT, bindings: { CATALOGUE: lossy } })
    expect([answer.status, calls > 1, await countAdded()]).toEqual([303, true, 1])
  })

  it('again with other words, as after "Back", is another', async () => {
    const key = crypto.randomUUID()
    await press({ key, does: 'add', ...REVIEW })
    await press({ key, does: 'add', ...REVIEW, title: 'And again in spring' })
    expect(await countAdded()).toBe(2)
  })

  it.each([
    [{ proof: ' ' }, 'Proof on file'],
    [{ text: '' }, 'What the guest wrote'],
    [{ date: '2999-01-01' }, 'Written on'],
  ])('with %o is not published, and what was typed is kept', async (wrong, field) => {
    const answer = await press({ does: 'add', ...REVIEW, ...wrong })
    const page = await answer.text()
    expect([answer.status, page.includes(field), page.includes('Guest A')]).toEqual([422, true, true])
    expect(await read()).not.toContain('A week of clear sky')
  })
})

describe('a sample review', () => {
  it('is taken off the site, stays off when the files are seeded, and comes back in one press', async () => {
    const first = await env.CATALOGUE.prepare(
      'SELECT title FROM testimonials WHERE sample = 1 ORDER BY position',
    ).first<{ title: string }>()
    const title = first?.title ?? ''
    const position = String(await positionOf(title))
    expect(await read()).toContain(title)
    await press({ does: 'hide', position })
    await loadSeed(env.CATALOGUE, env.CATALOGUE_SEED)
    expect(await read()).not.toContain(title)
    await press({ does: 'show', position })
    expect(await read()).toContain(title)
  })
})
