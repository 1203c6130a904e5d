import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { listCarousel } from '../../src/data/catalogue/carousel-order.ts'
import { GATHER_LEADERS } from '../../src/data/catalogue/leaders.ts'
import { desk } from '../../src/desk/desk.tsx'
import { GUIDE_TOPICS } from '../../src/domain/catalogue/country.ts'
import { dayInIndia, daysAfter } from '../../src/values/dates.ts'
import { askDesk, BELA_OF_SALES, formIn, OWNER, postToDesk } from '../support/desk.ts'
import { clearEnquiries, erasePersonOf, storeDue } from '../support/enquiries.ts'
import { readerSees, select, selectOne } from '../support/markup.ts'
import { stateOf, unwriteTours } from '../support/written-tours.ts'

const TODAY = dayInIndia(new Date())
const TOMORROW = daysAfter(TODAY, 1)
const BALI = 'Bali6d5n'
const LONG = 'long '.repeat(2100).trim()
const FACT = 'malaysia-visa'

type Fields = Record<string, string>
/** Two cases, each by its id and its enquiry's. */
type Ids = { id: string; other: string; enquiry: string; change: string; fact: string; placed: string }
type Form = {
  /** Where it stands. */
  page: (ids: Ids) => string
  /** The typed fields and the pressed button with which the form is saved. */
  good: (ids: Ids) => Fields
  /** The fields without which a form is incomplete. */
  needs: string[]
  /** A mistake at a field, by the field's id; empty: at no single field. */
  wrong: [field: string, typed: Fields][]
  /** The values that a second person sends meanwhile, and their place on the page: the first form is then too late. */
  late?: [first: Fields, second: Fields]
  /** A form that shows before anything is saved. */
  shows?: true
}

const text = { name: 'Asha', title: 'A week of clear sky', text: 'We saw the sea.', date: '2026-11-01', proof: 'Mail' }
const window = { does: 'put', from: '2027-04-15', till: '2027-05-10' }
const prices = {
  standard: '21000',
  'standard-cut': '25000',
  deluxe: '26000',
  'deluxe-cut': '30000',
  superDeluxe: '31000',
  'superDeluxe-cut': '35000',
}

const PLACE = 'Gangtey'
/** A country that is new. */
const OMAN = {
  ...{ name: 'Oman', slug: 'oman' },
  ...Object.fromEntries(
    GUIDE_TOPICS.flatMap((topic) => [
      [`answers-${topic}-text`, 'A sentence that somebody has read there.'],
      [`answers-${topic}-source`, 'https://oman.example/x'],
      [`answers-${topic}-checkedOn`, '2026-11-01'],
    ]),
  ),
}

