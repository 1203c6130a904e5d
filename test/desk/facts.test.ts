import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadSeed } from '../../src/cli/databases/load-seed.ts'
import { readKnown } from '../../src/data/authoring/read-known.ts'
import { forgetRevision } from '../../src/data/site/revision.ts'
import { lastDayOfClaim } from '../../src/domain/facts/fact.ts'
import { dayInIndia, daysAfter } from '../../src/values/dates.ts'
import { askDesk, CHANDRA_OF_CONTENT, formIn, postToDesk } from '../support/desk.ts'
import { clearEnquiries, storeDue } from '../support/enquiries.ts'
import { readerSees, select } from '../support/markup.ts'
import { visitSettled } from '../support/settled.ts'

const CONTENT = { as: CHANDRA_OF_CONTENT }
const TODAY = dayInIndia(new Date())
const MALAYSIA = 'malaysia-visa'
const SOURCE = 'https://www.imi.gov.my/visa'

beforeEach(async () => {
  await env.CATALOGUE.batch(
    ['DELETE FROM changes', 'DELETE FROM change_rows', 'DELETE FROM fact_checks'].map((sql) =>
      env.CATALOGUE.prepare(sql),
    ),
  )
  await loadSeed(env.CATALOGUE, env.CATALOGUE_SEED)
})

const shown = async () => {
  const inputs = await select(await (await askDesk(`/facts/${MALAYSIA}`, CONTENT)).text(), 'input[name=shown]')
  return inputs[0]?.attributes.value ?? ''
}
const formOf = async (path: string) => formIn(await (await askDesk(path, CONTENT)).text(), path)
const press = async (fields: Record<string, string>, path = `/facts/${MALAYSIA}`) =>
  postToDesk(path, { ...(await formOf(path)), ...fields }, CONTENT)
const confirm = (fields: Record<string, string> = {}) =>
  press({ does: 'confirm', source: SOURCE, checkedOn: TODAY, expiresOn: daysAfter(TODAY, 300), ...fields })
