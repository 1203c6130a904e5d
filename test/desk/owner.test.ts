import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { LASTING_FAULTS, wrapDatabase } from '../chaos/faults.ts'
import { ASHA_OF_SALES, askDesk, BELA_OF_SALES, formIn, OWNER, postToDesk, STEP_DAY } from '../support/desk.ts'
import { allRows, clearEnquiries, storeDue } from '../support/enquiries.ts'
import { expectLog } from '../support/log.ts'
import { readerSees, select, selectOne } from '../support/markup.ts'
import { unwriteTours } from '../support/written-tours.ts'

beforeEach(clearEnquiries)

async function openedCases(...people: Record<string, unknown>[]): Promise<string[]> {
  for (const person of people) await storeDue(1, person)
  await openCases(env.ENQUIRIES)
  const { results } = await env.ENQUIRIES.prepare(
    'SELECT c.id FROM cases c JOIN enquiries e ON e.id = c.enquiry_id ORDER BY e.rowid',
  ).all()
  return results.map(({ id }) => String(id))
}

const KEY = 'a-key-of-the-test'
const savedLine = async (path: string) =>
  (await selectOne(await (await askDesk(path, { as: OWNER })).text(), '#saved')).text
const seen = async (path: string) => readerSees(await (await askDesk(path, { as: OWNER })).text())
/** The staff's sheets and formulas go by these names in this order: a new one stands behind them. */
const SHEET_HEADS = [
  ...['reference', 'received', 'state', 'kind', 'name', 'email', 'phone', 'number', 'tour', 'place', 'tier'],
  ...['accommodation', 'price seen', 'travel date', 'flexible', 'passengers', 'message', 'page', 'held', 'mailed'],
  ...['trip', 'rooms', 'in all', 'sum', 'tax rules of', 'total seen', 'answer by', 'hours', 'wishes', 'added'],
  ...['channel', 'source', 'medium', 'campaign', 'term', 'content', 'click', 'came from', 'first page'],
]

const rowsOf = async (sql: string) => (await env.ENQUIRIES.prepare(sql).all()).results

describe('the owner’s part', () => {
  it('is nobody else’s, and stands in nobody else’s bar', async () => {
    for (const path of ['/owner', '/owner/erase', '/cases.csv'])
      expect((await askDesk(path, { as: ASHA_OF_SALES })).status).toBe(403)
    for (const path of ['/owner/erase', '/owner/hand-over'])
      expect((await postToDesk(path, { from: ASHA_OF_SALES, to: '' }, { as: ASHA_OF_SALES })).status).toBe(403)
    const bar = async (as: string) => (await (await askDesk('/inbox', { as })).text()).includes('href="/owner"')
    expect([await bar(ASHA_OF_SALES), await bar(OWNER)]).toEqual([false, true])
  })
})

