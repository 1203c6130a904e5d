import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type Desk, DeskError, follow } from '../../src/cli/enquiries/enquiry-commands.ts'
import { addLine } from '../../src/data/cases/add-line.ts'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { addReview, listReviews, setHidden } from '../../src/data/catalogue/edit-reviews.ts'
import { spill } from '../../src/data/enquiries/spill.ts'
import { runEveryMinute } from '../../src/every-minute.ts'
import { LASTING_FAULTS, mailbox, wrapDatabase } from '../chaos/faults.ts'
import { ASHA } from '../support/asha.ts'
import { askDesk, formIn, OWNER, postToDesk, STEP_DAY } from '../support/desk.ts'
import { clearEnquiries, form, post, row, STORES, storeDue } from '../support/enquiries.ts'
import { expectLog } from '../support/log.ts'
import { unwriteTours } from '../support/written-tours.ts'

beforeEach(async () => {
  expectLog()
  await clearEnquiries()
  await env.CATALOGUE.exec('DELETE FROM testimonials WHERE position < 1')
  await unwriteTours(env.CATALOGUE, env.CATALOGUE_SEED)
})

const ASKED = { command: 'erase', subject: '98000 11111', filter: { states: [] }, limit: 50 }
const desk = (confirm: Desk['confirm'] = async () => true): Desk => ({ ...STORES, now: Date.now(), confirm })
const REVIEW = { title: 'A week in Ubud', text: 'It rained, and we loved it.', name: 'Asha Rao', date: '2026-01-02' }
const author = (note: string) => ({ id: crypto.randomUUID(), at: Date.now(), actor: OWNER, note })

/** Every table and every key that holds one of the words. */
async function namedIn(words: RegExp): Promise<string[]> {
  const tables = await Promise.all([textOfTables('catalogue', env.CATALOGUE), textOfTables('enquiries', env.ENQUIRIES)])
  const keys = await Promise.all([textOfKeys('spill', env.SPILL), textOfKeys('rates', env.RATES)])
  return [...tables, ...keys].flat().flatMap(([where, text]) => (words.test(text) ? [where] : []))
}

async function textOfTables(name: string, database: D1Database): Promise<[where: string, text: string][]> {
  const query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'"
  const { results: tables } = await database.prepare(query).all<{ name: string }>()
  const rows = await database.batch(tables.map((table) => database.prepare(`SELECT * FROM "${table.name}"`)))
  return tables.map((table, at) => [`${name} ${table.name}`, JSON.stringify(rows[at]?.results)])
}

async function textOfKeys(name: string, store: KVNamespace): Promise<[where: string, text: string][]> {
  const { keys } = await store.list()
  return Promise.all(
    keys.map(async (key) => [`${name} ${key.name}`, `${JSON.stringify(key)} ${await store.get(key.name)}`] as const),
  ).then((all) => all.map(([where, text]) => [where, text]))
}

/** A form of the desk in which a colleague names her. */
async function nameHerIn(path: string, typed: Record<string, string>): Promise<void> {
  const fields = await formIn(await (await askDesk(path, { as: OWNER })).text(), path)
  expect((await postToDesk(path, { ...fields, ...typed }, { as: OWNER })).status).toBe(303)
}

const OF_ASHA = /Asha[ -]?Rao|9800011111|98000 ?11111|asha@example/i