/** Every form of the desk, by the pattern of its path. */
const FORMS: Record<string, Form> = {
  '/theme': {
    page: () => '/site',
    good: () => ({ theme: 'dark', back: '/site' }),
    needs: ['theme'],
    wrong: [],
    shows: true,
  },
  '/lead': {
    page: () => '/lead',
    good: () => ({ name: 'Meena', phone: '98290 12345', message: 'Goa, four people' }),
    needs: ['key', 'channel', 'phone', 'message'],
    wrong: [
      ['phone', { name: '', phone: '', message: '' }],
      ['phone', { phone: 'no number' }],
      ['message', { message: LONG }],
      ['email', { phone: '', email: 'meena@' }],
      ['about', { about: LONG }],
      ['month', { month: '2020-01' }],
      ['passengers', { passengers: '-1' }],
      ['passengers', { passengers: '0' }],
      ['passengers', { passengers: '2.5' }],
      ['owner', { owner: 'stranger@x.in' }],
    ],
  },
  '/case/:id': {
    page: ({ id }) => `/case/${id}`,
    good: () => ({ note: 'Wants the sea' }),
    needs: ['key'],
    wrong: [
      ['note', { note: LONG }],
      ['stage', { stage: 'nowhere' }],
      ['lostReason', { stage: 'lost' }],
      ['lostReason', { lostNote: 'Too dear' }],
      ['lostNote', { stage: 'lost', lostReason: 'other' }],
      ['followUpOn', { followUpOn: 'other' }],
      ['followUpOn', { followUpOn: 'other', otherDay: '2020-01-01' }],
      ['followUpOn', { followUpOn: TOMORROW, otherDay: daysAfter(TODAY, 60) }],
      ...['9999-12-31', '2099-01-01', daysAfter(TODAY, 3653)].flatMap((otherDay): Form['wrong'] => [
        ['followUpOn', { followUpOn: 'other', otherDay }],
        ['followUpOn', { otherDay }],
      ]),
      ['followUpLine', { followUpLine: 'Call them' }],
      ['owner', { owner: 'stranger@x.in' }],
      ['sum', { stage: 'won', sum: 'about a lakh' }],
      ['sum', { stage: 'won', sum: '86,42' }],
      ['sum', { stage: 'won', sum: '0' }],
      ['sum', { sum: '86,420' }],
      ['sum', { missing: 'The visa' }],
      ['travellers', { stage: 'won', travellers: 'the four of us' }],
      ['travelFrom', { stage: 'won', travelFrom: '2027-02-30' }],
      ['travelFrom', { stage: 'won', travelFrom: '2207-02-03' }],
      ['travelTill', { stage: 'won', travelTill: TOMORROW }],
      ['travelTill', { stage: 'won', travelFrom: TOMORROW, travelTill: TODAY }],
      ['travelTill', { stage: 'won', travelFrom: TODAY, travelTill: daysAfter(TODAY, 200) }],
      ['missing', { stage: 'won', missing: 'long '.repeat(70).trim() }],
    ],
    late: [{ owner: BELA_OF_SALES }, { owner: OWNER, note: 'Wants the sea' }],
  },
  '/case/:id/message': {
    page: ({ id }) => `/case/${id}`,
    good: () => ({ channel: 'whatsapp', text: 'Namaste' }),
    needs: ['key', 'channel', 'text'],
    wrong: [
      ['', { text: 'At {price}' }],
      ['', { text: 'Namaste', step: 'other', stepDay: '2020-01-01' }],
      ['', { text: 'Namaste', step: 'other', stepDay: '9999-12-31' }],
      ['', { text: 'Namaste', stepDay: daysAfter(TODAY, 3653) }],
    ],
  },
  '/case/:id/template': {
    page: ({ id }) => `/case/${id}`,
    good: () => ({ template: 'first-answer' }),
    needs: ['key', 'template'],
    wrong: [],
    shows: true,
  },
  '/case/:id/person': {
    page: ({ id }) => `/case/${id}`,
    good: ({ other }) => ({ join: other, key: 'a-key-of-the-test' }),
    needs: ['key'],
    wrong: [],
  },
  '/case/:id/held': {
    page: ({ id }) => `/case/${id}`,
    good: () => ({ verdict: 'new' }),
    needs: ['verdict'],
    wrong: [],
  },
  '/case/:id/mark': {
    page: ({ id }) => `/case/${id}`,
    good: () => ({ set: 'urgent' }),
    needs: ['key'],
    wrong: [],
  },
  '/case/:id/review': {
    page: ({ id }) => `/case/${id}`,
    good: () => ({ channel: 'whatsapp' }),
    needs: ['key', 'channel'],
    wrong: [],
  },
  '/case/:id/seen': { page: ({ id }) => `/case/${id}`, good: () => ({ till: '1' }), needs: ['till'], wrong: [] },
  '/cases': {
    page: () => '/inbox',
    good: ({ id }) => ({ act: 'owner', owner: BELA_OF_SALES, case: `${id}.1` }),
    needs: ['key', 'act'],
    wrong: [],
    shows: true,
  },
  '/owner/hand-over': {
    page: () => '/owner',
    good: () => ({ from: BELA_OF_SALES, to: OWNER }),
    needs: ['key', 'from', 'to'],
    wrong: [],
  },
  '/owner/erase': {
    page: ({ id }) => `/owner/erase?case=${id}`,
    good: ({ enquiry }) => ({ id: enquiry, sure: 'yes' }),
    needs: ['case'],
    wrong: [['', { name: 'Asha Rao' }]],
  },
  '/templates': {
    page: () => '/templates',
    good: () => ({ id: 'a-new-one', version: '0', act: 'save', name: 'Rain', body: 'It rains.' }),
    needs: ['id', 'version', 'name', 'body', 'act'],
    wrong: [
      ['name', { name: '', body: 'It rains.' }],
      ['name', { name: LONG }],
      ['body', { body: '{nmae} asks' }],
      ['body', { body: LONG }],
    ],
    late: [{ body: 'First' }, { body: 'Second' }],
  },
  '/prices/:tour': {
    page: () => `/prices/${BALI}`,
    good: () => ({ ...window, ...prices, note: 'Holidays' }),
    needs: ['does'],
    wrong: [
      ['from', { from: '' }],
      ['till', { till: '2027-02-30' }],
      ['till', { till: '2027-01-01' }],
      ['standard', { standard: 'abc' }],
      ['standard', { standard: 'about twenty thousand rupees for each guest' }],
      ['superDeluxe-cut', { 'superDeluxe-cut': '12.5' }],
      ['note', { note: 'long '.repeat(40).trim() }],
      ['note', { note: LONG }],
    ],
    shows: true,
  },
  '/season': {
    page: () => '/season?from=2027-01-01&till=2027-03-31&rise=0',
    good: () => ({}),
    needs: ['from', 'till'],
    wrong: [
      ['', { [`${BALI} deluxe`]: 'abc' }],
      ['', { from: '2027-02-30' }],
      ['', { note: 'long '.repeat(40).trim() }],
    ],
    shows: true,
  },
  '/sheet': { page: () => '/sheet', good: () => ({}), needs: ['file'], wrong: [], shows: true },
  '/put-live': { page: () => '', good: () => ({}), needs: ['key'], wrong: [], shows: true },
  '/changes/:id': { page: ({ change }) => `/changes/${change}`, good: () => ({}), needs: ['key'], wrong: [] },
  '/tours/:tour': {
    page: () => `/tours/${BALI}`,
    good: () => ({ does: 'withdraw', reason: 'The hotel was sold' }),
    needs: ['key', 'shown', 'does'],
    wrong: [
      ['reason', { reason: '' }],
      ['reason', { reason: 'long '.repeat(40).trim() }],
      ['reason', { reason: LONG }],
    ],
    late: [{ reason: 'First' }, { reason: 'Second' }],
  },
  '/new-tour': {
    page: () => '/new-tour',
    good: () => ({ title: 'Bhutan: Paro and Thimphu', id: 'Bhutan5n6d' }),
    needs: ['key', 'title', 'id'],
    wrong: [
      ['title', { title: 'Goa' }],
      ['title', { title: '<b>Bhutan: Paro</b>' }],
      ['title', { title: 'long '.repeat(40).trim() }],
      ['id', { id: 'Bhutan 5n6d' }],
      ['id', { id: '../Bhutan' }],
      ['id', { id: 'bali6D5N' }],
    ],
  },
  '/tours-in': {
    page: () => '/tours-in',
    good: () => ({}),
    needs: ['key', 'file'],
    wrong: [],
    shows: true,
  },
  '/tours/:tour/edit/:section': {
    page: () => `/tours/${BALI}/edit/names`,
    good: () => ({ does: 'save', title: 'Bali: rice and springs' }),
    needs: ['key', 'seen', 'does'],
    wrong: [
      ['title', { title: 'Bali' }],
      ['title', { title: 'Bali & <b>more</b>' }],
      ['line', { line: 'long '.repeat(40).trim() }],
      ['location', { location: '' }],
      ['place', { place: 'x'.repeat(60) }],
    ],
    late: [{ title: 'Bali: the first title' }, { title: 'Bali: the second title' }],
  },
  '/tours/:tour/live': {
    page: () => `/tours/${BALI}/live`,
    good: () => ({ does: 'publish', note: 'The hotel was sold' }),
    needs: ['key', 'seen', 'does'],
    wrong: [['note', { note: 'long '.repeat(40).trim() }]],
  },
  '/tours/:tour/history': {
    page: () => `/tours/${BALI}/history?version=1`,
    good: () => ({}),
    needs: ['key', 'version'],
    wrong: [],
  },
  '/places': {
    page: () => '/places',
    good: () => ({ name: 'Phobjikha', kind: 'town', in: 'Nepal', also: 'Gangtey' }),
    needs: ['key', 'seen', 'name'],
    wrong: [
      ['name', { name: '<b>Phobjikha</b>' }],
      ['name', { name: 'long '.repeat(40).trim() }],
      ['in', { in: 'Nowhereland' }],
      ['also', { also: 'bali' }],
      ['at', { at: 'north' }],
    ],
    late: [{ also: 'Gangtey first' }, { also: 'Gangtey second' }],
  },
  '/places/:key/history': {
    page: () => `/places/${PLACE}/history?version=1`,
    good: () => ({}),
    needs: ['key', 'version', 'live'],
    wrong: [],
  },
  '/countries/:key/history': {
    page: () => '/countries/nepal/history?version=1',
    good: () => ({}),
    needs: ['key', 'version', 'live'],
    wrong: [],
  },
  '/countries': {
    page: () => '/countries?of=nepal',
    good: () => ({ tagline: 'Stupa and snow' }),
    needs: ['key', 'seen', 'slug'],
    wrong: [
      ['tagline', { tagline: 'Snow' }],
      ['slug', { slug: 'Sri Lanka' }],
      ['intro', { intro: '<script>x</script> and some more words' }],
      ['answers-food-checkedOn', { of: '', 'answers-food-checkedOn': '' }],
      ['answers-food-source', { ...OMAN, of: '', 'answers-food-source': 'javascript:alert(1)' }],
      ['visa-checkedOn', { of: '', 'visa-text': 'None is asked of you', 'visa-checkedOn': '' }],
    ],
    late: [{ tagline: 'Stupa and snow first' }, { tagline: 'Stupa and snow second' }],
  },
  '/facts/:id': {
    page: ({ fact }) => `/facts/${fact}`,
    good: () => ({ does: 'confirm', source: 'https://example.gov/visa', checkedOn: TODAY, expiresOn: TOMORROW }),
    needs: ['key', 'shown', 'does'],
    wrong: [
      ['text', { text: '<b>No visa</b> is asked' }],
      ['text', { text: 'long '.repeat(80).trim() }],
      ['source', { source: 'example.gov' }],
      ['source', { source: `https://example.gov/${'a'.repeat(300)}` }],
      ['checkedOn', { checkedOn: TOMORROW }],
      ['expiresOn', { expiresOn: '2027-02-30' }],
      ['expiresOn', { expiresOn: '2099-01-01' }],
      ['reason', { reason: 'The waiver has ended' }],
      ['reason', { does: 'withdraw', reason: '' }],
      ['reason', { does: 'withdraw', reason: 'long '.repeat(40).trim() }],
    ],
    late: [{}, { source: 'https://example.org/other' }],
  },
  '/notice': {
    page: () => '/notice?new=1',
    good: () => ({ does: 'put', text: 'Closed today', firstDay: TODAY, lastDay: TODAY }),
    needs: ['key', 'does'],
    wrong: [
      ['text', { text: '' }],
      ['text', { text: 'long '.repeat(60).trim() }],
      ['text', { text: LONG }],
      ['firstDay', { firstDay: '2027-02-30' }],
      ['firstDay', { firstDay: '31 December 2026' }],
      ['lastDay', { firstDay: TOMORROW }],
      ['lastDay', { lastDay: '2099-01-01' }],
      ['lastDay', { firstDay: '9999-12-30', lastDay: '9999-12-31' }],
    ],
  },
  '/reviews': {
    page: () => '/reviews?new=1',
    good: () => ({ does: 'add', ...text }),
    needs: ['key', 'does'],
    wrong: [
      ...(['title', 'text', 'name', 'proof'] as const).flatMap((field): Form['wrong'] => [
        [field, { [field]: '' }],
        [field, { [field]: 'long '.repeat(260).trim() }],
        [field, { [field]: LONG }],
      ]),
      ['date', { date: '2099-01-01' }],
    ],
  },
  '/home-page': {
    page: () => '/home-page',
    good: ({ placed }) => ({ move: `domestic first ${placed}` }),
    needs: ['key', 'shown-international', 'shown-domestic', 'shown-budget', 'shown-visaFree'],
    wrong: [],
  },
  '/health': { page: () => '/health', good: ({ enquiry }) => ({ id: enquiry }), needs: ['id'], wrong: [] },
}

