import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadSeed } from '../../src/cli/databases/load-seed.ts'
import { dayInIndia, daysAfter } from '../../src/values/dates.ts'
import { askDesk, CHANDRA_OF_CONTENT, pathTo, postToDesk } from '../support/desk.ts'
import { select } from '../support/markup.ts'

const CONTENT = { as: CHANDRA_OF_CONTENT }
const TODAY = dayInIndia(new Date())
const CLOSED = { text: 'Our office is closed for Diwali.', firstDay: TODAY, lastDay: TODAY }

beforeEach(async () => {
  await env.CATALOGUE.batch(
    ['notices', 'changes', 'change_rows'].map((table) => env.CATALOGUE.prepare(`DELETE FROM ${table}`)),
  )
})

const press = (fields: Record<string, string>) =>
  postToDesk('/notice', { key: crypto.randomUUID(), ...fields }, CONTENT)
const put = (fields: Record<string, string> = {}) => press({ does: 'put', ...CLOSED, ...fields })
const screen = async (path = '/notice') => (await askDesk(path, CONTENT)).text()
const lookOf = (fields: Record<string, string>) => `/notice?${new URLSearchParams(fields)}`
const notices = async () =>
  (await env.CATALOGUE.prepare('SELECT * FROM notices ORDER BY set_at, rowid').all<Record<string, string | null>>())
    .results
const changes = async () =>
  (await env.CATALOGUE.prepare('SELECT actor, note FROM changes ORDER BY at, rowid').all()).results

describe('a notice', () => {
  it('is put on the site in one press, and noted with who and when', async () => {
    const answer = await put()
    expect([answer.status, pathTo(answer)]).toEqual([303, '/notice'])
    expect(await notices()).toMatchObject([{ text: CLOSED.text, first_day: TODAY, last_day: TODAY, ended_at: null }])
    expect(await changes()).toEqual([{ actor: CHANDRA_OF_CONTENT, note: `Notice: ${CLOSED.text}` }])
  })

  it('that has ended is not called saved when its form comes again, and its text comes back', async () => {
    const form = { key: 'the-key-of-one-form', does: 'put', ...CLOSED }
    expect([(await press(form)).status, (await press(form)).status]).toEqual([303, 303])
    const [{ id = '' } = {}] = await notices()
    await press({ does: 'end', id: String(id) })
    const again = await press(form)
    expect([again.status, await again.text()]).toEqual([409, expect.stringContaining(CLOSED.text)])
  })

  it('is shown as it will look by an address, without being put anywhere, its form kept', async () => {
    const html = await screen(lookOf(CLOSED))
    expect(await select(html, '#refused button[formmethod=get], button[formmethod=get]')).toHaveLength(1)
    expect((await select(html, '[role="status"] p[dir="auto"]')).map(({ text }) => text)).toEqual([CLOSED.text])
    expect((await select(html, 'textarea')).map(({ text }) => text)).toEqual([CLOSED.text])
    expect(await notices()).toEqual([])
  })

  it.each([
    [{}, 0],
    [{ closes: '1' }, 1],
  ])('with the fields %o more closes the office on its days: %i', async (tick, closes) => {
    await put(tick)
    expect(await notices()).toMatchObject([{ closes }])
    expect((await screen()).includes(', closed on these days')).toBe(closes === 1)
  })

  it.each(['look', 'put'])('keeps its tick in the form that comes back of “%s”', async (does) => {
    const ticks = async (fields: Record<string, string>) => {
      const html =
        does === 'look'
          ? await screen(lookOf({ ...CLOSED, ...fields }))
          : await (await put({ ...fields, lastDay: '' })).text()
      return (await select(html, 'input[name="closes"]')).map(({ attributes }) => 'checked' in attributes)
    }
    expect([await ticks({ closes: '1' }), await ticks({})]).toEqual([[true], [false]])
  })

  it('that is used again comes with its tick', async () => {
    await put({ closes: '1' })
    await press({ does: 'end', id: String((await notices())[0]?.id) })
    const again = (await select(await screen(), 'a')).find(({ text }) => text.startsWith('Use again'))
    const [tick] = await select(await screen(again?.attributes.href), 'input[name="closes"]')
    expect(tick?.attributes).toHaveProperty('checked')
  })

  it('is one, and one change, however often its form is sent', async () => {
    const key = crypto.randomUUID()
    await Promise.all([put({ key }), put({ key })])
    await put({ key })
    expect([(await notices()).length, (await changes()).length]).toEqual([1, 1])
  })

  it('is ended once, however often and by how many that is pressed', async () => {
    await put()
    const id = String((await notices())[0]?.id)
    const key = crypto.randomUUID()
    for (const again of [key, key, crypto.randomUUID()]) await press({ key: again, does: 'end', id })
    expect((await notices())[0]?.ended_at).toBeGreaterThan(0)
    expect(await changes()).toMatchObject([{}, { note: `Notice ended: ${CLOSED.text}` }])
  })

  it('stays when the files are seeded', async () => {
    await put()
    await loadSeed(env.CATALOGUE, env.CATALOGUE_SEED)
    expect(await notices()).toHaveLength(1)
  })

  it('is listed among those that run, that are to come or that were, and one that was is used again', async () => {
    await put({ text: 'It ran.' })
    await press({ does: 'end', id: String((await notices())[0]?.id) })
    await put({ text: 'It runs.' })
    await put({ text: 'It comes.', firstDay: daysAfter(TODAY, 7), lastDay: daysAfter(TODAY, 8) })
    const html = await screen()
    const order = ['On the site now', 'It runs.', 'To come', 'It comes.', 'Past', 'It ran.'].map((text) =>
      html.indexOf(text),
    )
    expect(order).toEqual(order.toSorted((one, other) => one - other))
    const again = (await select(html, 'a')).find(({ text }) => text.startsWith('Use again'))?.attributes.href ?? ''
    expect((await select(await screen(again), 'textarea')).map(({ text }) => text)).toEqual(['It ran.'])
  })

  it('that waits behind a newer one says so', async () => {
    await put({ text: 'The older.' })
    await new Promise((resolve) => setTimeout(resolve, 2))
    await put({ text: 'The newer.' })
    const html = await screen()
    expect(html.split('Waits behind the newer one')).toHaveLength(2)
    expect(html.indexOf('The newer.')).toBeLessThan(html.indexOf('The older.'))
  })

  it('is refused while five run or are to come', async () => {
    for (let at = 0; at < 5; at++) await put({ text: `Number ${at}` })
    const answer = await put({ text: 'Number 5' })
    expect([answer.status, (await answer.text()).includes('end one first')]).toEqual([422, true])
    expect(await notices()).toHaveLength(5)
  })
})

