import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { seedSql } from '../../src/cli/content/seed.ts'
import { loadSeed } from '../../src/cli/databases/load-seed.ts'
import { content } from '../../src/content/content.ts'
import { listChanges } from '../../src/data/catalogue/changes.ts'
import { forgetRevision } from '../../src/data/site/revision.ts'
import type { AuthoredReview } from '../../src/domain/catalogue/review.ts'
import { faultyDatabase } from '../chaos/faults.ts'
import { askDesk, CHANDRA_OF_CONTENT, postToDesk } from '../support/desk.ts'
import { select } from '../support/markup.ts'
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
const countAdded = async () =>
  (await env.CATALOGUE.prepare('SELECT count(*) AS n FROM testimonials WHERE position < 0').first<{ n: number }>())?.n

it('is chosen in a group whose legend says so', async () => {
  const html = await (await askDesk('/reviews', CONTENT)).text()
  const grouped = await select(html, 'fieldset input[name=review]')
  expect(await select(html, 'fieldset > legend')).toHaveLength(1)
  expect(grouped.length).toBeGreaterThan(0)
  expect(await select(html, 'input[name=review]')).toHaveLength(grouped.length)
})

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

const SAMPLES = content.testimonials.filter(({ sample }) => sample)
const [FIRST, SECOND] = content.testimonials as [AuthoredReview, AuthoredReview]
const NEW: AuthoredReview = {
  id: '2030-01-01 New',
  title: 'A new one first',
  name: 'B',
  date: '2030-01-01',
  sample: true,
}
const seed = (testimonials: AuthoredReview[]) => loadSeed(env.CATALOGUE, seedSql({ ...content, testimonials }))
const hide = (...ids: string[]) => pressAll('hide', ids)
const pressAll = (does: string, ids: string[]) => {
  const body = new URLSearchParams([['key', crypto.randomUUID()], ['does', does], ...ids.map((id) => ['review', id])])
  return postToDesk('/reviews', {}, { ...CONTENT, init: { body } })
}

describe('a review that the staff took off the site', () => {
  it.each([
    ['are seeded again', content.testimonials],
    ['have a new one first', [NEW, ...content.testimonials]],
    ['have them in another order', [...content.testimonials].reverse()],
    ['have only that one', [FIRST]],
    [
      'have other words in it',
      [{ ...FIRST, title: 'Another title', text: 'x', name: 'N', date: '2024-12-19' }, SECOND],
    ],
  ])('stays off when the files %s, and it alone', async (_, files) => {
    await hide(FIRST.id)
    await seed(files)
    const page = await read()
    const shown = files.map(({ title }) => page.includes(title))
    expect(shown).toEqual(files.map(({ id }) => id !== FIRST.id))
  })

  it('stays off when the files leave it out and have it again, and nothing of its words is kept meanwhile', async () => {
    await hide(FIRST.id)
    await seed([NEW, SECOND])
    const { results } = await env.CATALOGUE.prepare('SELECT * FROM testimonials').all()
    expect(JSON.stringify(results)).not.toContain(FIRST.text)
    expect(await (await pressAll('show', [FIRST.id])).text()).toContain('there is nothing to publish')
    await seed([SECOND, NEW])
    await seed(content.testimonials)
    expect(await read()).not.toContain(FIRST.title)
    await pressAll('show', [FIRST.id])
    expect(await read()).toContain(FIRST.title)
  })

  it('is one of many in one press, which one undo brings back', async () => {
    expect((await pressAll('hide-samples', [])).status).toBe(303)
    const page = await read()
    expect(SAMPLES.filter(({ title }) => page.includes(title))).toEqual([])
    const [change] = await listChanges(env.CATALOGUE, 1)
    expect(change?.note).toBe(`Taken off the site: ${SAMPLES.length} reviews`)
    await postToDesk(`/changes/${change?.id}`, { key: crypto.randomUUID() }, CONTENT)
    const back = await read()
    expect(SAMPLES.filter(({ title }) => !back.includes(title))).toEqual([])
  })

  it('is chosen first: without a choice a sentence says so', async () => {
    const answer = await hide()
    expect([answer.status, (await answer.text()).includes('Choose a review first')]).toEqual([422, true])
  })
})