/** Pages with several forms of one address are read as one: what tells them apart is said here. */
const OWN: Record<string, Fields> = {
  '/case/:id/held': { verdict: 'new' },
  '/templates': { id: 'a-new-one', version: '0', act: 'save' },
  '/notice': { id: '' },
}

let ids: Ids

beforeEach(async () => {
  await clearEnquiries()
  await env.ENQUIRIES.exec("DELETE FROM templates WHERE id = 'a-new-one'")
  await unwriteTours(env.CATALOGUE, env.CATALOGUE_SEED, beginCatalogue)
  const [first] = await storeDue(1)
  await storeDue(1, { name: 'Ravi', email: 'ravi@example.in', phone: '91234 56789' })
  await openCases(env.ENQUIRIES)
  const { results } = await env.ENQUIRIES.prepare('SELECT id FROM cases ORDER BY enquiry_row').all<{ id: string }>()
  const [one, two] = results
  const [, placed] = await listCarousel(env.CATALOGUE, 'domestic')
  const found = { enquiry: first?.id ?? '', change: 'kept', fact, placed: placed?.id ?? '' }
  ids = { id: one?.id ?? '', other: two?.id ?? '', ...found }
})

let fact = ''

/** A change that can be taken back, and a fact that can be confirmed. */
async function beginCatalogue(): Promise<void> {
  await env.CATALOGUE.exec(`UPDATE testimonials SET hidden = 0; ${GATHER_LEADERS}`)
  fact = await someFact()
  await env.CATALOGUE.prepare("INSERT INTO changes (id, at, actor, note) VALUES ('kept', 1, 'x', 'Review added')").run()
  await env.CATALOGUE.prepare(
    "INSERT INTO change_rows (change, entity, key, was, became) SELECT 'kept', 'hidden', id, 'true', 'false' FROM testimonials LIMIT 1",
  ).run()
}