it('The list of facts is searched by words of a fact, a tour or a country; what holds is closed until then', async () => {
  const page = async (path: string) => (await askDesk(path, CONTENT)).text()
  const all = await page('/facts')
  const found = await page('/facts?q=malaysia visa')
  expect(all).toMatch(/<details class="box"><summary><h2>Hold/)
  expect(found).toContain(`href="/facts/${MALAYSIA}"`)
  expect((found.match(/href="\/facts\//g) ?? []).length).toBeLessThan((all.match(/href="\/facts\//g) ?? []).length)
  expect(await page('/facts?q=nowhere-at-all')).toContain('No fact has these words.')
})

it('a fact is called by the beginning of its sentence, not by its id: in its heading, in its list and beside a tour that lacks it', async () => {
  const { text = '', id = '' } =
    (await readKnown(env.CATALOGUE, TODAY)).facts.find((fact) => fact.expiresOn < TODAY) ?? {}
  const pages = await Promise.all(
    ['/facts', `/facts/${id}`, '/tours?missing=fact'].map((path) => askDesk(path, CONTENT)),
  )
  for (const page of pages) {
    const seen = await readerSees(await page.text())
    expect([seen.includes(text.slice(0, 40)), seen.includes(id)]).toEqual([true, false])
  }
})

const read = async (path: string) => {
  forgetRevision()
  return readerSees(await (await visitSettled(path)).text())
}
const held = () =>
  env.CATALOGUE.prepare(
    `SELECT c.page ->> '$.visa.checkedOn' AS country, c.page ->> '$.visa.source' AS source, t.visa_till AS tour
     FROM countries AS c JOIN tours AS t ON t.id = 'Malaysia' WHERE c.slug = 'malaysia'`,
  ).first<{ country: string; source: string; tour: string }>()

describe('a fact that was read again', () => {
  it('says so on every page that shows it, and when the files are seeded', async () => {
    expect((await confirm()).status).toBe(303)
    expect(await held()).toEqual({ country: TODAY, source: SOURCE, tour: daysAfter(TODAY, 300) })
    await loadSeed(env.CATALOGUE, env.CATALOGUE_SEED)
    expect(await held()).toEqual({ country: TODAY, source: SOURCE, tour: daysAfter(TODAY, 300) })
    expect(await (await askDesk('/changes', CONTENT)).text()).not.toContain(`true: ${MALAYSIA}`)
  })

  it('gives way to a file whose reading is newer', async () => {
    await confirm({ checkedOn: '2025-01-01', expiresOn: lastDayOfClaim('visa', '2025-01-01') ?? '' })
    expect((await held())?.country).not.toBe('2025-01-01')
  })

  it.each([
    [{ source: 'imi.gov.my' }, 'Seen at'],
    [{ source: 'javascript:alert(1)' }, 'Seen at'],
    [{ checkedOn: daysAfter(TODAY, 1) }, 'Read on'],
    [{ checkedOn: '2025-01-01' }, 'Read on'],
    [{ expiresOn: daysAfter(TODAY, -1) }, 'Holds to'],
    [{ expiresOn: daysAfter(TODAY, 400) }, 'Holds to'],
    [{ expiresOn: '2027-02-30' }, 'Holds to'],
  ])('with %o is refused with the field named', async (wrong, field) => {
    const answer = await confirm(wrong)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(field)
    expect((await held())?.source).not.toBe(SOURCE)
  })
})

describe('a fact at which two look at once', () => {
  it('is what the first has noted; the second is told, and may still put theirs in its place', async () => {
    const before = await shown()
    await press({ does: 'withdraw', reason: 'The waiver has ended' })
    const late = await confirm({ shown: before })
    const html = await late.text()
    expect([late.status, html.includes(SOURCE)]).toEqual([409, true])
    expect((await held())?.tour).toBe(daysAfter(TODAY, -1))
    const [now] = await select(html, 'input[name=shown]')
    expect((await confirm({ shown: now?.attributes.value ?? '' })).status).toBe(303)
    expect((await held())?.tour).toBe(daysAfter(TODAY, 300))
  })

  it('is one change, where the same form comes twice, and two where it comes again with another day', async () => {
    const key = crypto.randomUUID()
    const first = await shown()
    await confirm({ key, shown: first })
    expect((await confirm({ key, shown: first })).status).toBe(303)
    await confirm({ key, expiresOn: daysAfter(TODAY, 200) })
    expect((await held())?.tour).toBe(daysAfter(TODAY, 200))
    const count = await env.CATALOGUE.prepare('SELECT count(*) AS n FROM changes').first<{ n: number }>()
    expect(count?.n).toBe(2)
  })
})

it('a fact whose form comes again after a colleague read it anew or undid it is not called saved, and what was typed comes back', async () => {
  const form = {
    ...(await formOf(`/facts/${MALAYSIA}`)),
    ...{ does: 'confirm', source: SOURCE, checkedOn: TODAY, expiresOn: daysAfter(TODAY, 300) },
  }
  const send = (fields: Record<string, string>) => postToDesk(`/facts/${MALAYSIA}`, fields, CONTENT)
  const again = async () => {
    const answer = await send(form)
    return [answer.status, await readerSees(await answer.text())]
  }
  expect([(await send(form)).status, (await send(form)).status]).toEqual([303, 303])
  await confirm({ expiresOn: daysAfter(TODAY, 200) })
  expect(await again()).toEqual([409, expect.stringMatching(/has been changed since[\s\S]*Holds to/)])
  const id = await env.CATALOGUE.prepare('SELECT id FROM changes ORDER BY at DESC, rowid DESC').first<string>('id')
  await postToDesk(`/changes/${id}`, { key: crypto.randomUUID() }, CONTENT)
  const first = await env.CATALOGUE.prepare('SELECT id FROM changes ORDER BY at, rowid').first<string>('id')
  await postToDesk(`/changes/${first}`, { key: crypto.randomUUID() }, CONTENT)
  expect(await again()).toEqual([409, expect.stringContaining('undone since')])
  const undo = await env.CATALOGUE.prepare('SELECT id FROM changes WHERE undoes = ?').bind(first).first<string>('id')
  await postToDesk(`/changes/${undo}`, { key: crypto.randomUUID() }, CONTENT)
  expect((await send(form)).status).toBe(303)
})

describe('a fact whose sentence was corrected', () => {
  const TEXT = 'A visa is asked of every guest now; apply four weeks before you travel.'
  const correct = (fields: Record<string, string> = {}) => confirm({ text: TEXT, visa: 'required', ...fields })
  const rule = () =>
    env.CATALOGUE.prepare(
      `SELECT c.page ->> '$.visa.text' AS text, c.page ->> '$.visa.visa' AS country, t.visa AS tour
       FROM countries AS c JOIN tours AS t ON t.id = 'Malaysia' WHERE c.slug = 'malaysia'`,
    ).first<Record<'text' | 'country' | 'tour', string>>()
  const undo = async () => {
    const id = await env.CATALOGUE.prepare('SELECT id FROM changes ORDER BY at DESC, rowid DESC').first<string>('id')
    return postToDesk(`/changes/${id}`, { key: crypto.randomUUID() }, CONTENT)
  }

  it('says the new one on every page, in filters, and when the files are seeded', async () => {
    expect((await correct()).status).toBe(303)
    expect(await rule()).toEqual({ text: TEXT, country: 'required', tour: 'required' })
    expect(await read('/country/malaysia')).toContain(TEXT)
    expect(await read('/tour/Malaysia')).toContain(TEXT)
    await loadSeed(env.CATALOGUE, env.CATALOGUE_SEED)
    expect(await rule()).toEqual({ text: TEXT, country: 'required', tour: 'required' })
    const { facts } = await readKnown(env.CATALOGUE, TODAY)
    expect(facts.find(({ id }) => id === MALAYSIA)).toMatchObject({ text: TEXT, visa: 'required', checkedOn: TODAY })
  })

  it('is what a tour is judged by also where the files have read it on the same day', async () => {
    const known = async () => (await readKnown(env.CATALOGUE, TODAY)).facts.find(({ id }) => id === MALAYSIA)
    const checkedOn = (await known())?.checkedOn ?? ''
    expect((await correct({ checkedOn, expiresOn: daysAfter(TODAY, 30) })).status).toBe(303)
    expect(await known()).toMatchObject({ text: TEXT, checkedOn })
  })

  it('stands in the list of changes, and its undo and the undo of that bring each sentence back', async () => {
    const before = await rule()
    await correct()
    const changes = await (await askDesk('/changes', CONTENT)).text()
    expect((await select(changes, 'nav [aria-current]')).map(({ text }) => text.trim())).toEqual(['Site'])
    expect(changes).toContain(`Corrected: ${(before?.text ?? '').slice(0, 40)}`)
    expect(await readerSees(changes)).not.toContain(MALAYSIA)
    expect((await undo()).status).toBe(303)
    expect(await rule()).toEqual(before)
    expect((await undo()).status).toBe(303)
    expect(await rule()).toMatchObject({ text: TEXT, tour: 'required' })
  })

  it('keeps it where it is read again, and gives way to a file whose reading is newer', async () => {
    await correct({ checkedOn: daysAfter(TODAY, -1) })
    expect((await confirm({ source: 'https://www.imi.gov.my/again' })).status).toBe(303)
    expect(await rule()).toMatchObject({ text: TEXT })
    const newer = env.CATALOGUE_SEED.replaceAll(
      /"checkedOn":"\d{4}-\d\d-\d\d"/g,
      `"checkedOn":"${daysAfter(TODAY, 1)}"`,
    )
    await loadSeed(env.CATALOGUE, newer)
    expect((await rule())?.text).not.toBe(TEXT)
  })

  it('is told to who looks at it at the same time', async () => {
    const before = await formOf(`/facts/${MALAYSIA}`)
    await correct()
    const late = await press({ ...before, text: 'Another sentence of a colleague.', does: 'confirm' })
    expect([late.status, (await late.text()).includes('Another sentence of a colleague.')]).toEqual([409, true])
    expect(await rule()).toMatchObject({ text: TEXT })
  })

  it.each([
    ['markup', { text: '<b>No visa</b> is asked' }],
    ['a link', { text: 'Apply at https://evisa.example before you travel' }],
    ['nothing', { text: '' }],
    ['too many letters', { text: 'long '.repeat(80).trim() }],
    ['braces, which texts of the files have', { text: 'No visa is asked by {name}' }],
    ['a kind that no visa has', { visa: 'perhaps' }],
  ])('is refused with %s, at its field and with what was typed', async (_, wrong) => {
    const answer = await correct(wrong)
    const html = await answer.text()
    expect([answer.status, (await select(html, '#text-mistake')).length]).toEqual([422, 1])
    if ('text' in wrong) expect((await formIn(html, `/facts/${MALAYSIA}`)).text).toBe(wrong.text)
    expect((await held())?.source).not.toBe(SOURCE)
  })

  it.each([
    ['', null],
    ['yes', 150_000],
  ])('has its amount no longer, unless it was said to be right: “%s”', async (reckoned, amount) => {
    const path = '/facts/bali-levy'
    expect(await read('/tour/Bali6d5n')).toContain('lovebali')
    const typed = { text: 'Every visitor to Bali pays a levy once.', reckoned, does: 'confirm' }
    expect((await press({ ...typed, checkedOn: TODAY, expiresOn: daysAfter(TODAY, 30) }, path)).status).toBe(303)
    const levy = await env.CATALOGUE.prepare(
      `SELECT f.value -> 'charge' -> 'rates' -> 0 ->> 'amount' AS amount FROM tours AS t, json_each(t.page -> 'facts') AS f
       WHERE t.id = 'Bali6d5n' AND f.value ->> 'id' = 'bali-levy'`,
    ).first('amount')
    expect(levy).toBe(amount)
    await undo()
    const again = await formOf(path)
    expect(again.text).toContain('1,50,000')
  })
})

describe('a fact that was read again and then corrected', () => {
  const typed = { does: 'confirm', source: SOURCE, checkedOn: TODAY, expiresOn: daysAfter(TODAY, 1) }
  const reckonedWith = (id: string, part: string) =>
    env.CATALOGUE.prepare(
      `SELECT count(*) AS n FROM (SELECT f.value AS fact FROM tours, json_each(tours.page -> 'facts') AS f
         UNION ALL SELECT page -> '$.visa' FROM countries UNION ALL SELECT f.value FROM countries, json_each(guide, '$.entry') AS f)
       WHERE fact ->> 'id' = ?1 AND fact -> ?2 IS NOT NULL`,
    )
      .bind(id, part)
      .first<number>('n')

  it.each([
    ['mashobra-mondays', 'falls'],
    ['malaysia-arrival-card', 'ahead'],
  ])('is not reckoned with any more, however often it is corrected and seeded: %s, %s', async (id, part) => {
    const path = `/facts/${id}`
    expect((await press(typed, path)).status).toBe(303)
    expect(await reckonedWith(id, part)).toBeGreaterThan(0)
    for (const text of ['It is closed on other days now.', 'It is closed on no day now.']) {
      expect((await press({ ...typed, text }, path)).status).toBe(303)
      expect(await reckonedWith(id, part)).toBe(0)
      await loadSeed(env.CATALOGUE, env.CATALOGUE_SEED)
      expect(await reckonedWith(id, part)).toBe(0)
    }
  })

  it('is not corrected where its sentence was left as it is, even if it ends with a space', async () => {
    await env.CATALOGUE.exec(
      "UPDATE countries SET guide = json_set(guide, '$.answers.food.text', (guide ->> '$.answers.food.text') || ' ') WHERE slug = 'nepal'",
    )
    expect((await press(typed, '/facts/nepal-food')).status).toBe(303)
    const note = await env.CATALOGUE.prepare('SELECT note FROM changes').first<string>('note')
    expect(note).toMatch(/^Still true: (?!nepal-food)./)
  })
})

describe('a fact that is not true any more', () => {
  it('is withdrawn with a reason: pages say that it was so, and the tour leaves what is visa-free', async () => {
    expect((await press({ does: 'withdraw', reason: '' })).status).toBe(422)
    expect((await press({ does: 'withdraw', reason: 'The waiver has ended' })).status).toBe(303)
    expect((await held())?.tour).toBe(daysAfter(TODAY, -1))
    expect(await read('/country/malaysia')).toMatch(/Not sure at the moment: ask us/)
  })
})

describe('the desk’s health', () => {
  it('says in words how enquiries fare, and sends one that was given up again', async () => {
    await clearEnquiries()
    const page = await (await askDesk('/health')).text()
    expect(await readerSees(page)).toContain('Every enquiry has been mailed.')
    expect((await askDesk('/site', CONTENT)).status).toBe(200)
  })

  it('offers to send again what was given up, but nothing of somebody who was erased', async () => {
    await clearEnquiries()
    const [dead, erased] = await storeDue(2)
    await env.ENQUIRIES.exec("UPDATE enquiries SET state = 'dead', attempts = 11")
    await env.ENQUIRIES.prepare("UPDATE enquiries SET erased_at = 1, reference = 'erased' WHERE id = ?")
      .bind(erased?.id)
      .run()
    const offered = await select(await (await askDesk('/health')).text(), 'form[method=post] input[name=id]')
    expect(offered.map(({ attributes }) => attributes.value)).toEqual([dead?.id])
    for (const id of [dead?.id ?? '', dead?.id ?? '', erased?.id ?? '']) await postToDesk('/health', { id })
    const { results } = await env.ENQUIRIES.prepare('SELECT id, state FROM enquiries ORDER BY state').all()
    expect(results).toEqual([
      { id: erased?.id, state: 'dead' },
      { id: dead?.id, state: 'due' },
    ])
  })
})