describe('erasing a person at the desk', () => {
  it.each([
    ['name', 'sunita'],
    ['number', '98765 43210'],
    ['e-mail', 'sunita@x.in'],
    ['long name', 'Sunita Devi'],
  ])('begins with a %s, shows what goes, and takes a yes', async (_, text) => {
    const [id = ''] = await openedCases(
      { name: 'Sunita Devi', phone: '98765 43210', email: 'sunita@x.in', message: 'Bali please' },
      { name: 'S Devi', phone: '+91 9876543210', email: '' },
      { name: 'Rakesh', phone: '9811111111', email: 'rakesh@x.in' },
    )
    const found = await (await askDesk(`/owner/erase?q=${encodeURIComponent(text)}`, { as: OWNER })).text()
    expect(found).toContain(`href="/owner/erase?case=${id}"`)
    expect((await selectOne(found, 'input[name="q"]')).attributes.value).toBe(text)
    const page = await seen(`/owner/erase?case=${id}`)
    for (const part of ['Sunita Devi', 'S Devi', 'Bali please']) expect(page).toContain(part)
    expect(page).not.toContain('Rakesh')
  })

  it('erases what is ticked and nothing else, and says so', async () => {
    const [id = ''] = await openedCases(
      { name: 'Sunita', phone: '98765 43210', email: '' },
      { name: 'Her agent', phone: '98765 43210', email: '' },
    )
    const rows = await allRows()
    const first = String(rows.find(({ name }) => name === 'Sunita')?.id)
    const answer = await postToDesk('/owner/erase', { case: id, id: first, sure: 'yes' }, { as: OWNER })
    expect(answer.status).toBe(303)
    expect((await allRows()).map(({ name }) => name).sort()).toEqual(['', 'Her agent'])
    expect(await seen(answer.headers.get('location') ?? '')).toContain('What was ticked is erased.')
    expect((await askDesk(`/owner/erase?case=${id}`, { as: OWNER })).status).toBe(404)
  })

  it('shows where the same person stands elsewhere, and erases what is ticked of it with a yes', async () => {
    const [id = '', other = ''] = await openedCases(
      { name: 'Sunita', phone: '98765 43210', email: '' },
      { name: 'Rakesh', phone: '9811111111', email: 'r@x.in' },
    )
    const note = (words: string) =>
      env.ENQUIRIES.prepare(
        "INSERT INTO case_events (id, case_id, at, actor, kind, text) VALUES (?1, ?2, 1, ?3, 'note', ?1)",
      ).bind(words, other, OWNER)
    await env.ENQUIRIES.batch([note('His sister is 98765-43210'), note('Sunita Devi rang')])
    const path = `/owner/erase?case=${id}`
    expect(await seen(path)).toMatch(/Elsewhere.*Note in another case.*98765-43210/)
    expect(await seen(path)).not.toContain('Sunita Devi rang')
    const form = await formIn(await (await askDesk(`${path}&name=Sunita+Devi`, { as: OWNER })).text(), '/owner/erase')
    const kept = async () => (await rowsOf('SELECT text FROM case_events ORDER BY rowid')).map(({ text }) => text)
    await postToDesk('/owner/erase', form, { as: OWNER })
    expect(await kept()).toEqual(['His sister is 98765-43210', 'Sunita Devi rang'])
    const answer = await postToDesk('/owner/erase', { ...form, sure: 'yes' }, { as: OWNER })
    expect(await seen(answer.headers.get('location') ?? '')).toContain('What was ticked is erased.')
    expect((await kept()).filter((text) => text !== '')).toHaveLength(1)
  })

  it('says so where nothing that is ticked is stored', async () => {
    const [id = ''] = await openedCases({ name: 'Sunita', phone: '98765 43210', email: '' })
    const answer = await postToDesk('/owner/erase', { case: id, id: '0'.repeat(64), sure: 'yes' }, { as: OWNER })
    expect([answer.status, await readerSees(await answer.text())]).toEqual([
      422,
      expect.stringContaining('Nothing that you ticked is stored any more; nothing was erased.'),
    ])
  })

  it('shows what each number and address of one field has sent', async () => {
    const [id = ''] = await openedCases(
      { name: 'Sunita', phone: '98000 11111 / 98765 43210', email: 'a@x.in, sunita@x.in' },
      { name: 'By her second number', phone: '98765 43210', email: '' },
      { name: 'By her second address', phone: '', email: 'sunita@x.in' },
    )
    const page = await seen(`/owner/erase?case=${id}`)
    expect(page).toContain('By her second number')
    expect(page).toContain('By her second address')
  })

  const SUNITA = { name: 'Sunita', phone: '98765 43210', email: '' }
  const erased = async (id: string, ids: string[], more: Record<string, string> = {}) => {
    const body = new URLSearchParams([
      ['case', id],
      ['sure', 'yes'],
      ...ids.map((each) => ['id', each]),
      ...Object.entries(more),
    ])
    return askDesk('/owner/erase', {
      as: OWNER,
      init: { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin' } },
    })
  }
  const idsOf = async () => (await allRows()).map(({ id }) => String(id))

  it('says that all is erased at each of three presses, at once or one after the other', async () => {
    const [id = ''] = await openedCases(SUNITA, { ...SUNITA, name: 'S Devi' })
    const ids = await idsOf()
    const answers = [...(await Promise.all([1, 2, 3].map(() => erased(id, ids)))), await erased(id, ids)]
    for (const answer of answers) {
      expect(answer.status).toBe(303)
      expect(await seen(answer.headers.get('location') ?? '')).toContain('What was ticked is erased.')
    }
  })

  it('says what is left where a colleague has erased a part of it meanwhile', async () => {
    const [id = ''] = await openedCases(SUNITA, { ...SUNITA, name: 'S Devi' })
    const [first = '', second = ''] = await idsOf()
    await erased(id, [first])
    const answer = await erased(id, [first, second])
    expect([answer.status, await readerSees(await answer.text())]).toEqual([
      409,
      expect.stringContaining('Not all that you ticked is erased'),
    ])
    expect((await allRows()).filter(({ name }) => name === 'S Devi')).toHaveLength(1)
  })

  const NOTICE = { mention: 'notice 1' }
  const notices = () => env.CATALOGUE.prepare("SELECT text FROM notices WHERE id = 'n'").first<string>('text')
  const noticeSays = async (text: string) => {
    onTestFinished(async () => void (await env.CATALOGUE.exec("DELETE FROM notices WHERE id = 'n'")))
    await env.CATALOGUE.prepare(
      "INSERT OR REPLACE INTO notices (rowid, id, text, first_day, last_day, set_at) VALUES (1, 'n', ?1, '2020-01-01', '2020-01-02', 1)",
    )
      .bind(text)
      .run()
  }

  it('takes the name out of what else was ticked where a colleague has erased all enquiries meanwhile', async () => {
    const [id = ''] = await openedCases(SUNITA)
    const ids = await idsOf()
    await noticeSays('Sunita Devi left')
    await erased(id, ids)
    const answer = await erased(id, ids, { name: 'Sunita Devi', ...NOTICE })
    expect([answer.status, await notices()]).toEqual([303, null])
    expect(await seen(answer.headers.get('location') ?? '')).toContain('What was ticked is erased.')
    expect((await erased(id, ids, { name: 'Sunita Devi', ...NOTICE })).status).toBe(303)
  })

  it('takes a number out of an earlier save of a tour where a colleague has erased all enquiries meanwhile', async () => {
    const [id = ''] = await openedCases(SUNITA)
    const save =
      "INSERT INTO draft_saves (form, tour, section, was, became, at, actor) VALUES ('s', 'Nepal', 'names', ?, '{}', 1, 'asha')"
    await env.CATALOGUE.prepare(save)
      .bind(JSON.stringify({ line: `Call ${SUNITA.phone}` }))
      .run()
    onTestFinished(async () => void (await env.CATALOGUE.exec("DELETE FROM draft_saves WHERE form = 's'")))
    const form = await formIn(await (await askDesk(`/owner/erase?case=${id}`, { as: OWNER })).text(), '/owner/erase')
    expect(form.mention).toBe('earlier versions of tour Nepal')
    await erased(id, await idsOf())
    const answer = await postToDesk('/owner/erase', { ...form, sure: 'yes' }, { as: OWNER })
    const kept = await env.CATALOGUE.prepare("SELECT was FROM draft_saves WHERE form = 's'").first<string>('was')
    expect([answer.status, kept]).toEqual([303, '{"line":"(erased)"}'])
  })

  it.each([
    'Call 9\u200b8765 43210',
    'Call 9\u206687\u034f65 43210',
    'Call \u0669\u0668\u0667\u0666\u0665\u0664\u0663\u0662\u0661\u0660',
    'Call \u096f\u096e\u096d\u096c\u096b\u096a\u0969\u0968\u0967\u0966',
  ])('finds her number in the history of a tour as it is written there: %s', async (line) => {
    const [id = ''] = await openedCases(SUNITA)
    const save =
      "INSERT INTO draft_saves (form, tour, section, was, became, at, actor) VALUES ('s', 'Nepal', 'names', ?, '{}', 1, 'asha')"
    await env.CATALOGUE.prepare(save).bind(JSON.stringify({ line })).run()
    onTestFinished(async () => void (await env.CATALOGUE.exec("DELETE FROM draft_saves WHERE form = 's'")))
    expect(await seen(`/owner/erase?case=${id}`)).toContain('Earlier versions of tour Nepal')
  })

  it('ticks in the history of a tour the texts with the number, and not those that have the name alone', async () => {
    const [id = ''] = await openedCases(SUNITA)
    const save =
      "INSERT INTO draft_saves (form, tour, section, was, became, at, actor) VALUES ('s', 'Nepal', 'names', ?, '{}', 1, 'asha')"
    const texts = { line: `Call ${SUNITA.phone}`, place: 'Seen from the Sunita church', location: 'By Sunita lake' }
    await env.CATALOGUE.prepare(save).bind(JSON.stringify(texts)).run()
    onTestFinished(async () => void (await env.CATALOGUE.exec("DELETE FROM draft_saves WHERE form = 's'")))
    const html = await (await askDesk(`/owner/erase?case=${id}&name=Sunita`, { as: OWNER })).text()
    const boxes = (await select(html, 'input[name="mention"]')).map(({ attributes }) => [
      attributes.value,
      'checked' in attributes,
    ])
    expect(boxes).toEqual([
      ['earlier versions of tour Nepal', true],
      ['earlier versions of tour Nepal, by the name', false],
    ])
    expect(await readerSees(html)).toContain('and 1 more text')
    await postToDesk('/owner/erase', { ...(await formIn(html, '/owner/erase')), sure: 'yes' }, { as: OWNER })
    const kept = await env.CATALOGUE.prepare("SELECT was FROM draft_saves WHERE form = 's'").first<string>('was')
    expect(JSON.parse(kept ?? '')).toEqual({ ...texts, line: '(erased)' })
  })

  it.each([
    ['all enquiries', (ids: string[]) => ids],
    ['the enquiry with the number by which it was found', (ids: string[]) => ids.slice(1)],
  ])('says what still stands elsewhere where a colleague has erased %s meanwhile', async (_, gone) => {
    const [id = '', second = ''] = await openedCases(SUNITA, { ...SUNITA, name: 'S Devi', email: 'sunita@x.in' })
    const ids = await idsOf()
    await noticeSays('Write to sunita@x.in')
    await erased(second, gone(ids))
    const answer = await erased(id, ids, NOTICE)
    expect([answer.status, await readerSees(await answer.text()), await notices()]).toEqual([
      409,
      expect.stringMatching(/Not all that you ticked is erased.*notice: Write to sunita@x\.in/),
      'Write to sunita@x.in',
    ])
  })

  it.each([
    ['Ana', ['a note']],
    ['%E2%80%8B', []],
    ['a', []],
    ['.', []],
    ['', []],
  ] as const)('finds by the name “%s” whole words alone, and leaves the tick to the staff', async (name, expected) => {
    const [id = '', other = ''] = await openedCases(SUNITA, { name: 'Banana', phone: '9811111111', email: '' })
    const note = (words: string) =>
      env.ENQUIRIES.prepare(
        "INSERT INTO case_events (id, case_id, at, actor, kind, text) VALUES (?1, ?2, 1, ?3, 'note', ?1)",
      ).bind(words, other, OWNER)
    await env.ENQUIRIES.batch([note('Wants the Montana hotel'), note('Ask Ana, too')])
    const html = await (await askDesk(`/owner/erase?case=${id}&name=${name}`, { as: OWNER })).text()
    const boxes = await select(html, 'input[name="mention"]')
    expect(boxes.map(({ attributes }) => attributes.checked)).toEqual(expected.map(() => undefined))
    const [mistake] = await select(html, '#name-mistake')
    expect(mistake?.text.includes('Write at least 2 letters of the name') ?? false).toBe(expected.length === 0)
  })

  it.each([
    ['in another script', 'वर्षा में', false],
    ['with a longer word', 'Sunitaben rang', true],
  ])(
    'looks at a fresh note behind thousands of older ones %s, and says when it did not look at all',
    async (_, older, isCut) => {
      const [id = '', other = ''] = await openedCases(
        { ...SUNITA, email: 'sunita@x.in' },
        { name: 'Rakesh', phone: '9811111111', email: 'r@x.in' },
      )
      const notes = env.ENQUIRIES.prepare(
        `INSERT INTO case_events (id, case_id, at, actor, kind, text)
       SELECT ?1 || value, ?2, 1, ?3, 'note', ?4 FROM json_each(?5)`,
      )
      const note = (key: string, text: string, count: number) =>
        notes.bind(key, other, OWNER, text, JSON.stringify(Array.from({ length: count }, (_, at) => at)))
      await env.ENQUIRIES.batch([
        note('old', older, 5001),
        note('new', 'Sunita Devi rang', 1),
        note('like', 'Write to ravisunita@x.in', 1),
      ])
      const words = await seen(`/owner/erase?case=${id}&name=Sunita+Devi`)
      expect([words.includes('Sunita Devi rang'), words.includes('ravisunita')]).toEqual([true, false])
      const sentence = 'Only 5,000 texts were looked at of: note in another case. Others may name the person.'
      expect(words.includes(sentence)).toBe(isCut)
    },
  )

  it('leads to the tour that names the person, which is changed by hand', async () => {
    const [id = ''] = await openedCases(SUNITA)
    onTestFinished(() => unwriteTours(env.CATALOGUE, env.CATALOGUE_SEED))
    const path = '/tours/Nepal/edit/names'
    const form = await formIn(await (await askDesk(path, { as: OWNER })).text(), path)
    await postToDesk(path, { ...form, does: 'save', line: 'As Sunita Devi liked it' }, { as: OWNER })
    const html = await (await askDesk(`/owner/erase?case=${id}&name=Sunita+Devi`, { as: OWNER })).text()
    const [way] = await select(html, 'a[href="/tours/Nepal"]')
    expect(way?.text).toContain('Change it by hand')
  })

  it('takes the name out of what a tour said before, where that is ticked', async () => {
    const [id = ''] = await openedCases(SUNITA)
    onTestFinished(() => unwriteTours(env.CATALOGUE, env.CATALOGUE_SEED))
    const path = '/tours/Nepal/edit/names'
    for (const line of ['As Sunita Devi liked it', 'As guests liked it'])
      await postToDesk(
        path,
        { ...(await formIn(await (await askDesk(path, { as: OWNER })).text(), path)), does: 'save', line },
        { as: OWNER },
      )
    const html = await (await askDesk(`/owner/erase?case=${id}&name=Sunita+Devi`, { as: OWNER })).text()
    const [box] = await select(html, 'input[name="mention"]')
    expect(await readerSees(html)).toMatch(/Earlier versions of tour Nepal\s*As Sunita Devi liked it/)
    const form = await formIn(html, '/owner/erase')
    const saves = () =>
      env.CATALOGUE.prepare('SELECT group_concat(was || became) AS all_ FROM draft_saves').first('all_')
    await postToDesk('/owner/erase', { ...form, sure: 'yes', id: '' }, { as: OWNER })
    expect(await saves()).toContain('As Sunita Devi liked it')
    const mention = box?.attributes.value ?? ''
    expect((await postToDesk('/owner/erase', { ...form, sure: 'yes', mention }, { as: OWNER })).status).toBe(303)
    expect(await saves()).not.toContain('Sunita')
    expect(await saves()).toContain('As (erased) liked it')
  })

  describe('without a case', () => {
    const look = (words: Record<string, string>) => `/owner/erase?${new URLSearchParams(words)}`
    const pressed = async (path: string) =>
      postToDesk(
        '/owner/erase',
        { ...(await formIn(await (await askDesk(path, { as: OWNER })).text(), '/owner/erase')), sure: 'yes' },
        { as: OWNER },
      )

    it.each([
      ['number', { contact: '98765-43210', name: '' }],
      ['e-mail', { contact: 'Sunita@x.in', name: '' }],
    ])('begins with a %s, and erases enquiry and mention', async (_, words) => {
      await storeDue(1, { ...SUNITA, email: 'sunita@x.in' })
      await noticeSays('Write to sunita@x.in, 98765 43210')
      const answer = await pressed(look(words))
      expect([answer.status, await notices()]).toEqual([303, null])
      expect(await seen(answer.headers.get('location') ?? '')).toContain('Nothing of this person is found.')
      expect((await allRows()).map(({ name }) => name)).toEqual([''])
    })

    it('begins with a name, finds who is only mentioned, and leaves the tick to the staff', async () => {
      await noticeSays('Sunita Devi left')
      const path = look({ contact: '', name: 'Sunita Devi' })
      expect((await pressed(path)).status).toBe(422)
      const html = await (await askDesk(path, { as: OWNER })).text()
      const [box] = await select(html, 'input[name="mention"]')
      const form = await formIn(html, '/owner/erase')
      const ticked = { ...form, sure: 'yes', mention: box?.attributes.value ?? '' }
      const answers = [1, 2].map(() => postToDesk('/owner/erase', ticked, { as: OWNER }))
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([303, 303])
      expect(await notices()).toBe(null)
    })

    it.each([
      [{ contact: '123', name: '' }, '#contact-mistake'],
      [{ contact: '98765 43210', name: 'a' }, '#name-mistake'],
    ])('says what cannot be looked for: %j', async (words, mistake) => {
      const html = await (await askDesk(look(words), { as: OWNER })).text()
      expect((await select(html, mistake)).length).toBe(1)
      const [field] = await select(html, 'input#contact')
      expect(field?.attributes.value).toBe(words.contact)
    })

    it('takes an empty name for none, and speaks of enquiries only where there are some', async () => {
      await noticeSays('Call 98765 43210')
      const html = await (await askDesk(look({ contact: '98765 43210', name: '' }), { as: OWNER })).text()
      expect(await select(html, '#name-mistake')).toEqual([])
      expect(await readerSees(html)).not.toContain('Everything in these enquiries goes')
      await storeDue(1, SUNITA)
      expect(await seen(look({ contact: '98765 43210', name: '' }))).toContain('Everything in these enquiries goes')
    })

    it('stands below the list of persons who were found', async () => {
      expect((await select(await (await askDesk('/owner/erase', { as: OWNER })).text(), 'input#contact')).length).toBe(
        1,
      )
    })
  })

  it('of nobody is told so', async () => {
    expect((await erased('nobody', ['x'])).status).toBe(404)
  })

  it.each([
    ['ENQUIRIES', 'INSERT INTO tombstones'],
    ['CATALOGUE', 'DELETE FROM notices'],
  ] as const)('is finished by the same form sent again where %s failed at “%s”', async (name, failing) => {
    const [id = ''] = await openedCases({ ...SUNITA, name: 'Sunita Devi' })
    await env.CATALOGUE.prepare(
      "INSERT INTO notices (id, text, first_day, last_day, set_at) VALUES ('n', 'Sunita Devi left', '2020-01-01', '2020-01-02', 1)",
    ).run()
    const html = await (await askDesk(`/owner/erase?case=${id}&name=Sunita+Devi`, { as: OWNER })).text()
    const [notice] = await select(html, 'input[name="mention"]')
    const form = { ...(await formIn(html, '/owner/erase')), mention: notice?.attributes.value ?? '' }
    const press = (bindings = {}) => postToDesk('/owner/erase', { ...form, sure: 'yes' }, { as: OWNER, bindings })
    expectLog()
    const broken = wrapDatabase(env[name], async (call, query) => {
      if (query.includes(failing)) throw new Error(LASTING_FAULTS[0])
      return call()
    })
    const failed = await press({ [name]: broken })
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '60'])
    expect((await press()).status).toBe(303)
    expect(await env.CATALOGUE.prepare("SELECT count(*) AS n FROM notices WHERE id = 'n'").first('n')).toBe(0)
    expect((await allRows()).filter(({ erased_at }) => erased_at === null)).toEqual([])
  })

  it('is refused without a yes, with nothing ticked, and of another person’s enquiry', async () => {
    const [id = ''] = await openedCases(
      { name: 'Sunita', phone: '98765 43210', email: '' },
      { name: 'Rakesh', phone: '9811111111', email: 'r@x.in' },
    )
    const [sunita, rakesh] = ['Sunita', 'Rakesh'].map((name) =>
      rowsOf(`SELECT id FROM enquiries WHERE name = '${name}'`),
    )
    const idOf = async (rows: typeof sunita) => String((await rows)?.[0]?.id)
    const send = (fields: Record<string, string>) => postToDesk('/owner/erase', { case: id, ...fields }, { as: OWNER })
    expect((await send({ id: await idOf(sunita) })).status).toBe(422)
    expect((await send({ sure: 'yes' })).status).toBe(422)
    const others = await send({ id: await idOf(rakesh), sure: 'yes' })
    expect([others.status, await readerSees(await others.text())]).toEqual([
      409,
      expect.stringContaining('Not all that you ticked is erased'),
    ])
    expect((await allRows()).filter(({ erased_at }) => erased_at !== null)).toEqual([])
  })
})