const someFact = async () => {
  const page = await (await askDesk('/facts', { as: OWNER })).text()
  return /href="\/facts\/([^"]+)"/.exec(page)?.[1] ?? FACT
}

const pathOf = (pattern: string) =>
  pattern
    .replace(':id', pattern.startsWith('/case/') ? ids.id : pattern.startsWith('/facts') ? ids.fact : ids.change)
    .replace(':tour', BALI)
    .replace(':section', 'names')
    .replace(':key', pattern.startsWith('/places') ? PLACE : 'nepal')
const look = async (path: string) => (await askDesk(path, { as: OWNER })).text()
const send = (path: string, fields: Fields) => postToDesk(path, fields, { as: OWNER })

/** The form of a page, with typed text. */
async function filled(pattern: string, typed: Fields = {}): Promise<Fields> {
  const { page, good } = FORMS[pattern] as Form
  if (pattern === '/tours/:tour/live') await putTitle('Bali: rice and springs', false)
  if (pattern === '/tours/:tour/history') await putTitle('Bali: rice and springs', true)
  if (pattern === '/places/:key/history') {
    await writeAt('/places', { name: PLACE, kind: 'town', in: 'Nepal' })
    await writeAt(`/places?of=${PLACE}`, { kind: 'sight' })
  }
  if (pattern === '/countries/:key/history') await writeAt('/countries?of=nepal', { tagline: 'Stupa and snow' })
  const shown = page(ids) === '' ? {} : await formIn(await look(page(ids)), pathOf(pattern))
  return { ...shown, ...OWN[pattern], ...good(ids), ...typed }
}

