import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { LEFT, type Left, leftInWords } from '../../src/cli/databases/left-by-seed.ts'
import { loadSeed } from '../../src/cli/databases/load-seed.ts'
import { listPricedTours } from '../../src/data/prices/apply-prices.ts'
import { forgetRevision } from '../../src/data/site/revision.ts'
import type { PriceWindow } from '../../src/domain/prices/price-window.ts'
import { DAY, dayInIndia, daysAfter, readableDate } from '../../src/values/dates.ts'
import { askDesk, CHANDRA_OF_CONTENT, pathTo, postToDesk } from '../support/desk.ts'
import { readerSees, select, selectOne } from '../support/markup.ts'
import { visitSettled } from '../support/settled.ts'

const CONTENT = { as: CHANDRA_OF_CONTENT }

beforeEach(async () => {
  await env.CATALOGUE.batch(
    ['DELETE FROM changes', 'DELETE FROM change_rows', "UPDATE tours SET windows_by = 'files'"].map((sql) =>
      env.CATALOGUE.prepare(sql),
    ),
  )
  await loadSeed(env.CATALOGUE, env.CATALOGUE_SEED)
})

const get = async (path: string) => {
  const response = await askDesk(path, CONTENT)
  expect(response.status).toBe(200)
  return response.text()
}
/** The hidden fields of a page's form that puts a difference live. */
const fieldsOf = async (html: string): Promise<Record<string, string>> => {
  const inputs = await select(html, 'form[action^="/put-live"] input')
  return Object.fromEntries(inputs.map(({ attributes }) => [attributes.name ?? '', attributes.value ?? '']))
}
const sheetForm = (text: string) => {
  const body = new FormData()
  body.set('file', new File([text], 'prices.csv', { type: 'text/csv' }))
  return { ...CONTENT, init: { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin' } } }
}
/** The page that a form leads to, or that refuses it. */
const shown = async (answer: Response) =>
  answer.status === 303 ? get((answer.headers.get('location') ?? '').replace(/#.*/, '')) : answer.text()
const upload = async (file: string) => shown(await askDesk('/sheet', sheetForm(file)))
const live = (fields: Record<string, string>) => postToDesk('/put-live', { meant: 'yes', ...fields }, CONTENT)
const windowsOf = async (id: string) => (await listPricedTours(env.CATALOGUE)).find((tour) => tour.id === id)?.windows
const firstPriced = async () => {
  const tour = (await listPricedTours(env.CATALOGUE)).find(({ windows }) => windows.length > 0)
  if (!tour) throw new Error('a tour with a price is wanted')
  return tour
}
/** The exported sheet with the current price of a tour's standard tier replaced. */
const changed = async (price: string) => {
  const tour = await firstPriced()
  const file = await get('/prices.csv')
  const line = file.split('\r\n').find((each) => each.startsWith(`"${tour.id}","standard"`)) ?? ''
  const cells = line.split(',')
  return {
    tour,
    file: ['tour,tier,from,till,current,cut', [...cells.slice(0, 4), `"${price}"`, '90000'].join(',')].join('\n'),
  }
}

describe('a price sheet', () => {
  it('goes out and comes back with nothing to change', async () => {
    const page = await upload(await get('/prices.csv'))
    expect(page).toContain('0 changes')
    expect(await fieldsOf(page)).toEqual({})
  })

  it('is seen before it is live, is live once, and its second sending leads to the same page', async () => {
    const { tour, file } = await changed('12,345')
    const before = tour.windows[0]?.standard.current
    const page = await upload(file)
    expect(await windowsOf(tour.id)).toEqual(tour.windows)
    const fields = await fieldsOf(page)
    expect(page).toContain('→ ₹12,345')
    const answer = await live(fields)
    expect([answer.status, pathTo(answer)]).toEqual([303, `/changes/${fields.key}`])
    expect((await windowsOf(tour.id))?.[0]?.standard.current).toBe(12_345)
    expect(before).not.toBe(12_345)
    const again = await live(fields)
    expect([again.status, pathTo(again)]).toEqual([303, `/changes/${fields.key}`])
  })

  it('of which one line is wrong changes nothing and has no button', async () => {
    const { tour, file } = await changed('12345.50')
    const answer = await askDesk('/sheet', sheetForm(file))
    const page = await answer.text()
    expect(answer.status).toBe(422)
    expect(await readerSees(page)).toContain('Line 2: current: “12345.50” is not a price')
    expect(await fieldsOf(page)).toEqual({})
    expect(await windowsOf(tour.id)).toEqual(tour.windows)
  })

  it('that is far too large is refused in words', async () => {
    const answer = await askDesk('/sheet', sheetForm('x'.repeat(6_000_000)))
    expect(answer.status).toBe(413)
    expect(await answer.text()).toContain('larger than the desk takes')
  })
})

describe('a difference that somebody has seen', () => {
  it('is shown afresh, and nothing applied, where the prices have moved since', async () => {
    const { tour, file } = await changed('12,345')
    const fields = await fieldsOf(await upload(file))
    const other = await changed('13,000')
    await live(await fieldsOf(await upload(other.file)))
    const answer = await live(fields)
    const page = await answer.text()
    expect(answer.status).toBe(409)
    expect(page).toContain('₹13,000')
    expect((await windowsOf(tour.id))?.[0]?.standard.current).toBe(13_000)
    expect((await live(await fieldsOf(page))).status).toBe(303)
    expect((await windowsOf(tour.id))?.[0]?.standard.current).toBe(12_345)
  })

  it('has an address: it is there again after a reload, and for the put that comes much later', async () => {
    const { tour, file } = await changed('12,345')
    const answer = await askDesk('/sheet', sheetForm(file))
    const address = answer.headers.get('location') ?? ''
    expect([answer.status, address]).toEqual([303, expect.stringMatching(/^\/before-after\/[\w-]{36}#refused$/)])
    const [first, again] = [await shown(answer), await shown(answer)]
    expect([again, await windowsOf(tour.id)]).toEqual([first, tour.windows])
    await env.CATALOGUE.prepare('UPDATE proposals SET at = at - ?')
      .bind(6 * DAY)
      .run()
    await upload(await get('/prices.csv'))
    expect((await live(await fieldsOf(await shown(answer)))).status).toBe(303)
    expect((await windowsOf(tour.id))?.[0]?.standard.current).toBe(12_345)
  })

  it('is forgotten after a week, and a put that comes later is told', async () => {
    const { tour, file } = await changed('12,345')
    const fields = await fieldsOf(await upload(file))
    await env.CATALOGUE.prepare('UPDATE proposals SET at = at - ?')
      .bind(8 * DAY)
      .run()
    await upload(await get('/prices.csv'))
    const answer = await live(fields)
    expect([answer.status, await readerSees(await answer.text())]).toEqual([
      404,
      expect.stringMatching(/before and after is gone[\s\S]*kept for seven days/),
    ])
    expect(await windowsOf(tour.id)).toEqual(tour.windows)
  })

  it('that was undone is not called live: the change is offered anew, with the reason that was typed', async () => {
    const { tour, file } = await changed('12,345')
    const fields = await fieldsOf(await upload(file))
    await live({ ...fields, note: 'Holidays' })
    await postToDesk(`/changes/${fields.key}`, { key: crypto.randomUUID() }, CONTENT)
    const address = `/before-after/${fields.key}`
    expect(await readerSees(await get(address))).toMatch(/Put live .* by Chandra.*Undone .* by Chandra/)
    const answer = await live({ ...fields, note: 'Meant after all' })
    const page = await answer.text()
    expect([answer.status, await windowsOf(tour.id)]).toEqual([409, tour.windows])
    expect(await readerSees(page)).toMatch(/Undone .* by Chandra.*1 change in 1 tour/)
    const anew = await fieldsOf(page)
    expect([anew.key === fields.key, anew.note]).toEqual([false, 'Meant after all'])
    expect((await live(anew)).status).toBe(303)
    expect((await windowsOf(tour.id))?.[0]?.standard.current).toBe(12_345)
  })

  it('that is live says so at its address, and gives back another reason for it', async () => {
    const fields = await fieldsOf(await upload((await changed('12,345')).file))
    await live({ ...fields, note: 'Holidays' })
    const page = await get(`/before-after/${fields.key}`)
    expect(await fieldsOf(page)).toEqual({})
    expect(await readerSees(page)).toMatch(/Put live .* by Chandra/)
    expect((await select(page, `main a[href="/changes/${fields.key}"]`)).length).toBe(1)
    const answer = await live({ ...fields, note: 'Other words' })
    expect([answer.status, await readerSees(await answer.text())]).toEqual([
      409,
      expect.stringMatching(/It is live already.*Other words/),
    ])
  })

  it('is laid over the prices of now at its address', async () => {
    const fields = await fieldsOf(await upload((await changed('12,345')).file))
    await live(await fieldsOf(await upload((await changed('13,000')).file)))
    const page = await readerSees(await get(`/before-after/${fields.key}`))
    expect(page).toMatch(/Somebody has changed these prices.*₹13,000.*→ ₹12,345/)
  })

  it('that changes nothing is refused in words', async () => {
    const answer = await askDesk('/sheet', sheetForm(await get('/prices.csv')))
    const key = /[\w-]{36}/.exec(answer.headers.get('location') ?? '')?.[0] ?? ''
    const put = await live({ key })
    expect([put.status, await put.text()]).toEqual([422, expect.stringContaining('nothing in it to put live')])
    expect(await env.CATALOGUE.prepare('SELECT count(*) AS n FROM changes').first('n')).toBe(0)
  })

  it('with a price that looks like a slip is asked about once, and goes live with one press where it is meant', async () => {
    const { tour, file } = await changed('5')
    const fields = await fieldsOf(await upload(file))
    const asked = await live({ ...fields, meant: '' })
    const page = await asked.text()
    expect([asked.status, await windowsOf(tour.id)]).toEqual([409, tour.windows])
    expect(await readerSees(page)).toMatch(/Is this meant\?.*Standard.*₹5 is more than half away from/)
    expect((await live(await fieldsOf(page))).status).toBe(303)
    expect((await windowsOf(tour.id))?.[0]?.standard.current).toBe(5)
  })
})

it.each([
  [10, 30, ''],
  [11, 30, 'And 3 more.'],
])('Of %i prices that each look like three slips %i are told, and how many more there are', async (...asked) => {
  const [prices, told, more] = asked
  const lines = (await get('/prices.csv')).split('\r\n').filter((line) => line.split(',')[1] === '"standard"')
  const rows = lines.slice(0, prices).map((line) => [...line.split(',').slice(0, 4), '5', '90000'].join(','))
  const shown = await upload(['tour,tier,from,till,current,cut', ...rows].join('\n'))
  const html = await (await live({ ...(await fieldsOf(shown)), meant: '' })).text()
  const [rest] = await select(html, '[role=alert] p')
  expect([(await select(html, '[role=alert] li')).length, rest?.text ?? '']).toEqual([told, more])
})

const typed = { does: 'put', from: '2027-04-15', till: '2027-05-10', note: 'School holidays' }
const prices = {
  standard: '31,499',
  'standard-cut': '36,999',
  deluxe: '41,499',
  'deluxe-cut': '46,999',
  superDeluxe: '51499',
  'superDeluxe-cut': '56999',
}

describe('a window in one tour', () => {
  it('is shown before and after, goes live, and is taken back in one press', async () => {
    const tour = await firstPriced()
    const page = await shown(await postToDesk(`/prices/${tour.id}`, { ...typed, ...prices }, CONTENT))
    expect(page).toContain('no price → ₹31,499')
    const fields = await fieldsOf(page)
    await live({ ...fields, note: 'School holidays' })
    expect(await windowsOf(tour.id)).toHaveLength(tour.windows.length + 1)
    expect(await get('/changes')).toContain('School holidays')
    const undo = (key: string) => postToDesk(`/changes/${fields.key}`, { key }, CONTENT)
    const pressedTwice = await Promise.all([undo('the-key-of-an-undo'), undo('the-key-of-an-undo')])
    expect([pressedTwice.map(({ status }) => status), await windowsOf(tour.id)]).toEqual([[303, 303], tour.windows])
    const [first, again] = [...pressedTwice, await undo('the-key-of-an-undo')].map(({ headers }) =>
      headers.get('location')?.replace(/saved=\d+/, ''),
    )
    expect(again).toBe(first)
    const late = await undo('the-key-of-a-colleague')
    expect([late.status, await readerSees(await late.text())]).toEqual([
      409,
      expect.stringContaining('It was undone already.'),
    ])
    const seen = await readerSees(await get(`/changes/${fields.key}`))
    expect([seen.includes('Undone'), seen.includes('Kept')]).toEqual([true, false])
    expect(await windowsOf(tour.id)).toEqual(tour.windows)
  })

  it.each([
    [{ till: '2027-04-14' }, 'before the first day'],
    [{ from: '2027-02-30' }, 'First day'],
    [{ standard: '0' }, 'Standard: “0” is not a price'],
    [{ deluxe: '' }, 'Deluxe: a price is missing'],
    [{ 'superDeluxe-cut': '51498' }, 'Super Deluxe: the struck price ₹51,498 is below the current one, ₹51,499'],
    [{ deluxe: '100000000' }, 'more than a journey costs'],
  ])('with %o is refused with the cell named, and keeps what was typed', async (wrong, sentence) => {
    const tour = await firstPriced()
    const answer = await postToDesk(`/prices/${tour.id}`, { ...typed, ...prices, ...wrong }, CONTENT)
    const page = await answer.text()
    expect(answer.status).toBe(422)
    expect((await select(page, '[role=alert]')).map(({ text }) => text).join(' ')).toContain(sentence)
    expect(page).toContain('School holidays')
    expect(await windowsOf(tour.id)).toEqual(tour.windows)
  })

  it.each([
    [{ standard: '45000', 'standard-cut': '50000' }, 'deluxe', /^Deluxe ₹[\d,]+ is less than Standard ₹45,000$/],
    [{ superDeluxe: '4699' }, 'superDeluxe', /^Super Deluxe ₹4,699 is less than Deluxe ₹[\d,]+$/],
    [{ 'superDeluxe-cut': '51498' }, 'superDeluxe-cut', /^Super Deluxe: the struck price ₹51,498 is below/],
  ])('of which %o does not suit the others says so at the field, and leads to it', async (...[wrong, field, says]) => {
    const tour = await firstPriced()
    const page = await (await postToDesk(`/prices/${tour.id}`, { ...typed, ...prices, ...wrong }, CONTENT)).text()
    expect((await select(page, `#${field}[aria-invalid]`)).length).toBe(1)
    const links = await select(page, `[role=alert] a[href="#${field}"]`)
    expect(links.map(({ text }) => text)).toEqual([expect.stringMatching(says)])
  })

  it('beside a window that was stored with a fault is refused at that window, not at a typed field', async () => {
    const tour = await firstPriced()
    const low = { current: 9, cut: 9 }
    const faulty = { ...tour.windows[0], from: '2029-01-01', till: '2029-01-31', deluxe: low }
    await env.CATALOGUE.prepare('UPDATE tours SET windows = ? WHERE id = ?')
      .bind(JSON.stringify([...tour.windows, faulty]), tour.id)
      .run()
    const page = await (await postToDesk(`/prices/${tour.id}`, { ...typed, ...prices }, CONTENT)).text()
    expect(await select(page, 'input[aria-invalid]')).toEqual([])
    expect((await selectOne(page, '#refused')).text).toMatch(
      /1 Jan 2029 – 31 Jan 2029: Deluxe ₹9 is less than Standard ₹[\d,]+/,
    )
  })

  it('may be taken out again: its days are on request', async () => {
    const tour = await firstPriced()
    const [window] = tour.windows
    if (!window) throw new Error('a window is wanted')
    const days = { does: 'remove', from: window.from, till: window.till, note: '' }
    const page = await shown(await postToDesk(`/prices/${tour.id}`, days, CONTENT))
    await live(await fieldsOf(page))
    expect((await windowsOf(tour.id))?.map(({ from }) => from)).not.toContain(window.from)
  })
})

describe('the windows of a tour', () => {
  /** The day at the moment of the test: a run may go over midnight in India. */
  const today = () => dayInIndia(new Date())
  const at = (from: number, till: number): PriceWindow => {
    const price = { current: 20_000, cut: 30_000 }
    return {
      from: daysAfter(today(), from),
      till: daysAfter(today(), till),
      standard: price,
      deluxe: price,
      superDeluxe: price,
    }
  }
  const give = async (...windows: PriceWindow[]) => {
    await env.CATALOGUE.prepare("UPDATE tours SET windows = ? WHERE id = 'Nepal'").bind(JSON.stringify(windows)).run()
  }
  const day = (days: number) => readableDate(daysAfter(today(), days))

  it.each<() => [windows: PriceWindow[], says: string]>([
    () => [[], 'On request: it has no window'],
    () => [[at(-9, -1)], `Ended ${day(-1)}`],
    () => [[at(-9, 300)], `₹20,000 to ${day(300)}`],
    () => [[at(-9, 5), at(6, 300)], `₹20,000 to ${day(5)}`],
    () => [[at(-9, 5), at(8, 300)], `₹20,000 to ${day(5)} No price from ${day(6)}`],
    () => [[at(-9, 183)], `₹20,000 to ${day(183)}`],
    () => [[at(-9, 181)], `₹20,000 to ${day(181)} No price from ${day(182)}`],
    () => [[at(2, 300)], `₹20,000 until ${day(300)} No price from ${day(0)}`],
  ])('stand in one line of the list of tours: %#', async (given) => {
    const [windows, says] = given()
    await give(...windows)
    const lines = await select(await get('/prices'), 'main li')
    const line = lines.find(({ text }) => text.includes('Nepal'))
    expect(line?.text).toContain(`${says.replace(' No price', 'No price')}Change`)
  })

  it('stand on its page in their order, each with a letter, and between them the gaps', async () => {
    await give(at(60, 90), at(-40, -30), at(-9, 29), at(30, 39), at(390, 400))
    const html = await get('/prices/Nepal')
    const lines = (await select(html, 'main li b')).map(({ text }) => text.trim())
    const days = (from: number, till: number) => `${day(from)} – ${day(till)}`
    expect(lines.slice(0, 5)).toEqual([
      `A · ${days(-9, 29)}`,
      `B · ${days(30, 39)}`,
      `Gap: ${days(40, 59)}`,
      `C · ${days(60, 90)}`,
      expect.stringContaining(`Gap: ${day(91)}`),
    ])
    const letters = (await select(html, 'svg[role="img"] text'))
      .map(({ text }) => text)
      .filter((text) => text.length === 1)
    expect(letters).toEqual(['A', 'B', 'C'])
  })
})

describe('a tour whose prices are the staff’s', () => {
  it('shows what the files have instead, and gives them back: seeds then replace them again', async () => {
    const { tour, file } = await changed('12,345')
    await live(await fieldsOf(await upload(file)))
    const left = await env.CATALOGUE.prepare(LEFT).first<Left>()
    expect(left && leftInWords(left, '')[0]).toContain(tour.title)
    expect(await readerSees(await get(`/prices/${tour.id}`))).toContain('The files have other prices')
    const difference = await shown(await postToDesk(`/prices/${tour.id}`, { does: 'give-back' }, CONTENT))
    await live(await fieldsOf(difference))
    expect(await windowsOf(tour.id)).toEqual(tour.windows)
    const owner = env.CATALOGUE.prepare('SELECT windows_by FROM tours WHERE id = ?').bind(tour.id)
    expect(await owner.first('windows_by')).toBe('files')
    expect(await get(`/prices/${tour.id}`)).not.toContain('The files have other prices')
  })
})

describe('an undo', () => {
  it('never leaves two prices on a day: what no longer fits is kept, and named for as long as anybody looks', async () => {
    const tour = await firstPriced()
    const put = async (days: { from: string; till: string }, standard: string) => {
      const answer = await postToDesk(`/prices/${tour.id}`, { ...typed, ...days, ...prices, standard }, CONTENT)
      const fields = await fieldsOf(await shown(answer))
      await live(fields)
      return fields.key ?? ''
    }
    await put({ from: '2028-01-01', till: '2028-03-31' }, '30,000')
    const carved = await put({ from: '2028-02-01', till: '2028-02-10' }, '31,000')
    await put({ from: '2028-02-01', till: '2028-02-10' }, '32,000')
    const before = await windowsOf(tour.id)
    await postToDesk(`/changes/${carved}`, { key: 'the-key-of-an-undo' }, CONTENT)
    expect(await windowsOf(tour.id)).toEqual(before)
    expect(await readerSees(await get(`/changes/${carved}`))).toMatch(/Kept: changed by somebody since.*31,000/)
  })
})

describe('a season for all tours', () => {
  it('is filled from the prices before, six percent higher to the nearest hundred minus one, and saved as one change', async () => {
    const filled = await get('/season?from=2027-01-01&till=2027-03-31&rise=6')
    const inputs = await select(filled, 'table input')
    expect((await select(filled, 'input[type=date]')).map(({ attributes }) => 'required' in attributes)).not.toContain(
      false,
    )
    const cells = Object.fromEntries(inputs.map(({ attributes }) => [attributes.name ?? '', attributes.value ?? '']))
    const tour = await firstPriced()
    const was = tour.windows.at(-1)?.standard.current ?? 0
    const expected = Math.round((was * 1.06) / 100) * 100 - 1
    expect(cells[`${tour.id} standard`]?.replaceAll(',', '')).toBe(String(expected))
    const season = { from: '2027-01-01', till: '2027-03-31', note: '', ...cells }
    const page = await shown(await postToDesk('/season', season, CONTENT))
    expect((await live(await fieldsOf(page))).status).toBe(303)
    expect((await windowsOf(tour.id))?.find(({ from }) => from === '2027-01-01')?.standard.current).toBe(expected)
    const count = await env.CATALOGUE.prepare('SELECT count(*) AS n FROM changes').first<{ n: number }>()
    expect(count?.n).toBe(1)
  })

  it.each([
    ['rise=abc', 'Plus %: write a number'],
    ['rise=101', 'Plus %: write a number'],
    ['rise=-101', 'Plus %: write a number'],
    ['from=2027-03-31&till=2027-01-01', 'Last day: it is before the first day'],
    ['from=2027-01-01&till=2099-01-01', 'a price ends three years from today at most'],
  ])('is not filled by %s, and says why', async (query, says) => {
    const answer = await askDesk(
      `/season?from=2027-01-01&till=2027-03-31&${query}`.replace(/from.*(from=.*)/, '$1'),
      CONTENT,
    )
    const html = await answer.text()
    expect([answer.status, await readerSees(html)]).toEqual([422, expect.stringContaining(says)])
    expect(await select(html, 'table input')).toEqual([])
  })

  it('may be a hundred percent dearer', async () => {
    expect(
      await select(await get('/season?from=2027-01-01&till=2027-03-31&rise=100%'.replace('%', '%25')), 'table input'),
    ).not.toEqual([])
  })

  it('with one wrong cell names tour and tier, and saves nothing', async () => {
    const tour = await firstPriced()
    const answer = await postToDesk(
      '/season',
      { from: '2027-01-01', till: '2027-03-31', [`${tour.id} deluxe`]: 'abc' },
      CONTENT,
    )
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(`${tour.title}, Deluxe: “abc” is not a price`)
  })
})

describe('a change of prices', () => {
  it('is on the public page of its tour at once, and stays when the files are seeded again', async () => {
    const { tour, file } = await changed('12,345')
    const { path } = (await env.CATALOGUE.prepare('SELECT path FROM tours WHERE id = ?').bind(tour.id).first()) as {
      path: string
    }
    const page = async () => (await visitSettled(path)).text()
    expect(await page()).not.toContain('12,345')
    await live(await fieldsOf(await upload(file)))
    forgetRevision()
    expect(await page()).toContain('12,345')
    await loadSeed(env.CATALOGUE, env.CATALOGUE_SEED)
    forgetRevision()
    expect(await page()).toContain('12,345')
  })

  it('is for content and owner, not for sales', async () => {
    expect((await askDesk('/prices')).status).toBe(403)
    expect((await postToDesk('/put-live', {})).status).toBe(403)
  })
})
