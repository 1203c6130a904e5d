import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { applyPrices, listPricedTours, undoPrices } from '../../src/data/prices/apply-prices.ts'
import { forgetRevision } from '../../src/data/site/revision.ts'
import { GUIDE_TOPICS } from '../../src/domain/catalogue/country.ts'
import { ASHA_OF_SALES, askDesk, CHANDRA_OF_CONTENT, DESK, formIn, OWNER, pathTo, postToDesk } from '../support/desk.ts'
import { readerSees, select, selectOne } from '../support/markup.ts'
import { visitSettled } from '../support/settled.ts'
import { unwriteTours } from '../support/written-tours.ts'

const BALI = 'Bali6d5n'
const COPY = 'Bali7d6n'
const DESCRIPTION = `Six nights between the rice fields and the sea. ${'A day at a spring, a day at a volcano. '.repeat(3)}`
const DAYS = `/tours/${BALI}/edit/days`
const NAMES = `/tours/${BALI}/edit/names`
type Fields = Record<string, string>
const PRICES_MOVED = 'A colleague has changed the prices or the nights since you looked.'

beforeEach(() => unwriteTours(env.CATALOGUE, env.CATALOGUE_SEED))

const look = async (path: string, as = CHANDRA_OF_CONTENT) => (await askDesk(path, { as })).text()
const sees = async (path: string) => readerSees(await look(path))
const formOf = async (path: string, action = path) => formIn(await look(path), action.split('?')[0] ?? '')
/** Opens a form, types and presses a button of it. */
async function press(path: string, does: string, { as = CHANDRA_OF_CONTENT, ...typed }: Fields = {}) {
  const form = await formOf(path)
  return postToDesk(path.split('?')[0] ?? '', { ...form, ...typed, does }, { as })
}
const putLive = (id = BALI, note = '') => press(`/tours/${id}/live`, 'publish', { note })
async function visitor(path: string): Promise<Response> {
  forgetRevision()
  return visitSettled(path)
}
const visitorSees = async (path: string) => readerSees(await (await visitor(path)).text())
const savedLine = async (answer: Response) =>
  (await selectOne(await look(answer.headers.get('location') ?? ''), '#saved')).text

describe('a field that takes several lines', () => {
  it.each([
    ['addresses', 'alsoAt', 'One a line'],
    ['description', 'head-keywords', 'Four to twelve, one a line'],
    ['days', 'days-1-activities', 'One a line'],
    ['included', 'exclusions', 'One a line'],
  ])('says so, under its label: %s, %s', async (section, name, hint) => {
    const html = await look(`/tours/${BALI}/edit/${section}`)
    const field = await selectOne(html, `textarea[name="${name}"]`)
    expect(field.attributes['aria-describedby']).toContain(`${name}-hint`)
    expect((await selectOne(html, `#${name}-hint`)).text.trim()).toBe(hint)
  })
})

describe('a copy with another hotel', () => {
  it('is written and put live by staff alone, without the prices of the first, and is found', async () => {
    const begun = await press(`/new-tour?of=${BALI}`, '', { title: 'Bali: springs and a volcano', id: COPY })
    expect(pathTo(begun)).toBe(`/tours/${COPY}`)
    expect((await visitor(`/tour/${COPY}`)).status).not.toBe(200)
    const twin = 'begins with the same words as that of the tour Bali'
    expect(await sees(`/tours/${COPY}`)).toContain(twin)
    expect(await sees(`/tours/${BALI}`)).not.toContain(twin)
    await press(`/tours/${COPY}/edit/description`, 'save', { description: DESCRIPTION })
    expect(await sees(`/tours/${COPY}`)).not.toContain(twin)
    const hotels = { 'answers-hotels': 'Three nights in Hotel Sample One at Ubud, or similar.' }
    const saved = await press(`/tours/${COPY}/edit/answers`, 'save', hotels)
    expect(await savedLine(saved)).toContain('in the draft. Visitors do not see it yet.')
    expect((await putLive(COPY)).status).toBe(303)
    const page = await visitorSees(`/tour/${COPY}`)
    expect(page).toContain('Hotel Sample One')
    expect(page).toContain('Pick a hotel class')
    expect(page).not.toContain('Per person')
    expect(await (await visitor('/search-results?q=springs+volcano')).text()).toContain(`/tour/${COPY}`)
  })

  it.each(['Bali6d5n', 'BALI6D5N', 'bali6d5n'])(
    'under a name that is taken is refused with all that was typed: %s',
    async (id) => {
      const answer = await press('/new-tour', '', { title: 'Bali once more', id })
      const html = await answer.text()
      expect([answer.status, (await formIn(html, '/new-tour')).title]).toEqual([422, 'Bali once more'])
      expect((await selectOne(html, '#id-mistake')).text).toContain('another tour has it')
    },
  )
})

describe('a new tour under a name that every object has', () => {
  it.each(['constructor', 'toString', 'hasOwnProperty'])('opens, and so does each page beside it: %s', async (id) => {
    expect((await press('/new-tour', '', { title: 'Bali: once more', id })).status).toBe(303)
    for (const page of ['', '/edit/names', '/live', '/draft', '/history'])
      expect([page, (await askDesk(`/tours/${id}${page}`, { as: OWNER })).status]).toEqual([page, 200])
  })

  it('is refused under __proto__', async () => {
    expect((await press('/new-tour', '', { title: 'Bali: once more', id: '__proto__' })).status).toBe(422)
  })
})