async function writeAt(page: string, typed: Fields): Promise<void> {
  const path = page.split('?')[0] ?? ''
  await send(path, { ...(await formIn(await look(page), path)), ...typed, does: 'save' })
}

/** A draft that waits to go live, and a version to go back to. */
async function putTitle(title: string, isLive: boolean): Promise<void> {
  const names = await formIn(await look(`/tours/${BALI}/edit/names`), `/tours/${BALI}/edit/names`)
  await send(`/tours/${BALI}/edit/names`, { ...names, does: 'save', title })
  if (!isLive) return
  const live = await formIn(await look(`/tours/${BALI}/live`), `/tours/${BALI}/live`)
  await send(`/tours/${BALI}/live`, { ...live, does: 'publish' })
}

/** All that a form may have changed. */
async function snapshot(): Promise<string> {
  const enquiries = ['cases', 'case_events', 'templates'].map((table) =>
    env.ENQUIRIES.prepare(`SELECT * FROM ${table}`),
  )
  const rows = (await env.ENQUIRIES.batch(enquiries)).map(({ results }) => results)
  return JSON.stringify([rows, await stateOf(env.CATALOGUE)])
}

/** A button and a choice of a list are no text. */
const PRESSED = ['does', 'stage']

/** Whether the typed text is on a page: in a field, or as text to be copied. */
async function keeps(html: string, typed: string): Promise<boolean> {
  const fields = await select(html, 'main input, main option[selected], main textarea')
  const kept = fields.some(({ attributes, text }) => attributes.value === typed || text.trim() === typed.trim())
  return kept || (await readerSees(html)).includes(typed.trim())
}