/** Asha comes in by every door that there is, and the staff write about her wherever they can. */
async function useEveryDoor(): Promise<void> {
  await post(form({ ...ASHA, form: 'tour', key: 'a', tour: 'Asha-Rao-9800011111' }))
  await post(form({ ...ASHA, message: 'held', website: 'x', key: 'b' }))
  await runEveryMinute({ ...env, MAIL: mailbox().binding })
  const asked = await env.ENQUIRIES.prepare('SELECT reference FROM enquiries').first<{ reference: string }>()
  await addLine(env.ENQUIRIES, {
    reference: asked?.reference ?? '',
    key: 'line',
    line: 'Call Asha Rao',
    now: Date.now(),
  })
  await storeDue(1, { name: 'Ravi', email: 'ravi@example.in', phone: '91234 56789' })
  await openCases(env.ENQUIRIES)
  const { results } = await env.ENQUIRIES.prepare('SELECT id FROM cases').all<{ id: string }>()
  for (const { id } of results) {
    const path = `/case/${id}`
    const fields = await formIn(await (await askDesk(path)).text(), path)
    const step = { followUpOn: 'other', otherDay: STEP_DAY, followUpLine: 'Ask asha rao' }
    await postToDesk(path, { ...fields, deed: 'note', note: 'Friend of Asha Rao, +91-98000-11111', ...step })
  }
  await spill(env.SPILL, await row())
  await addReview(env.CATALOGUE, author('Review added: A week in Ubud'), {
    ...REVIEW,
    proof: 'Mail of asha@example.in',
  })
  const [review] = await listReviews(env.CATALOGUE)
  await setHidden(env.CATALOGUE, author('Review taken off: A week in Ubud'), {
    reviews: [review?.id ?? ''],
    hidden: true,
  })
  await nameHerIn('/tours/Bali6d5n', { does: 'withdraw', reason: 'Asha Rao fell ill there' })
  await nameHerIn('/tours/Nepal/edit/names', { does: 'save', title: 'Nepal: temples and lakes' })
  await nameHerIn('/tours/Nepal/live', { does: 'publish', note: 'Asha Rao asked for it' })
  await nameHerIn('/prices/Nepal', { does: 'remove', from: '2027-01-01', till: '2027-01-02', note: 'Asha Rao asked' })
  const notice =
    "INSERT INTO notices (id, text, first_day, last_day, set_at) VALUES ('n', 'Asha Rao has left us.', '2099-01-01', '2099-01-02', 1)"
  const noted =
    "INSERT INTO change_rows (change, entity, key, became) VALUES ('c', 'notice', 'n', '\"Asha Rao has left us.\"')"
  await env.CATALOGUE.batch([env.CATALOGUE.prepare(notice), env.CATALOGUE.prepare(noted)])
}