it('a form that comes again after its publication was undone or replaced is told so, with its words', async () => {
  await press(NAMES, 'save', { title: 'Bali: rice and springs' })
  const form = { ...(await formOf(`/tours/${BALI}/live`)), does: 'publish', note: 'New owner of the farm' }
  const send = () => postToDesk(`/tours/${BALI}/live`, form, { as: CHANDRA_OF_CONTENT })
  const to = (await send()).headers.get('location') ?? ''
  expect((await send()).status).toBe(303)
  const change = new URLSearchParams(to.split(/[?#]/)[1]).get('change')
  await postToDesk(`/changes/${change}`, { key: crypto.randomUUID() }, { as: OWNER })
  const again = await send()
  expect([again.status, await readerSees(await again.text())]).toEqual([
    409,
    expect.stringMatching(/was saved .* and undone since.*New owner of the farm/),
  ])
})

it('a section that comes again is not called a draft once it is live, nor saved once that was taken back', async () => {
  const form = { ...(await formOf(NAMES)), does: 'save', title: 'Bali: rice and springs' }
  const send = () => postToDesk(NAMES, form, { as: CHANDRA_OF_CONTENT })
  expect(await savedLine(await send())).toContain('in the draft. Visitors do not see it yet.')
  const live = await putLive()
  expect(await savedLine(await send())).toContain('as visitors see it.')
  const change = new URLSearchParams((live.headers.get('location') ?? '').split(/[?#]/)[1]).get('change')
  await postToDesk(`/changes/${change}`, { key: crypto.randomUUID() }, { as: OWNER })
  const again = await send()
  expect([again.status, await readerSees(await again.text())]).toEqual([
    409,
    expect.stringMatching(/This was saved .* and has been changed since[\s\S]*rice and springs/),
  ])
})

it('a section that is saved as it is says so, and is no draft', async () => {
  const saves = () => env.CATALOGUE.prepare('SELECT count(*) AS n FROM draft_saves').first('n')
  const before = await saves()
  for (const path of [NAMES, DAYS, '/tours/agency-answers/edit/answers'])
    expect([path, await savedLine(await press(path, 'save'))]).toEqual([path, 'Nothing was changed.'])
  expect(await saves()).toBe(before)
})

it('a section whose form comes again after a colleague has changed it stays as the colleague left it', async () => {
  const first = { ...(await formOf(NAMES)), line: 'The line of Chandra', does: 'save' }
  expect((await postToDesk(NAMES, first, { as: CHANDRA_OF_CONTENT })).status).toBe(303)
  await press(NAMES, 'save', { line: 'The line of the owner', as: OWNER })
  const again = await postToDesk(NAMES, first, { as: CHANDRA_OF_CONTENT })
  const html = await again.text()
  expect([again.status, (await select(html, 'dl dt, dl dd')).map(({ text }) => text)]).toEqual([
    ...[409, ['Line under it', first.line]],
  ])
  expect((await selectOne(html, 'main a')).attributes.href).toBe(`/tours/${BALI}`)
  expect((await formOf(NAMES)).line).toBe('The line of the owner')
})

describe('the days of a tour', () => {
  const titles = async (path = DAYS) => {
    const form = await formOf(path)
    return Object.entries(form)
      .filter(([name]) => /^days-\d+-title$/.test(name))
      .map(([, title]) => title)
  }
  const DAY = {
    title: 'Ubud → Kintamani → Ubud: a day more',
    activities: 'Breakfast by the fields\nA walk on the rim of the crater\nBack in the evening',
    overnight: 'Ubud',
  }

  it('take a day more, and nights and days are counted from them', async () => {
    const before = await titles()
    const form = await formOf(DAYS)
    const added = await postToDesk(
      DAYS,
      { ...form, 'days-1-title': 'Ubud: typed meanwhile', does: 'add 0' },
      { as: OWNER },
    )
    expect(added.status).toBe(303)
    const grown = await formOf(added.headers.get('location')?.split('#')[0] ?? '', DAYS)
    expect([grown['days-1-title'], grown[`days-${before.length + 1}-title`]]).toEqual(['Ubud: typed meanwhile', ''])
    expect(await titles()).toEqual(['Ubud: typed meanwhile', ...before.slice(1)])
    const number = before.length + 1
    const typed = Object.fromEntries(Object.entries(DAY).map(([name, value]) => [`days-${number}-${name}`, value]))
    const last = { [`days-${before.length}-overnight`]: 'Ubud' }
    const saved = await postToDesk(DAYS, { ...grown, ...typed, ...last, does: 'save' }, { as: OWNER })
    expect(saved.status).toBe(303)
    expect(await titles()).toHaveLength(number)
    expect(await sees(`/tours/${BALI}`)).toContain(`${number}D`)
  })

  it('that become more warn before they go live that prices were given for fewer, and lead to the prices', async () => {
    const tier = { current: 40_000, cut: 50_000 }
    const windows = [{ from: '2026-01-01', till: '2099-12-31', standard: tier, deluxe: tier, superDeluxe: tier }]
    const priced = env.CATALOGUE.prepare('UPDATE tours SET windows = ?1 WHERE id = ?2')
    await priced.bind(JSON.stringify(windows), BALI).run()
    const before = await look(`/tours/${BALI}/live`)
    expect(await readerSees(before)).not.toContain('prices were given for')
    const number = (await titles()).length
    const typed = Object.fromEntries(Object.entries(DAY).map(([name, value]) => [`days-${number + 1}-${name}`, value]))
    await press(DAYS, 'save', { ...typed, [`days-${number}-overnight`]: 'Ubud' })
    for (const page of [`/tours/${BALI}`, `/tours/${BALI}/live`]) {
      const html = await look(page)
      expect(await readerSees(html)).toContain(`prices were given for ${number - 1}N/${number}D`)
      expect((await select(html, `#checks a[href="/prices/${BALI}"]`)).length).toBe(1)
    }
  })

  it('and that go live with other nights warn on, also in the list of tours, until prices are given anew', async () => {
    const give = async (id: string, current: number) => {
      const [tour] = (await listPricedTours(env.CATALOGUE)).filter((each) => each.id === BALI)
      if (!tour) throw new Error('a tour is wanted')
      const tier = (more: number) => ({ current: current + more, cut: 50_000 + more })
      const tiers = { standard: tier(0), deluxe: tier(1000), superDeluxe: tier(2000) }
      const windows = [{ from: '2026-01-01', till: '2026-12-31', ...tiers }]
      const applied = await applyPrices(env.CATALOGUE, { id, at: Date.now(), actor: OWNER, note: id }, [
        { tour, windows },
      ])
      expect([id, applied]).toEqual([id, true])
    }
    const warns = () =>
      Promise.all(
        [`/tours/${BALI}`, `/tours?q=${BALI}`].map(async (page) => /prices were given for/.test(await sees(page))),
      )
    await give('before', 31_000)
    expect(await warns()).toEqual([false, false])
    const number = (await titles()).length
    const typed = Object.fromEntries(Object.entries(DAY).map(([name, value]) => [`days-${number + 1}-${name}`, value]))
    const nights = { [`days-${number}-overnight`]: 'Ubud', [`days-${number + 1}-overnight`]: '' }
    await press(DAYS, 'save', { ...typed, ...nights })
    expect(await sees(`/tours/${BALI}`)).not.toContain('They hold for')
    const waiting = { ...(await formOf(`/tours/${BALI}`)), shown: `${number - 1}N/${number}D` }
    const refused = await postToDesk(
      `/tours/${BALI}`,
      { ...waiting, does: `hold ${number}N/${number + 1}D` },
      { as: CHANDRA_OF_CONTENT },
    )
    const told = await readerSees(await refused.text())
    expect([refused.status, told.includes(PRICES_MOVED), told.includes('What you typed')]).toEqual([409, true, false])
    expect((await putLive()).status).toBe(303)
    expect(await warns()).toEqual([true, true])
    await give('after', 32_000)
    expect(await warns()).toEqual([false, false])
    await undoPrices(env.CATALOGUE, { id: 'undo', at: Date.now(), actor: OWNER, note: 'undo' }, 'after')
    expect(await warns()).toEqual([true, true])

    const page = `/tours/${BALI}`
    const length = `${number}N/${number + 1}D`
    const asShown = { shown: `${number - 1}N/${number}D` }
    expect(await sees(page)).toContain(`They hold for ${length}`)
    for (const [does, shown] of [
      ['hold 9N/10D', asShown],
      [`hold ${length}`, { shown: '1N/2D' }],
    ] as const)
      expect([does, shown, (await press(page, does, shown)).status]).toEqual([does, shown, 409])
    expect(await warns()).toEqual([true, true])
    const held = await press(page, `hold ${length}`, asShown)
    expect([held.status, await savedLine(held)]).toEqual([303, expect.stringContaining(`Prices hold for ${length}`)])
    expect(await warns()).toEqual([false, false])
    const change = await env.CATALOGUE.prepare("SELECT change FROM change_rows WHERE entity = 'priced-for'").first(
      'change',
    )
    expect(await sees(`/changes/${change}`)).toContain(`prices for ${length}`)
    expect((await postToDesk(`/changes/${change}`, { key: 'undo-held' }, { as: OWNER })).status).toBe(303)
    expect(await warns()).toEqual([true, true])
  })

  it('are saved in the draft when one is moved, copied or, after a question, removed, and a reload presses nothing', async () => {
    const before = await titles()
    const pressed = async (does: string, typed: Fields = {}) => {
      const answer = await press(DAYS, does, typed)
      expect(answer.status).toBe(303)
      return look(answer.headers.get('location') ?? '')
    }
    expect(
      (await select(await pressed('down 1', { 'days-1-title': 'Typed beside it' }), '#days-2[open] #row')).length,
    ).toBe(1)
    expect((await titles()).slice(0, 2)).toEqual([before[1], 'Typed beside it'])
    const unseen = 'In the draft. Visitors do not see it yet.'
    expect((await selectOne(await pressed('up 2'), '#days-1')).text).toContain(unseen)
    expect((await selectOne(await pressed('copy 1'), '#days-2')).text).toContain(unseen)
    const moved = await readerSees(await pressed('down 3'))
    expect(moved).toContain(unseen)
    const live = await sees(`/tours/${BALI}/live`)
    expect(live).toContain('Days: in another order')
    expect(live).not.toContain('Days: Days')
    await pressed('up 4')
    expect((await titles()).slice(0, 3)).toEqual(['Typed beside it', 'Typed beside it', before[1]])
    expect((await selectOne(await pressed('ask 2'), '#refused')).text).toContain('Remove day 2?')
    expect(await titles()).toHaveLength(before.length + 1)
    await pressed('remove 2')
    expect(await titles()).toEqual(['Typed beside it', ...before.slice(1)])
  })

  it('of which one is a copy are told with the new length, stop while two are equal, and stand in the history', async () => {
    await press(DAYS, 'copy 2')
    await press(NAMES, 'save', { line: 'Springs before breakfast' })
    const live = await look(`/tours/${BALI}/live`)
    const told = await readerSees(live)
    for (const part of ['Day 3: copy of day 2 new', 'Length: 5N/6D → 6N/7D', 'Springs before breakfast'])
      expect(told).toContain(part)
    expect(told).toContain('says the same as day 2')
    expect((await select(live, 'button[value=publish][disabled]')).length).toBe(1)
    expect((await putLive()).status).toBe(422)
    expect(await visitorSees(`/tour/${BALI}`)).not.toContain('6N/7D')
    await press(DAYS, 'save', { 'days-3-title': DAY.title, 'days-3-activities': DAY.activities })
    expect((await putLive()).status).toBe(303)
    const history = await sees(`/tours/${BALI}/history`)
    for (const part of [`Day 3: “${DAY.title}” new`, 'Length: 5N/6D → 6N/7D']) expect(history).toContain(part)
  })

  it('of which one cannot be read comes back with a row more, and all that was typed', async () => {
    const before = await titles()
    const answer = await press(DAYS, 'add 0', { 'days-1-title': '' })
    const shown = await formIn(await answer.text(), DAYS)
    expect([answer.status, shown['days-1-title'], shown[`days-${before.length + 1}-title`]]).toEqual([422, '', ''])
    expect(await titles()).toEqual(before)
  })
})

it('a tour without a price to come leads to its prices; a new one says that they come once it is live', async () => {
  await env.CATALOGUE.prepare("UPDATE tours SET windows = '[]' WHERE id = ?").bind('Nepal').run()
  const live = await look('/tours/Nepal')
  expect(await readerSees(live)).toContain('has no price for a day to come; visitors read “Price on request”')
  expect((await select(live, '#checks a[href="/prices/Nepal"]')).length).toBe(1)
  await press(`/new-tour?of=${BALI}`, '', { title: 'Bali: springs and a volcano', id: COPY })
  const draft = await look(`/tours/${COPY}`)
  expect(await readerSees(draft)).toContain('Prices once it is live')
  expect((await select(draft, 'main a[href^="/prices"]')).length).toBe(0)
})

describe('two people at one tour', () => {
  it('keep both what they changed', async () => {
    const mine = await formOf(NAMES)
    await press(NAMES, 'save', { line: 'The line of the owner', as: OWNER })
    const saved = await postToDesk(
      NAMES,
      { ...mine, title: 'Bali: the title of Chandra', does: 'save' },
      { as: CHANDRA_OF_CONTENT },
    )
    expect(await savedLine(saved)).toContain('What a colleague changed meanwhile is kept')
    expect(await formOf(NAMES)).toMatchObject({ title: 'Bali: the title of Chandra', line: 'The line of the owner' })
  })

  it.each([
    ['mine', 'Bali: the title of Chandra'],
    ['theirs', 'Bali: the title of the owner'],
  ])('who changed one field choose between both values: %s', async (choice, title) => {
    const mine = await formOf(NAMES)
    await press(NAMES, 'save', { title: 'Bali: the title of the owner', as: OWNER })
    const typed = { title: 'Bali: the title of Chandra', line: 'A line beside it' }
    const answer = await postToDesk(NAMES, { ...mine, ...typed, does: 'save' }, { as: CHANDRA_OF_CONTENT })
    const html = await answer.text()
    const seen = await readerSees(html)
    expect(answer.status).toBe(409)
    for (const part of ['Bali: the title of Chandra', 'Bali: the title of the owner', 'Owner saved'])
      expect(seen).toContain(part)
    const again = { ...(await formIn(html, NAMES)), 'choose title': choice, does: 'save' }
    expect((await postToDesk(NAMES, again, { as: CHANDRA_OF_CONTENT })).status).toBe(303)
    expect(await formOf(NAMES)).toMatchObject({ title, line: 'A line beside it' })
  })

  it('keep, whatever is chosen, what the colleague alone has changed in the same form', async () => {
    const mine = await formOf(NAMES)
    await press(NAMES, 'save', { title: 'Bali: the title of the owner', line: 'The line of the owner', as: OWNER })
    const typed = { ...mine, title: 'Bali: the title of Chandra', does: 'save' }
    const html = await (await postToDesk(NAMES, typed, { as: CHANDRA_OF_CONTENT })).text()
    const again = { ...(await formIn(html, NAMES)), 'choose title': 'mine', does: 'save' }
    expect((await postToDesk(NAMES, again, { as: CHANDRA_OF_CONTENT })).status).toBe(303)
    expect(await formOf(NAMES)).toMatchObject({ title: 'Bali: the title of Chandra', line: 'The line of the owner' })
  })

  it('put live only what the page has shown', async () => {
    await press(NAMES, 'save', { line: 'What I have read' })
    const live = await formOf(`/tours/${BALI}/live`)
    await press(NAMES, 'save', { line: 'What I have not read', as: OWNER })
    const answer = await postToDesk(
      `/tours/${BALI}/live`,
      { ...live, does: 'publish', note: 'My reason' },
      { as: CHANDRA_OF_CONTENT },
    )
    const html = await answer.text()
    expect([answer.status, (await formIn(html, `/tours/${BALI}/live`)).note]).toEqual([409, 'My reason'])
    expect(await readerSees(html)).toContain('What I have not read')
    expect(await visitorSees(`/tour/${BALI}`)).not.toContain('What I have')
  })
})

describe('a draft that waits', () => {
  const waits = async () => {
    const [tour, live] = [await sees(`/tours/${BALI}`), await sees(`/tours/${BALI}/live`)]
    return [
      ...[tour.includes('changes wait'), tour.includes('See and put live')],
      ...[!live.includes('Nothing waits'), live.includes('Throw the draft away')],
    ]
  }

  it('is offered to be put live or thrown away, also where none of its changes can be told in words', async () => {
    expect(new Set(await waits())).toEqual(new Set([false]))
    await env.CATALOGUE.prepare(
      `INSERT INTO tour_drafts (tour, document, at, actor)
       SELECT tour, json_insert(document, '$.extra', 1), 1, ?2 FROM tour_versions WHERE tour = ?1`,
    )
      .bind(BALI, OWNER)
      .run()
    expect(new Set(await waits())).toEqual(new Set([true]))
    expect((await press(`/tours/${BALI}/live`, 'drop')).status).toBe(303)
    expect(new Set(await waits())).toEqual(new Set([false]))
  })

  it('is none once it says again what visitors see', async () => {
    const { 'days-1-title': title = '' } = await formOf(DAYS)
    await press(DAYS, 'save', { 'days-1-title': 'Ubud: another title' })
    expect(new Set(await waits())).toEqual(new Set([true]))
    await press(DAYS, 'save', { 'days-1-title': title })
    expect(new Set(await waits())).toEqual(new Set([false]))
  })

  it('is named where its form is saved as it is, and not where another form is', async () => {
    await press(DAYS, 'copy 3')
    expect(await savedLine(await press(DAYS, 'save'))).toContain('Days: in the draft. Visitors do not see it yet.')
    expect(await savedLine(await press(NAMES, 'save'))).toBe('Nothing was changed.')
  })
})

describe('what goes live', () => {
  it('is shown in words before, as the page of visitors for staff alone, and to visitors after', async () => {
    await press(NAMES, 'save', { line: 'Springs before breakfast' })
    const before = await sees(`/tours/${BALI}/live`)
    expect(before).toContain('Springs before breakfast')
    expect(before).toContain('Put 1 change live')
    const draft = await askDesk(`/tours/${BALI}/draft`, { as: CHANDRA_OF_CONTENT })
    const html = await draft.text()
    expect(await readerSees(html)).toContain('Springs before breakfast')
    expect((await selectOne(html, 'aside')).text).toContain('Draft')
    expect(draft.headers.get('x-robots-tag')).toContain('noindex')
    expect(draft.headers.get('cache-control')).toBe('no-store')
    expect((await visitor(`/tours/${BALI}/draft`)).status).toBe(404)
    expect(await visitorSees(`/tour/${BALI}`)).not.toContain('Springs before breakfast')
    const done = await putLive(BALI, 'Read with the guide')
    expect(await savedLine(done)).toContain('Read with the guide')
    expect(await visitorSees(`/tour/${BALI}`)).toContain('Springs before breakfast')
    expect(await sees(`/tours/${BALI}/live`)).toContain('Nothing waits')
  })

  it('is stopped by what stops it, which leads to its field', async () => {
    await press(DAYS, 'save', { 'days-1-overnight': '' })
    const html = await look(`/tours/${BALI}`)
    const links = await select(html, '#checks a')
    expect(links.map(({ attributes }) => attributes.href)).toContainEqual(expect.stringContaining(DAYS))
    const answer = await putLive()
    expect([answer.status, await readerSees(await answer.text())]).toEqual([422, expect.stringContaining('night')])
    expect((await select(await look(`/tours/${BALI}/live`), 'button[value=publish][disabled]')).length).toBe(1)
  })

  it('can be put back: an old version is live again as a new one, and the history keeps all', async () => {
    const [old] = await select(await look(NAMES), '#line')
    const line = old?.attributes.value ?? ''
    await press(NAMES, 'save', { line: 'Springs before breakfast' })
    await putLive(BALI, 'Read with the guide')
    const history = await sees(`/tours/${BALI}/history`)
    for (const part of ['Version 2', 'Read with the guide', 'Chandra', 'Version 1']) expect(history).toContain(part)
    const path = `/tours/${BALI}/history`
    const back = await formOf(`${path}?version=1`)
    expect((await postToDesk(path, back, { as: CHANDRA_OF_CONTENT })).status).toBe(303)
    expect(await visitorSees(`/tour/${BALI}`)).toContain(line)
    expect(await visitorSees(`/tour/${BALI}`)).not.toContain('Springs before breakfast')
    expect(await sees(path)).toContain('Version 3')
  })

  it('does not go back over a draft that waits, and says what to do with it', async () => {
    const path = `/tours/${BALI}/history`
    await press(NAMES, 'save', { line: 'Springs before breakfast' })
    await putLive()
    await press(NAMES, 'save', { line: 'Something that waits' })
    const back = await formOf(`${path}?version=1`)
    const answer = await postToDesk(path, back, { as: CHANDRA_OF_CONTENT })
    const html = await answer.text()
    expect([answer.status, (await selectOne(html, '#refused')).text]).toEqual([
      409,
      expect.stringContaining('changes that are not live yet. Put them live or throw them away first.'),
    ])
    expect(await readerSees(html)).not.toContain('Nothing waits')
  })

  it('goes back only from the version with which the page has compared', async () => {
    const path = `/tours/${BALI}/history`
    await press(NAMES, 'save', { line: 'Springs before breakfast' })
    await putLive()
    const back = await formOf(`${path}?version=1`)
    await press(NAMES, 'save', { line: 'A line that nobody compared', as: OWNER })
    await putLive()
    const answer = await postToDesk(path, back, { as: CHANDRA_OF_CONTENT })
    const html = await answer.text()
    expect([answer.status, (await selectOne(html, '#refused')).text]).toEqual([
      409,
      expect.stringContaining('A colleague has changed the tour'),
    ])
    expect(await readerSees(html)).toContain('A line that nobody compared')
    expect(await visitorSees(`/tour/${BALI}`)).toContain('A line that nobody compared')
    expect((await postToDesk(path, await formIn(html, path), { as: CHANDRA_OF_CONTENT })).status).toBe(303)
  })

  it.each(['1e0', '0x1', '1.0', ' 1', '+1', '-1', '', '0', '9'.repeat(30)])(
    'is put back only by the number of a version: %s',
    async (version) => {
      const path = `/tours/${BALI}/history`
      await press(NAMES, 'save', { line: 'Springs before breakfast' })
      await putLive()
      expect((await askDesk(`${path}?version=${encodeURIComponent(version)}`, { as: OWNER })).status).toBe(404)
      const back = await formOf(`${path}?version=1`)
      expect((await postToDesk(path, { ...back, version }, { as: OWNER })).status).not.toBe(303)
      expect(await visitorSees(`/tour/${BALI}`)).toContain('Springs before breakfast')
    },
  )

  it('is opened on the site from the page of the tour, where it was just put live', async () => {
    await press(NAMES, 'save', { line: 'Springs before breakfast' })
    const page = await look((await putLive()).headers.get('location') ?? '')
    expect((await select(page, 'main a[href="https://patang.example/tour/Bali6d5n"]')).length).toBe(1)
  })

  it('needs two stops on its map, which are written one at a time', async () => {
    await press('/new-tour', '', { title: 'Bhutan: Paro and Thimphu', id: 'Bhutan5n6d' })
    const path = '/tours/Bhutan5n6d/edit/map'
    const one = { 'stops-1-name': 'Paro', 'stops-1-at': '27.43, 89.42' }
    expect((await press(path, 'add 0', one)).status).toBe(303)
    expect(await formOf(path)).toMatchObject(one)
    expect((await putLive('Bhutan5n6d')).status).toBe(422)
  })

  it('is thrown away only after a question; visitors keep the page', async () => {
    await press(NAMES, 'save', { line: 'A line for nobody' })
    const live = await look(`/tours/${BALI}/live`)
    expect((await selectOne(live, 'details:not([open]) button[value=drop]')).text).toBe('Throw it away')
    expect((await press(`/tours/${BALI}/live`, 'drop')).status).toBe(303)
    expect((await formOf(NAMES)).line).not.toBe('A line for nobody')
  })

  it('of a tour that was never live is gone when it is thrown away', async () => {
    await press('/new-tour', '', { title: 'Bhutan: Paro and Thimphu', id: 'Bhutan5n6d' })
    expect(await sees('/tours?state=new')).toContain('Bhutan: Paro and Thimphu')
    expect(pathTo(await press('/tours/Bhutan5n6d/live', 'drop'))).toBe('/tours')
    expect((await askDesk('/tours/Bhutan5n6d', { as: OWNER })).status).toBe(404)
  })

  it('is thrown away once where the form comes twice', async () => {
    await press('/new-tour', '', { title: 'Bhutan: Paro and Thimphu', id: 'Bhutan5n6d' })
    const path = '/tours/Bhutan5n6d/live'
    const form = { ...(await formOf(path)), does: 'drop' }
    for (const _ of ['first', 'second'])
      expect(pathTo(await postToDesk(path, form, { as: CHANDRA_OF_CONTENT }))).toBe('/tours')
    const other = { ...form, key: crypto.randomUUID() }
    expect((await postToDesk(path, other, { as: CHANDRA_OF_CONTENT })).status).toBe(404)
  })
})

describe('an address', () => {
  const path = `/tours/${BALI}/edit/addresses`

  it('that is changed leads on, whatever was left out', async () => {
    await press(path, 'save', { path: '/tour/BaliSprings', alsoAt: '/BaliSprings' })
    await putLive()
    expect((await visitor('/tour/BaliSprings')).status).toBe(200)
    expect([200, 301]).toContain((await visitor(`/tour/${BALI}`)).status)
  })

  it('that a colleague changed and that is chosen over mine is no second spelling', async () => {
    const mine = await formOf(path)
    await press(path, 'save', { path: '/tour/BaliTheirs', as: OWNER })
    const typed = { ...mine, path: '/tour/BaliMine', does: 'save' }
    const asked = await (await postToDesk(path, typed, { as: CHANDRA_OF_CONTENT })).text()
    const again = { ...(await formIn(asked, path)), 'choose path': 'theirs', 'choose alsoAt': 'mine', does: 'save' }
    expect((await postToDesk(path, again, { as: CHANDRA_OF_CONTENT })).status).toBe(303)
    const saved = await formOf(path)
    expect([saved.path, (saved.alsoAt ?? '').split(/\s+/)]).toEqual([
      '/tour/BaliTheirs',
      expect.not.arrayContaining(['/tour/BaliTheirs']),
    ])
  })

  it('of another tour stops it from going live', async () => {
    await press(path, 'save', { path: '/tour/Bali8d7n' })
    expect((await putLive()).status).toBe(422)
    expect(await visitorSees(`/tour/${BALI}`)).toContain('Bali')
  })

  it.each(['/International', '/about', '/assets', '/desk'])(
    'of the site itself is refused where it is typed: %s',
    async (used) => {
      for (const field of ['path', 'alsoAt']) {
        const html = await (await press(path, 'save', { [field]: used })).text()
        expect((await selectOne(html, `#${field}-mistake`)).text).toContain('belongs to the site itself')
      }
      const id = used.slice(1)
      const begun = await (await press('/new-tour', '', { title: 'Bali: once more', id })).text()
      expect((await selectOne(begun, '#id-mistake')).text).toContain('belongs to the site itself')
    },
  )

  it.each(['javascript:alert(1)', 'https://elsewhere.example/x', '/a b', '//elsewhere', '/x"><b>'])(
    'that is none is refused: %s',
    async (typed) => {
      const answer = await press(path, 'save', { path: typed })
      const html = await answer.text()
      expect([answer.status, (await formIn(html, path)).path]).toEqual([422, typed])
    },
  )
})

it.each([
  [0, false],
  [1, true],
])('After a section was saved beside %i changes of a colleague its tour says so: %s', async (kept, isSaid) => {
  const seen = await sees(`/tours/${BALI}?section=days&kept=${kept}&saved=${Date.now()}`)
  expect(seen).toContain('Days: as visitors see it.')
  expect(seen.includes('What a colleague changed meanwhile is kept beside it.')).toBe(isSaid)
})

describe('the list of tours', () => {
  it('finds by words, by state and by what is missing', async () => {
    const found = async (query: string) => (await select(await look(`/tours?${query}`), 'main li[data-tour]')).length
    const all = await found('')
    expect(await found('q=bali')).toBeGreaterThan(0)
    expect(await found('q=bali')).toBeLessThan(all)
    expect(await found('q=nowhereland')).toBe(0)
    const [box] = await select(await look('/tours?q=Rajasthan by rail'), 'input[name=q]')
    expect(box?.attributes.value).toBe('Rajasthan by rail')
    await press(NAMES, 'save', { line: 'Something that waits' })
    expect(await found('state=draft-waits')).toBe(1)
    const before = await found('missing=hotels')
    await press(`/tours/${BALI}/edit/answers`, 'save', { 'answers-hotels': 'Hotel Sample One, or similar.' })
    expect(await found('missing=hotels')).toBe(before - 1)
  })
})

describe('a file of tours', () => {
  const send = async (text: string) => {
    const body = new FormData()
    const { key = '' } = await formOf('/tours-in')
    body.set('key', key)
    body.set('file', new File([text], 'tours.json'))
    const init = { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin' } }
    return askDesk('/tours-in', { as: CHANDRA_OF_CONTENT, init })
  }

  it('comes back in as drafts', async () => {
    const file = await look(`/tours.json?tour=${BALI}`)
    const changed = file.replace(/"line": "[^"]*"/, '"line": "By a file"')
    expect((await send(changed)).status).toBe(303)
    expect((await formOf(NAMES)).line).toBe('By a file')
    expect(await visitorSees(`/tour/${BALI}`)).not.toContain('By a file')
  })

  it('leaves a tour that a colleague has changed meanwhile, and the list names it', async () => {
    const file = (await look('/tours.json')).replaceAll(/"line": "[^"]*"/g, '"line": "By a file"')
    await press(NAMES, 'save', { line: 'The line of the owner', as: OWNER })
    const saved = await savedLine(await send(file))
    expect(saved).toMatch(/\d+ tours are drafts now\. Left as they are, .*: Bali6d5n\.$/)
    expect((await formOf(NAMES)).line).toBe('The line of the owner')
  })

  it('that is too large for the desk changes nothing and says how large one may be', async () => {
    const answer = await send(`{"tours":[${' '.repeat(4 * 2 ** 20)}]}`)
    expect([answer.status, (await selectOne(await answer.text(), '#refused')).text]).toEqual([
      422,
      expect.stringContaining('The file is too large: 4 MB fit.'),
    ])
    expect(await sees('/tours-in')).toContain('4 MB fit.')
  })

  it('with a tour whose id differs from another’s by its letters’ size alone changes nothing and names that', async () => {
    const file = (await look(`/tours.json?tour=${BALI}`)).replaceAll(`"${BALI}"`, '"bali_6D5n"')
    const answer = await send(file)
    expect([answer.status, (await selectOne(await answer.text(), '#refused')).text]).toEqual([
      422,
      expect.stringContaining(`bali_6D5n: the tour is written ${BALI}`),
    ])
  })

  it.each(['', 'no json', '{"tours":[{"id":"X"}]}', '{"tours":{}}'])(
    'that is none changes nothing and says why: %s',
    async (text) => {
      const answer = await send(text)
      expect([answer.status, (await selectOne(await answer.text(), '#refused')).text]).toEqual([
        422,
        expect.stringContaining('Nothing is changed'),
      ])
      expect(await env.CATALOGUE.prepare('SELECT count(*) AS n FROM tour_drafts').first('n')).toBe(0)
    },
  )
})

describe('a tour to a country that we did not have', () => {
  const READ = {
    text: 'A sentence that somebody has read there.',
    source: 'https://bhutan.example/x',
    checkedOn: '2026-11-01',
  }
  const about = (name: string) =>
    Object.fromEntries(Object.entries(READ).map(([key, value]) => [`${name}-${key}`, value]))
  const DAYS_OF_BHUTAN = [
    'Paro: arrival and a walk',
    'Paro → Punakha: over the pass',
    'Punakha: the river and the way home',
  ]
  const COUNTRY = {
    ...{ name: 'Bhutan', slug: 'bhutan', tagline: 'Cliff and prayer flag', scene: 'sikkim' },
    headDescription:
      'Bhutan tour packages from India: valleys, monasteries and passes with prayer flags, by road with a local guide.',
    intro: 'Valleys, white monasteries and passes under prayer flags, a short flight from India.',
    ...about('visa'),
    ...{ 'visa-visa': 'none', 'visa-official': 'https://bhutan.example' },
    ...Object.assign({}, ...GUIDE_TOPICS.map((topic) => about(`answers-${topic}`))),
  }

  it('is made from empty to live by staff alone, and found by its name in any script', async () => {
    const id = 'Bhutan2n3d'
    const done = async (path: string, does: string, typed: Fields) => {
      const answer = await press(path, does, typed)
      expect([path, answer.status, answer.status === 303 ? '' : await readerSees(await answer.text())]).toEqual([
        path,
        303,
        '',
      ])
    }
    await done('/places', '', { name: 'Punakha', kind: 'town', in: 'Bhutan', also: 'पुनाखा' })
    await done('/countries', '', COUNTRY)
    await done('/new-tour', '', { title: 'Bhutan: Paro and Punakha', id })
    const names = {
      'countries-1': 'bhutan',
      place: 'Bhutan',
      line: 'White walls, green valleys',
      location: 'Paro, Punakha, Bhutan',
    }
    await done(`/tours/${id}/edit/names`, 'save', names)
    await done(`/tours/${id}/edit/description`, 'save', {
      description:
        'Three days between Paro and Punakha by private car, with a guide who knows the valleys. You walk up to a monastery, cross a pass and sit beside the river under the walls of the dzong.',
      'head-description':
        'Three days in Bhutan by private car with a guide: Paro, a pass with prayer flags, and Punakha by its river.',
      'head-keywords': 'Bhutan tour package\nParo\nPunakha\nDochula',
    })
    await done(`/tours/${id}/edit/map`, 'save', {
      ...{
        'stops-1-name': 'Paro',
        'stops-1-at': '27.43, 89.42',
        'stops-2-name': 'Punakha',
        'stops-2-at': '27.59, 89.86',
      },
    })
    const days = DAYS_OF_BHUTAN.flatMap((title, at) => [
      [`days-${at + 1}-title`, title],
      [`days-${at + 1}-activities`, 'A walk through the old town\nLunch beside the river\nAn evening at leisure'],
      [`days-${at + 1}-overnight`, ['Paro', 'Punakha', ''][at] ?? ''],
      [`days-${at + 1}-meals-B`, 'new'],
    ])
    await done(`/tours/${id}/edit/days`, 'save', Object.fromEntries(days))
    const months = (number: number, names: string) =>
      Object.fromEntries(names.split(' ').map((month) => [`practical-seasons-${number}-months-${month}`, 'new']))
    await done(`/tours/${id}/edit/practical`, 'save', {
      ...{ 'practical-pace': 'moderate', 'practical-longestRoadDay': '4' },
      ...{ 'practical-seasons-1-is': 'good', 'practical-seasons-1-why': 'Clear and mild' },
      ...{ 'practical-seasons-2-is': 'fair', 'practical-seasons-2-why': 'Cold, or with rain' },
      ...months(1, 'Mar Apr May Sep Oct Nov'),
      ...months(2, 'Jan Feb Jun Jul Aug Dec'),
    })
    await done(`/tours/${id}/edit/scene`, 'save', { scene: 'sikkim' })
    await done(`/tours/${id}/live`, 'publish', {})
    expect(await visitorSees(`/tour/${id}`)).toContain('White walls, green valleys')
    for (const words of ['bhutan', 'भूटान', 'butan', 'punakha'])
      expect([
        words,
        (await (await visitor(`/search-results?q=${encodeURIComponent(words)}`)).text()).includes(`/tour/${id}`),
      ]).toEqual([words, true])
    expect(await visitorSees('/country/bhutan')).toContain('prayer flags')
  })
})

describe('who may not', () => {
  const paths = [
    '/tours',
    '/new-tour',
    '/tours.json',
    '/tours-in',
    ...['', '/edit/days', '/live', '/draft', '/history'].map((end) => `/tours/${BALI}${end}`),
  ]

  it.each(paths)('sales sees nothing of %s', async (path) => {
    expect((await askDesk(path, { as: ASHA_OF_SALES })).status).toBe(403)
  })

  it.each([NAMES, `/tours/${BALI}/live`, `/tours/${BALI}/history`, '/new-tour'])(
    'sales and other sites change nothing at %s',
    async (path) => {
      const fields = {
        key: 'a-key',
        seen: '0',
        does: 'save',
        title: 'Bali: by somebody else',
        id: 'Other',
        version: '1',
      }
      expect((await postToDesk(path, fields, { as: ASHA_OF_SALES })).status).toBe(403)
      const elsewhere = {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { 'sec-fetch-site': 'same-site', origin: DESK },
      }
      expect((await askDesk(path, { as: OWNER, init: elsewhere })).status).toBe(403)
      expect(await env.CATALOGUE.prepare('SELECT count(*) AS n FROM tour_drafts').first('n')).toBe(0)
    },
  )

  it.each([
    `/tours/${BALI}/edit/windows`,
    `/tours/${BALI}/edit/toString`,
    '/tours/Nowhere/edit/days',
    '/tours/Nowhere/live',
  ])('there is no %s', async (path) => {
    expect((await askDesk(path, { as: OWNER })).status).toBe(404)
  })
})

it('markup that somebody types is shown as it was typed and never is HTML', async () => {
  const typed = '<img src=x onerror=alert(1)> and "quotes"'
  const answer = await press(NAMES, 'save', { title: typed })
  const html = await answer.text()
  expect([answer.status, (await select(html, 'main img')).length, (await formIn(html, NAMES)).title]).toEqual([
    422,
    0,
    typed,
  ])
})