it('every path to which the desk takes a form has a line here', () => {
  const posts = desk.routes.filter(({ method }) => method === 'POST').map(({ path }) => path)
  expect(Object.keys(FORMS).sort()).toEqual([...new Set(posts)].sort())
})

const NEEDS = Object.entries(FORMS).flatMap(([pattern, { needs }]) => needs.map((field) => [pattern, field] as const))

/** A field of a form for a text; "wish": it has none. */
function textOf(pattern: string): string {
  if (pattern.startsWith('/case/')) return 'note'
  if (pattern === '/tours/:tour/edit/:section') return 'line'
  const texts = {
    '/lead': 'name',
    '/templates': 'body',
    '/prices/:tour': 'note',
    '/season': 'note',
    '/put-live': 'note',
  }
  const more = { '/tours/:tour': 'reason', '/new-tour': 'title', '/tours/:tour/live': 'note', '/places': 'also' }
  const last = { '/countries': 'tagline', '/facts/:id': 'text', '/notice': 'text', '/reviews': 'text' }
  return new Map(Object.entries({ ...texts, ...more, ...last })).get(pattern) ?? 'wish'
}

describe('a form that did not arrive whole', () => {
  it.each(NEEDS)('%s without %s changes nothing, and what arrived can be copied', async (pattern, missing) => {
    const before = await snapshot()
    const whole = { ...FORMS[pattern]?.good(ids), key: 'a-key-of-the-test', [textOf(pattern)]: 'Near the sea' }
    const fields = Object.fromEntries(Object.entries(whole).filter(([name]) => name !== missing))
    const answer = await send(pathOf(pattern), fields)
    const html = await answer.text()
    expect([answer.status, (await selectOne(html, '#refused')).text]).toEqual([400, 'This form did not arrive whole'])
    const isText = missing !== textOf(pattern) && textOf(pattern) !== 'wish'
    expect([await keeps(html, 'Near the sea'), await snapshot()]).toEqual([isText, before])
  })

  it.each(Object.keys(FORMS))('%s that is far too large says so', async (pattern) => {
    const answer = await send(pathOf(pattern), { wish: 'x'.repeat(6_000_000) })
    expect([answer.status, await readerSees(await answer.text())]).toEqual([
      413,
      expect.stringContaining('larger than'),
    ])
  })

  it.each(Object.keys(FORMS))('%s lands at what happened', async (pattern) => {
    const page = FORMS[pattern]?.page(ids) ?? ''
    if (pattern === '/theme' || page === '') return
    const senders = await select(await look(page), 'form[method=post], form button[formaction]')
    const actions = senders
      .map(({ attributes }) => attributes.formaction ?? attributes.action ?? '')
      .filter((action) => action.split('#')[0] === pathOf(pattern))
    const marks = ['/case/:id/person', '/case/:id/held', '/case/:id/mark', '/case/:id/seen', '/case/:id/template']
    if (!marks.includes(pattern)) expect(actions.filter((action) => !action.endsWith('#refused'))).toEqual([])
  })
})

/** Fields for one line of text, for several, and for a day. A number of a row of the home page and of a season is no text. */
const WRITTEN = [
  'textarea',
  'input[type=text]',
  'input[type=tel]',
  'input[type=url]',
  'input[type=date]',
  'input:not([type])',
]
const NUMBERED = ['/home-page', '/season']