describe('a form that is refused', () => {
  it('says so in words where it only asks how it looks', async () => {
    const answer = await askDesk(lookOf({ ...CLOSED, lastDay: '9999-12-31' }), CONTENT)
    const html = await answer.text()
    expect([answer.status, (await select(html, '#lastDay-mistake'))[0]?.text]).toEqual([
      422,
      expect.stringContaining('within a year'),
    ])
  })

  it.each([
    [{ text: ' \n ' }, 'What visitors read: it is empty'],
    [{ text: 'x'.repeat(201) }, 'What visitors read: it has 201 characters; 200 fit'],
    [{ firstDay: '2026-02-30' }, 'First day: choose a day'],
    [{ lastDay: daysAfter(TODAY, -1) }, 'Last day: choose today or a day to come'],
    [{ lastDay: '' }, 'Last day: choose today or a day to come'],
    [{ firstDay: daysAfter(TODAY, 2), lastDay: daysAfter(TODAY, 1) }, 'Last day: it is before the first one'],
    [{ lastDay: daysAfter(TODAY, 367) }, 'Last day: choose a day within a year'],
  ])('%o says so in words, and what was typed is kept', async (wrong, slip) => {
    const answer = await put(wrong)
    const html = await answer.text()
    const said = (await select(html, '[role="alert"] li')).map(({ text }) => text)
    const [text] = (await select(html, 'textarea')).map((found) => found.text)
    const days = (await select(html, 'input[type="date"]')).map(({ attributes }) => attributes.value)
    const typed = { ...CLOSED, ...wrong }
    expect([answer.status, said, text, days]).toEqual([422, [slip], typed.text.trim(), [typed.firstDay, typed.lastDay]])
    expect(await notices()).toEqual([])
  })

  it.each([
    ['200 letters of any script', 'ध'.repeat(200)],
    ['lines, which become one', 'One.\nTwo.'],
  ])('is none that holds %s', async (_, text) => {
    await put({ text })
    expect((await notices()).map((notice) => notice.text)).toEqual([text.replace('\n', ' ')])
  })

  it('came without its key, and changes nothing', async () => {
    expect((await put({ key: '' })).status).toBe(400)
    expect(await notices()).toEqual([])
  })
})