describe('all cases as a file', () => {
  it('hold what the desk knows, and no cell that runs as a formula', async () => {
    const [id = ''] = await openedCases({ name: '=cmd()', message: 'Near the sea' }, { name: 'Rakesh' })
    const form = await formIn(await (await askDesk(`/case/${id}`)).text(), `/case/${id}`)
    await postToDesk(`/case/${id}`, {
      ...form,
      note: '=HYPERLINK("x") She is a teacher',
      owner: BELA_OF_SALES,
      followUpOn: 'other',
      otherDay: STEP_DAY,
      followUpLine: 'Call after 8',
    })
    const response = await askDesk('/cases.csv', { as: OWNER })
    const csv = await response.text()
    expect(response.headers.get('content-disposition')).toMatch(/attachment; filename="cases-\d{4}-\d\d-\d\d\.csv"/)
    const lines = csv.split('\r\n').filter(Boolean)
    expect(lines).toHaveLength(3)
    expect(lines[0]).toContain(SHEET_HEADS.map((head) => `"${head}"`).join(','))
    for (const head of ['"stage"', '"with"', '"next step on"', '"what to do"', '"why lost"', '"history"'])
      expect(lines[0]).toContain(head)
    for (const part of ['"New"', '"Bela"', `"${STEP_DAY}"`, '"Call after 8"', 'She is a teacher'])
      expect(lines[1]).toContain(part)
    expect(csv).toContain(`"'=cmd()"`)
    expect(csv).not.toMatch(/"=/)
  })

  it('say of each joined case under which one it stands, and tell more of its history than a screen', async () => {
    const [head, under, other] = await openedCases({ name: 'Head' }, { name: 'Under' }, { name: 'Other' })
    await env.ENQUIRIES.prepare('UPDATE cases SET joined_into = ? WHERE id = ?').bind(head, under).run()
    const noted = Array.from({ length: 30 }, (_, at) => `Line ${at + 1}.`)
    const event = "INSERT INTO case_events (id, case_id, at, actor, kind, text) VALUES (?, ?, ?, 'asha', 'note', ?)"
    await env.ENQUIRIES.batch(
      noted.map((text, at) => env.ENQUIRIES.prepare(event).bind(`line ${at}`, other, at + 1, text)),
    )
    const reference = await env.ENQUIRIES.prepare(
      'SELECT e.reference FROM cases c JOIN enquiries e ON e.id = c.enquiry_id WHERE c.id = ?',
    )
      .bind(head)
      .first<string>('reference')
    const csv = await (await askDesk('/cases.csv', { as: OWNER })).text()
    const lines = csv.split('\r\n').filter((line) => /"(Head|Under|Other)"/.test(line))
    expect(lines.map((line) => line.split(String(reference)).length - 1)).toEqual([1, 1, 0])
    expect(noted.filter((text) => !csv.includes(text))).toEqual([])
  })

  it('come whole, however many there are, without those that were erased', async () => {
    await storeDue(601)
    await openCases(env.ENQUIRIES)
    await env.ENQUIRIES.exec('UPDATE enquiries SET erased_at = 1 WHERE rowid = (SELECT max(rowid) FROM enquiries)')
    const csv = await (await askDesk('/cases.csv', { as: OWNER })).text()
    expect(csv.split('\r\n').filter(Boolean)).toHaveLength(601)
  })
})

describe('a colleague who leaves', () => {
  const give = (owner: string) => env.ENQUIRIES.prepare('UPDATE cases SET owner = ?').bind(owner).run()

  it('hands over all open cases with a line of history each; closed ones keep the name', async () => {
    await openedCases({ name: 'A' }, { name: 'B' }, { name: 'C' })
    await give('gone@patang.example')
    await env.ENQUIRIES.exec(
      `UPDATE cases SET stage = 'won', closed_at = 1 WHERE rowid = (SELECT max(rowid) FROM cases)`,
    )
    await env.ENQUIRIES.exec(
      `INSERT INTO case_events (id, case_id, at, actor, kind) SELECT 'zz' || id, id, 1, 'gone@patang.example', 'note' FROM cases`,
    )
    expect(await seen('/owner')).toMatch(/Gone, 2 open\s*Does not work on cases any more/)
    const answer = await postToDesk(
      '/owner/hand-over',
      { key: KEY, from: 'gone@patang.example', to: BELA_OF_SALES },
      { as: OWNER },
    )
    expect(answer.status).toBe(303)
    expect(await seen(answer.headers.get('location') ?? '')).toContain('Handed over from Gone: 2 cases.')
    expect(await rowsOf('SELECT owner, count(*) AS n FROM cases GROUP BY owner ORDER BY owner')).toEqual([
      { owner: BELA_OF_SALES, n: 2 },
      { owner: 'gone@patang.example', n: 1 },
    ])
    expect(await rowsOf(`SELECT kind, was, became FROM case_events WHERE kind = 'owner'`)).toEqual(
      Array.from({ length: 2 }, () => ({ kind: 'owner', was: 'gone@patang.example', became: BELA_OF_SALES })),
    )
  })

  it('whose form comes again moves no case that was given since, and says what became of the others', async () => {
    const [, second] = await openedCases({ name: 'A' }, { name: 'B' }, { name: 'C' })
    await env.ENQUIRIES.exec(`UPDATE cases SET owner = CASE WHEN rowid = 3 THEN '' ELSE '${ASHA_OF_SALES}' END`)
    const press = () =>
      postToDesk('/owner/hand-over', { key: KEY, from: ASHA_OF_SALES, to: BELA_OF_SALES }, { as: OWNER })
    const said = async () => seen((await press()).headers.get('location') ?? '')
    expect(await said()).toContain('Handed over from Asha: 2 cases.')
    await env.ENQUIRIES.exec(`UPDATE cases SET owner = '${ASHA_OF_SALES}' WHERE id <> '${second}'`)
    const owners = () => rowsOf('SELECT owner FROM cases ORDER BY rowid')
    const before = await owners()
    const events = await rowsOf('SELECT id FROM case_events')
    expect(await said()).toContain('Handed over from Asha: 2 cases. Bela does not have 1 of them any more.')
    expect([await owners(), await rowsOf('SELECT id FROM case_events')]).toEqual([before, events])
    await env.ENQUIRIES.exec(`UPDATE cases SET owner = '${ASHA_OF_SALES}'`)
    expect(await said()).toContain('Bela does not have 2 of them any more.')
  })

  it('is told by what was handed over, not by an address that somebody typed', async () => {
    const [one = '', other = ''] = await openedCases({ name: 'A' }, { name: 'B' })
    const mark = '0'.repeat(32)
    for (const [id, was] of [
      [one, 'x@patang.example'],
      [other, 'y@patang.example'],
    ])
      await env.ENQUIRIES.prepare(
        "INSERT INTO case_events (id, case_id, at, actor, kind, was) VALUES (?, ?, 1, 'x', 'owner', ?)",
      )
        .bind(`${mark}-${id}`, id, was)
        .run()
    const typed = ['moved=0', 'moved=~', `moved=${'f'.repeat(32)}`, `moved=${mark}`, `erased=${one}`, 'erased=5']
    for (const words of typed)
      expect([words, await savedLine(`/owner?${words}&saved=${Date.now()}`)]).toEqual([
        words,
        expect.stringMatching(/^Saved \d\d:\d\d\.$/),
      ])
  })

  it('is told that nothing was left, where a colleague was quicker', async () => {
    await openedCases({ name: 'A' })
    const answer = await postToDesk(
      '/owner/hand-over',
      { key: KEY, from: ASHA_OF_SALES, to: BELA_OF_SALES },
      { as: OWNER },
    )
    expect([answer.status, (await selectOne(await answer.text(), '#refused')).text]).toEqual([
      422,
      expect.stringContaining('has no open case any more'),
    ])
  })

  it('is one of all who have open cases, each with how many', async () => {
    const names = Array.from({ length: 9 }, (_, at) => `n${at + 1}@patang.example`)
    await openedCases(...names.map((name) => ({ name })))
    await env.ENQUIRIES.exec("UPDATE cases SET owner = 'n' || enquiry_row || '@patang.example'")
    const page = await seen('/owner')
    expect(names.filter((_, at) => !page.includes(`N${at + 1}, 1 open`))).toEqual([])
  })

  it('hands over a thousand and more', async () => {
    await storeDue(1001)
    await openCases(env.ENQUIRIES)
    await give(ASHA_OF_SALES)
    await postToDesk('/owner/hand-over', { key: KEY, from: ASHA_OF_SALES, to: BELA_OF_SALES }, { as: OWNER })
    expect(await rowsOf('SELECT owner, count(*) AS n FROM cases GROUP BY owner')).toEqual([
      { owner: BELA_OF_SALES, n: 1001 },
    ])
  })

  it('cannot hand over to a stranger, to themselves, or without a name', async () => {
    await openedCases({ name: 'A' })
    await give(ASHA_OF_SALES)
    for (const [from, to] of [
      [ASHA_OF_SALES, 'stranger@x.in'],
      [ASHA_OF_SALES, ASHA_OF_SALES],
      ['', BELA_OF_SALES],
    ] as const) {
      const answer = await postToDesk('/owner/hand-over', { key: KEY, from, to }, { as: OWNER })
      const chosen = (await select(await answer.text(), '#to option[selected]')).map(
        ({ attributes }) => attributes.value,
      )
      expect([answer.status, chosen]).toEqual([422, to === 'stranger@x.in' ? [''] : [to]])
    }
    expect(await rowsOf('SELECT owner FROM cases')).toEqual([{ owner: ASHA_OF_SALES }])
  })
})