describe('a form of a person who is signed out', () => {
  it.each(Object.keys(FORMS))('%s shows each text by the label of its field, and nothing else', async (pattern) => {
    if (STATES[pattern]) await env.ENQUIRIES.exec(STATES[pattern])
    const form = await filled(pattern)
    const page = await look(FORMS[pattern]?.page(ids) || '/inbox')
    const fields = (await select(page, WRITTEN.map((field) => `main form[method=post] ${field}`).join(', '))).flatMap(
      ({ attributes }) => attributes.name ?? [],
    )
    const sent = fields.filter((name) => name !== 'note' || !NUMBERED.includes(pattern))
    const typed = Object.fromEntries(sent.map((name, at) => [name, `2027-01-${10 + at}`]))
    const whole = { ...form, ...(NUMBERED.includes(pattern) ? {} : typed) }
    const html = await (await postToDesk(pathOf(pattern), whole, { as: null })).text()
    const labels = (await select(page, 'main label')).map(({ text }) => text)
    const named = (await select(html, 'dl dt')).map(({ text }) => text)
    expect(named.filter((name) => !labels.includes(name))).toEqual([])
    if (page.includes(`action="${pathOf(pattern)}`) && !NUMBERED.includes(pattern))
      expect(named.length).toBeGreaterThanOrEqual(fields.length)
  })
})

describe('a page with fields to type in', () => {
  it.each(Object.keys(FORMS))('of %s has no second form', async (pattern) => {
    if (STATES[pattern]) await env.ENQUIRIES.exec(STATES[pattern])
    const html = await look(FORMS[pattern]?.page(ids) || '/inbox')
    const fields = ['textarea', 'select', 'input[type=date]', 'input[inputmode]', 'input[maxlength]']
    const typed = fields.map((field) => `main form[method=post] ${field}`).join(', ')
    const forms = await select(html, 'main form[method=post]')
    if ((await select(html, typed)).length > 0) expect(forms).toHaveLength(1)
  })
})

const WRONG = Object.entries(FORMS).flatMap(([pattern, { wrong }]) =>
  wrong.map(([field, typed]) => ({ pattern, field, typed, says: JSON.stringify(typed).slice(0, 60) })),
)

describe('a field that is not right', () => {
  it.each(WRONG)('of $pattern ($says) comes back with a sentence at $field, and all that was typed', async (one) => {
    const { pattern, field, typed } = one
    const fields = await filled(pattern, { ...typed, ...(pattern === '/owner/erase' && { sure: '' }) })
    const before = await snapshot()
    const answer = await send(pathOf(pattern), fields)
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect((await selectOne(html, '#refused')).text.trim()).not.toBe('')
    if (field) {
      expect((await selectOne(html, `#${field}-mistake`)).text.trim()).not.toBe('')
      expect([field, (await select(html, `#refused a[href="#${field}"]`)).length]).toEqual([field, 1])
    }
    for (const { attributes } of await select(html, '#refused a')) {
      const id = attributes.href?.slice(1)
      expect([id, (await select(html, `main [id="${id}"]`)).length]).toEqual([id, 1])
    }
    for (const [name, value] of Object.entries(typed).filter(([name]) => !PRESSED.includes(name)))
      expect([name, await keeps(html, value)]).toEqual([name, true])
    expect(await snapshot()).toBe(before)
  })
})

/** Where a form leads, whenever it was saved. */
const placeOf = (answer: Response) => answer.headers.get('location')?.replace(/saved=\d+/, '')

const SAVED = Object.entries(FORMS)
  .filter(([, { shows }]) => !shows)
  .map(([pattern]) => pattern)

/** In which state a form is there to be sent. */
const STATES: Record<string, string> = {
  '/health': "UPDATE enquiries SET state = 'dead', attempts = 11",
  '/case/:id/review': "UPDATE cases SET stage = 'won', travel_from = '2026-01-01', travel_till = '2026-01-09'",
  '/case/:id/held': "UPDATE cases SET stage = 'held'",
  '/owner/hand-over': `UPDATE cases SET owner = '${BELA_OF_SALES}'`,
}