describe('A person who has used every door', () => {
  it('leaves name, number and address in no table, key or value once they are erased', async () => {
    await useEveryDoor()
    expect((await namedIn(OF_ASHA)).length).toBeGreaterThan(6)
    expect((await namedIn(/A week in Ubud/)).length).toBeGreaterThan(1)
    const said = await follow(desk(), { ...ASKED, name: 'Asha Rao', byName: true })
    expect(said).toMatch(/^Erased from 3 enquiries\. And from \d+ other places:.+backup/s)
    await runEveryMinute({ ...env, MAIL: mailbox().binding }, { clock: () => Date.now() + 300_000 })
    expect([await namedIn(OF_ASHA), await namedIn(/A week in Ubud/)]).toEqual([[], []])
  })

  it('leaves what was found by the name alone, names it, and takes no other person’s number along', async () => {
    await post(form({ ...ASHA, key: 'a' }))
    await addReview(env.CATALOGUE, author('Review added'), { ...REVIEW, proof: 'on file' })
    const said = await follow(desk(), { ...ASKED, name: 'Asha Rao' })
    expect(said).toMatch(/^Erased from one enquiry\..*Not erased \(--by-name.*A week in Ubud.*\(the name alone\)/s)
    expect((await listReviews(env.CATALOGUE)).some(({ name }) => name === 'Asha Rao')).toBe(true)
    const two = { ...ASKED, subject: '98000 11111 98290 12345' }
    await expect(follow(desk(), two)).rejects.toThrow('Name one number or one address at a time.')
  })

  it('is shown first where they stand, and nothing goes without a yes', async () => {
    await useEveryDoor()
    const before = await namedIn(OF_ASHA)
    let shown = ''
    const refuse = async (question: string) => {
      shown = question
      return false
    }
    await expect(follow(desk(refuse), { ...ASKED, name: 'Asha Rao' })).rejects.toThrow(DeskError)
    expect(await namedIn(OF_ASHA)).toEqual(before)
    for (const place of ['review: A week in Ubud', 'note in another case: Friend of Asha Rao', 'change: Review added'])
      expect(shown).toContain(place)
  })

  it.each([
    ['catalogue', 'DELETE FROM testimonials'],
    ['database', 'INSERT INTO tombstones'],
  ] as const)('is erased by the same command again where the %s failed at “%s”', async (store, failing) => {
    await storeDue(1)
    await addReview(env.CATALOGUE, author('Review added'), { ...REVIEW, name: 'A. R.', proof: 'asha@example.in' })
    const failed = wrapDatabase(STORES[store], async (call, query) => {
      if (query.includes(failing)) throw new Error(LASTING_FAULTS[0])
      return call()
    })
    await expect(follow({ ...desk(), [store]: failed }, ASKED)).rejects.toThrow()
    await follow(desk(), ASKED)
    expect(await namedIn(OF_ASHA)).toEqual([])
  })
})

describe('Beside their enquiries a person is found', () => {
  const shownFor = async (request: { subject: string; name?: string }) => {
    let shown = ''
    const look = async (question: string) => {
      shown = question
      return false
    }
    const answer = await follow(desk(look), { ...ASKED, ...request }).catch(() => '')
    return shown || answer
  }
  const write = (review: Partial<typeof REVIEW & { proof: string }>) =>
    addReview(env.CATALOGUE, author('Review added'), { ...REVIEW, name: 'A. R.', proof: 'on file', ...review })

  it.each([
    ['by digits, whatever stands between them', { proof: 'called +91 (98000) 111-11' }, { subject: '9800011111' }],
    ['by the e-mail in any letters', { proof: 'Asha@Example.in' }, { subject: 'asha@example.in' }],
    ['by the name as it was typed', { name: 'Asha Rao' }, { subject: 'other@example.in', name: 'asha rao' }],
  ])('%s', async (_, review, request) => {
    await write(review)
    expect(await shownFor(request)).toContain('review: A week in Ubud')
  })

  it.each([
    '९८००० १११११',
    '98000–11111',
    '９８０００１１１１１',
    '98000\u200b11111',
    '98000_11111',
    '98000\n11111',
    '৯৮০০০ ১১১১১',
  ])('by a number that is written otherwise: %j', async (proof) => {
    await write({ proof })
    expect(await shownFor({ subject: '98000 11111' })).toContain('review: A week in Ubud')
  })

  it.each(['Asha  Rao', 'Asha\u00a0Rao', 'ASHA\u200b RAO'])('by a name that is written otherwise: %j', async (name) => {
    await write({ name })
    expect(await shownFor({ subject: 'other@example.in', name: 'asha rao' })).toContain('review: A week in Ubud')
  })

  it.each([
    ['小明', '我和小明去旅行'],
    ['小 明', '小明很好'],
    ['สมชาย', 'คุณสมชายชอบมาก'],
    ['আশা', 'আশার সাথে'],
    ['ஆஷா', 'ஆஷாவுக்கு நன்றி'],
    ['രാജൻ', 'രാജനെ കണ്ടു'],
    ['ज़ोया', '\u095bोया आई'],
    ['ओम', 'ओम को'],
    ['Om', 'With OM, from Rome'],
    ['Om', 'The guests:\nOm and Uma'],
    ['小明', '小 明 came'],
    ['Rao, Asha', 'By Rao Asha'],
    ['(Mrs) Asha', 'Mrs. Asha came'],
    ['জয়া', 'গাইড জ\u09dfা'],
    ['ਸ਼ਰਮਾ', 'ਗਾਈਡ \u0a36ਰਮਾ'],
    ['Seán Ó hÓgáin', 'By Seán Ó hÓgáin'],
    ['Иван МакДональд', 'Иван МакДональд rang'],
    ['İpek', 'İpek rang'],
    ['山田太郎', '导游 山田 太郎 很好'],
    ['D`Souza', "Ana D'Souza"],
    ['Kavitha', 'Ka\u2066vitha'],
    ['Kasturi', 'Kas\u034fturi'],
    ['渡辺太郎', '渡辺\u{e0100}太郎'],
    ['Sofia', 'So\ufb01a'],
    ['タナカ', 'ﾀﾅｶ rang'],
    ['محمد', 'ﻣﺤﻤﺪ'],
    ['josé', 'JOSÉ rang'],
    ['José', 'Jose\u0301 rang'],
    ['Anna', 'Ａｎｎａ rang'],
  ])('by the name %j, which stands there as %j', async (name, text) => {
    await write({ text })
    expect(await shownFor({ subject: 'other@example.in', name })).toContain('review: A week in Ubud')
  })

  it.each([
    ['Om', 'From Rome to Omsk'],
    ['小明', '大明'],
    ['আশা', 'ভালোবাসা'],
  ])('and by the name %j nobody in %j', async (name, text) => {
    await write({ text })
    expect(await shownFor({ subject: 'other@example.in', name })).toBe('Nothing of this person is stored.')
  })

  it('by the address of an enquiry that their number has found', async () => {
    await storeDue(1)
    await write({ proof: 'asha@example.in' })
    expect(await shownFor({ subject: '98000 11111' })).toContain('review: A week in Ubud')
  })

  it('by each number and address that an enquiry of theirs has', async () => {
    await storeDue(1, { phone: '98000 11111 / 98290 12345', email: 'asha@example.in, rao@example.in' })
    await write({ proof: 'called 98290-12345' })
    await write({ title: 'Two weeks in Ubud', proof: 'rao@example.in' })
    const shown = await shownFor({ subject: '98000 11111' })
    for (const title of ['A week in Ubud', 'Two weeks in Ubud']) expect(shown).toContain(`review: ${title}`)
  })

  it('in the files of a tour that the desk has written anew, which a seed brings back', async () => {
    const file = () =>
      env.CATALOGUE.prepare("SELECT document FROM tour_files WHERE tour = 'Nepal'").first<string>('document')
    const before = (await file()) ?? ''
    onTestFinished(async () => {
      await env.CATALOGUE.prepare("UPDATE tour_files SET document = ?1 WHERE tour = 'Nepal'").bind(before).run()
    })
    await env.CATALOGUE.prepare(
      "UPDATE tour_files SET document = json_set(document, '$.line', 'As Asha Rao liked it') WHERE tour = 'Nepal'",
    ).run()
    expect(await shownFor({ subject: '98000 11111', name: 'Asha Rao' })).toMatch(
      /\n {2}src\/content of tour Nepal: As Asha Rao liked it \(change it by hand\)/,
    )
  })

  it('and somebody else is not', async () => {
    await write({ name: 'Ravi', proof: 'ravi@example.in' })
    expect(await shownFor({ subject: '98000 11111', name: 'Asha Rao' })).toBe('Nothing of this person is stored.')
  })

  it('in tours, drafts, places, countries, facts and templates, each by its name and to be changed by hand', async () => {
    const named = 'As Asha Rao liked it'
    const save = async (path: string, typed: Record<string, string>, page = path) => {
      const fields = await formIn(await (await askDesk(page, { as: OWNER })).text(), path)
      expect((await postToDesk(path, { ...fields, does: 'save', ...typed }, { as: OWNER })).status).toBe(303)
    }
    await save('/tours/Nepal/edit/names', { line: named })
    await save('/tours/Nepal/live', { does: 'publish' })
    await save('/tours/Bali6d5n/edit/names', { line: named })
    await save('/places', { name: 'Gangtey', kind: 'town', in: 'Nepal', also: 'Asha Rao valley' })
    await save('/countries', { tagline: named }, '/countries?of=nepal')
    await save('/facts/malaysia-visa', { does: 'confirm', text: named }, '/facts/malaysia-visa')
    const shown = await shownFor({ subject: '98000 11111', name: 'Asha Rao' })
    for (const place of [
      'tour Nepal',
      'draft of a tour Bali6d5n',
      'place Gangtey',
      'country nepal',
      'fact malaysia-visa',
    ])
      expect(shown).toMatch(new RegExp(`\\n  ${place}: .*Asha Rao.* \\(change it by hand\\)`))
    expect(shown.match(/\n {2}tour /g)).toHaveLength(1)
  })

  it('in what a tour and a place said before, which loses the name and nothing else', async () => {
    const save = async (path: string, typed: Record<string, string>) => {
      const fields = await formIn(await (await askDesk(path, { as: OWNER })).text(), path)
      expect((await postToDesk(path, { ...fields, does: 'save', ...typed }, { as: OWNER })).status).toBe(303)
    }
    const texts = async () =>
      (
        await env.CATALOGUE.batch<{ text: string }>(
          [
            'SELECT document || changed AS text FROM tour_versions',
            'SELECT was || became AS text FROM draft_saves',
            'SELECT document AS text FROM guide_versions',
          ].map((query) => env.CATALOGUE.prepare(query)),
        )
      ).flatMap(({ results }) => results.map(({ text }) => text))
    for (const line of ['As “Asha\u00a0Rao” liked it, "truly"', 'As guests liked it']) {
      await save('/tours/Nepal/edit/names', { line })
      await save('/tours/Nepal/live', { does: 'publish' })
    }
    const place = { name: 'Gangtey', kind: 'town', in: 'Nepal' }
    await save('/places', { ...place, also: 'Asha Rao valley' })
    const opened = await formIn(await (await askDesk('/places?of=Gangtey', { as: OWNER })).text(), '/places')
    await postToDesk('/places', { ...opened, does: 'save', also: 'Phobjikha' }, { as: OWNER })
    const before = await texts()
    expect(await shownFor({ subject: '98000 11111', name: 'Asha Rao' })).toMatch(
      /earlier versions of tour Nepal: .*earlier versions of place Gangtey: Asha Rao valley/s,
    )
    expect(await follow(desk(), { ...ASKED, name: 'Asha Rao', byName: true })).toContain('And from ')
    expect(await namedIn(OF_ASHA)).toEqual([])
    expect(await texts()).toEqual(before.map((text) => text.replaceAll(/Asha\sRao/g, '(erased)')))
  })

  it('and a name that is also an id, an address or the name of a part takes none of these along', async () => {
    const save = async (typed: Record<string, string>) => {
      const path = '/tours/Nepal/edit/names'
      const fields = await formIn(await (await askDesk(path, { as: OWNER })).text(), path)
      expect((await postToDesk(path, { ...fields, does: 'save', ...typed }, { as: OWNER })).status).toBe(303)
    }
    for (const line of ['title', 'As guests liked it']) await save({ line })
    await nameHerIn('/tours/Nepal/live', { does: 'publish' })
    await nameHerIn('/tours/Nepal', { does: 'withdraw', reason: 'Asha Rao fell ill there' })
    for (const name of ['title', 'Nepal', 'Asha Rao']) await follow(desk(), { ...ASKED, name, byName: true })
    const { results } = await env.CATALOGUE.prepare(
      "SELECT was AS json FROM draft_saves WHERE section = 'names' UNION ALL SELECT document FROM tour_versions WHERE tour = 'Nepal'",
    ).all<{ json: string }>()
    const kept = results.map(({ json }) => JSON.parse(json) as Record<string, unknown>)
    expect(kept.filter((each) => 'path' in each).map(({ id, path, countries }) => ({ id, path, countries }))).toEqual(
      Array.from({ length: 2 }, () => ({ id: 'Nepal', path: '/tour/Nepal', countries: ['nepal'] })),
    )
    expect(kept.every((each) => 'title' in each)).toBe(true)
    expect(kept.some(({ line }) => line === '(erased)')).toBe(true)
    const rows = env.CATALOGUE.prepare("SELECT entity, key FROM change_rows WHERE entity IN ('tour', 'withdrawn')")
    expect((await rows.all()).results).toEqual(
      expect.arrayContaining(['tour', 'withdrawn'].map((entity) => ({ entity, key: 'Nepal' }))),
    )
  })

  it.each(['Asha\nRao rang', 'Of Asha Rao, 98000\n11111'])(
    'in a value of the history, across lines: %j',
    async (text) => {
      const insert = "INSERT INTO change_rows (change, entity, key, became) VALUES ('c', 'fact', ?1, ?2)"
      await env.CATALOGUE.prepare(insert).bind('f', JSON.stringify({ text })).run()
      const by = text.includes('98') ? {} : { name: 'Asha Rao' }
      expect(await shownFor({ subject: '98000 11111', ...by })).toContain('changed value: {')
    },
  )

  it.each(['', ' ', 'A', '明', '\u200b'])(
    'by no name of fewer than two letters, which is refused: %j',
    async (name) => {
      await expect(follow(desk(), { ...ASKED, name })).rejects.toThrow('Write at least 2 letters of the name')
    },
  )

  it('more often than is listed, which is said', async () => {
    const notices = `INSERT INTO notices (id, text, first_day, last_day, set_at)
      SELECT 'n' || value, 'Asha Rao left', '2020-01-01', '2020-01-02', 1 FROM json_each(?1)`
    await env.CATALOGUE.prepare(notices)
      .bind(JSON.stringify(Array.from({ length: 101 }, (_, at) => at)))
      .run()
    expect(await shownFor({ subject: '98000 11111', name: 'Asha Rao' })).toContain(
      'Only the first 100 are listed of: notice.',
    )
  })

  it('in what another person wrote, which stays as long as their enquiry', async () => {
    await storeDue(1, { name: 'Ravi', email: 'ravi@example.in', phone: '91234 56789', message: 'With Asha Rao.' })
    expect(await shownFor({ subject: '98000 11111', name: 'Asha Rao' })).toMatch(
      /enquiry of somebody else PT-\S+: Ravi .*With Asha Rao\..* \(it goes with that enquiry\)/,
    )
    await follow(desk(), { ...ASKED, name: 'Asha Rao', byName: true })
    expect(await namedIn(/With Asha Rao/)).toEqual(['enquiries enquiries'])
  })
})