describe('a form that is whole and right', () => {
  it.each(SAVED)('%s is saved, says so where the page lands, and sent twice is one', async (pattern) => {
    const state = STATES[pattern]
    if (state) await env.ENQUIRIES.exec(state)
    const fields = await filled(pattern)
    const answer = await send(pathOf(pattern), fields)
    expect(answer.status).toBe(303)
    const line = await selectOne(await look(answer.headers.get('location') ?? ''), '#saved')
    expect(line.text).toMatch(/^Saved \d\d:\d\d\./)
    const after = await snapshot()
    const again = await send(pathOf(pattern), fields)
    expect([again.status, await snapshot()]).toEqual([303, after])
    expect(placeOf(again)).toBe(placeOf(answer))
  })

  it.each(SAVED)('%s is one change where it is sent three times at once, and each is told so', async (pattern) => {
    const state = STATES[pattern]
    if (state) await env.ENQUIRIES.exec(state)
    const fields = await filled(pattern)
    const answers = await Promise.all([1, 2, 3].map(() => send(pathOf(pattern), fields)))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    expect([...new Set(answers.map(placeOf))]).toHaveLength(1)
  })

  const LATE = Object.entries(FORMS).flatMap(([pattern, { late }]) => (late ? [{ pattern, late }] : []))
  it.each(LATE)(
    'of $pattern that comes after a colleague’s is told, with all that was typed',
    async ({ pattern, late }) => {
      const [first, second] = late
      const isTemplate = pattern === '/templates'
      const mine = await filled(pattern, second)
      await send(pathOf(pattern), { ...(await filled(pattern, first)), key: 'the-key-of-a-colleague' })
      const before = await snapshot()
      const answer = await send(pathOf(pattern), mine)
      const html = await answer.text()
      expect([answer.status, (await select(html, '#refused')).length]).toEqual([409, 1])
      for (const value of Object.values(second).filter((each) => each !== OWNER))
        expect([value, await keeps(html, value)]).toEqual([value, true])
      expect([isTemplate || (await snapshot()) === before]).toEqual([true])
    },
  )
})

/** The path of a form, about a thing that is not there. */
const NOWHERE = Object.keys(FORMS)
  .filter((pattern) => pattern.includes(':'))
  .map((pattern) => [pattern, pattern.replaceAll(/:\w+/g, 'nothing')] as const)

describe('a form about a thing that is not there', () => {
  it.each(NOWHERE)('%s is told so and changes nothing', async (pattern, path) => {
    const state = STATES[pattern]
    if (state) await env.ENQUIRIES.exec(state)
    const fields = await filled(pattern)
    const before = await snapshot()
    const answer = await send(path, fields)
    const leads = answer.headers.get('location')
    expect(await readerSees(leads ? await look(leads) : await answer.text())).toMatch(/no such|is gone|is not asked/i)
    expect(await snapshot()).toBe(before)
  })
})

const STEP = { followUpOn: 'other', otherDay: daysAfter(TODAY, 400), followUpLine: 'Call after 8' }
const EDITS: Fields[] = [{ note: 'Wants the sea' }, STEP, { owner: BELA_OF_SALES }, { stage: 'talking' }]

describe('what is typed on a case', () => {
  it.each(EDITS)('that is closed is saved: %j', async (typed) => {
    await env.ENQUIRIES.prepare("UPDATE cases SET stage = 'won', closed_at = 1 WHERE id = ?").bind(ids.id).run()
    expect((await send(`/case/${ids.id}`, await filled('/case/:id', typed))).status).toBe(303)
    expect(await snapshot()).toContain(Object.values(typed).at(-1))
  })

  it.each(EDITS)('that stands under another is saved: %j', async (typed) => {
    await env.ENQUIRIES.prepare('UPDATE cases SET joined_into = ?1 WHERE id = ?2').bind(ids.other, ids.id).run()
    expect((await send(`/case/${ids.id}`, await filled('/case/:id', typed))).status).toBe(303)
    expect(await snapshot()).toContain(Object.values(typed).at(-1))
  })

  it.each(EDITS)('whose person was erased is told and kept on the page, and not stored: %j', async (typed) => {
    const fields = await filled('/case/:id', typed)
    await erasePersonOf({ digits: '9800011111' })
    const before = await snapshot()
    const answer = await send(`/case/${ids.id}`, fields)
    const html = await answer.text()
    expect([answer.status, await snapshot()]).toEqual([404, before])
    const isText = 'note' in typed || 'followUpLine' in typed
    expect(await keeps(html, Object.values(typed).at(-1) ?? '')).toBe(isText)
  })
})
