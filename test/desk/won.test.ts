import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { csvRecords } from '../../src/values/csv-records.ts'
import { dayInIndia, daysAfter } from '../../src/values/dates.ts'
import { askDesk, BELA_OF_SALES, formIn, OWNER, postToDesk } from '../support/desk.ts'
import { clearEnquiries, erasePersonOf, storeDue } from '../support/enquiries.ts'
import { readerSees, select, selectOne } from '../support/markup.ts'

const TODAY = dayInIndia(new Date())
const FIRST = daysAfter(TODAY, 50)
const LAST = daysAfter(TODAY, 56)
const KERALA = { stage: 'won', sum: '₹86,420', travelFrom: FIRST, travelTill: LAST, travellers: '4' }
const STEP = (days: number) => ({ followUpOn: 'other', otherDay: daysAfter(TODAY, days) })
let id: string
let path: string

beforeEach(async () => {
  await clearEnquiries()
  await storeDue(1, { name: 'Sunita Devi' })
  await openCases(env.ENQUIRIES)
  id = String(await env.ENQUIRIES.prepare('SELECT id FROM cases').first('id'))
  path = `/case/${id}`
})

const page = async (as?: string) => (await askDesk(path, as ? { as } : {})).text()
const save = async (typed: Record<string, string>, as?: string) =>
  postToDesk(path, { ...(await formIn(await page(as), path)), ...typed }, as ? { as } : {})
const row = () => env.ENQUIRIES.prepare('SELECT * FROM cases').first<Record<string, unknown>>()

describe('a won case', () => {
  it('keeps the sum agreed, the first and last day and how many travel, and its history says so', async () => {
    expect((await save(KERALA)).status).toBe(303)
    expect(await row()).toMatchObject({ sum: 86_420, travel_from: FIRST, travel_till: LAST, travellers: 4 })
    const seen = await readerSees(await page())
    expect(seen).toMatch(/Journey: ₹86,420, .* to .*, 4 travellers\./)
    expect(seen).toMatch(/Journey: nothing → ₹86,420/)
  })

  it.each([
    ['86420', 86_420],
    ['Rs. 1,46,790/-', 146_790],
    ['146,790.00', 146_790],
    ['१,४६,७९०', 146_790],
    ['1.5 lakh', 150_000],
    ['86k', 86_000],
    ['Rs 1,50,000 only', 150_000],
  ])('takes the sum as %s', async (sum, rupees) => {
    await save({ stage: 'won', sum })
    expect(await row()).toMatchObject({ sum: rupees })
  })

  it('may be won with nothing known yet, and says what is still to be noted until it is', async () => {
    expect((await save({ stage: 'won' })).status).toBe(303)
    expect(await readerSees(await page())).toContain(
      'Still to be noted: the sum, the first day, the last day, how many travel.',
    )
    await save({ sum: '86420', travellers: '4' })
    expect(await readerSees(await page())).toContain('Still to be noted: the first day, the last day.')
    await save({ travelFrom: FIRST, travelTill: LAST })
    expect(await readerSees(await page())).not.toContain('Still to be noted')
    expect(await row()).toMatchObject({ sum: 86_420, travellers: 4 })
  })

  it('keeps its next step, and can have another one', async () => {
    await save({ followUpOn: 'other', otherDay: daysAfter(TODAY, 9), followUpLine: 'Second part of the sum' })
    await save(KERALA)
    expect(await row()).toMatchObject({ follow_up_on: daysAfter(TODAY, 9), follow_up_line: 'Second part of the sum' })
    await save({ followUpOn: 'other', otherDay: daysAfter(TODAY, 20), followUpLine: 'Send the papers' })
    expect(await row()).toMatchObject({ stage: 'won', follow_up_on: daysAfter(TODAY, 20) })
  })

  it('with a mistake says it at its field, and keeps all that was typed beside it', async () => {
    const answer = await save({
      ...KERALA,
      travelTill: daysAfter(FIRST, -1),
      missing: 'Visa of two',
      note: 'Paid 20,000',
    })
    const html = await answer.text()
    expect([answer.status, (await selectOne(html, '#travelTill-mistake')).text]).toEqual([
      422,
      'The last day lies before the first one.',
    ])
    expect(await formIn(html, path)).toMatchObject({
      ...{ stage: 'won', sum: '₹86,420', travelFrom: FIRST, travelTill: daysAfter(FIRST, -1), travellers: '4' },
      ...{ missing: 'Visa of two', note: 'Paid 20,000' },
    })
    expect(await row()).toMatchObject({ stage: 'new', sum: null })
  })

  it('that two people change keeps what each of them alone has noted, and asks where they differ', async () => {
    await save({ stage: 'won' })
    const [mine, theirs] = [await formIn(await page(), path), await formIn(await page(BELA_OF_SALES), path)]
    await postToDesk(path, { ...theirs, missing: 'Passport of the child' }, { as: BELA_OF_SALES })
    await postToDesk(path, { ...mine, sum: '86420' })
    expect(await row()).toMatchObject({ sum: 86_420, missing: 'Passport of the child' })
    const answer = await postToDesk(path, { ...theirs, sum: '90000' }, { as: BELA_OF_SALES })
    const html = await answer.text()
    expect([answer.status, await readerSees(html)]).toEqual([409, expect.stringMatching(/₹90,000[\s\S]*₹86,420/)])
    await postToDesk(path, await formIn(html, path), { as: BELA_OF_SALES })
    expect(await row()).toMatchObject({ sum: 90_000, missing: 'Passport of the child' })
  })

  const DIFFER: [part: string, theirs: Record<string, string>, mine: Record<string, string>, seen: RegExp][] = [
    ['stage', { stage: 'lost', lostReason: 'price' }, { stage: 'offered' }, /it was: Won\).*Offered.*Lost: Price/],
    ['follow-up', STEP(1), STEP(2), /it was: none\).*What you typed/],
    ['owner', { owner: BELA_OF_SALES }, { owner: OWNER }, /it was: nobody\).*Owner.*Bela/],
    ['journey', { travellers: '3' }, { travellers: '4' }, /it was: nothing noted\).*4.*3/],
    ['missing', { missing: 'A visa' }, { missing: 'A passport' }, /it was: nothing\).*A passport.*A visa/],
  ]
  it.each(DIFFER)('that two people change asks both about the %s', async (part, ...[theirs, mine, seen]) => {
    await save({ stage: 'won' })
    const form = await formIn(await page(), path)
    await postToDesk(path, { ...form, ...theirs }, { as: BELA_OF_SALES })
    const answer = await postToDesk(path, { ...form, ...mine })
    const html = await answer.text()
    expect(answer.status).toBe(409)
    expect((await select(html, '[data-conflict]')).map(({ attributes }) => attributes['data-conflict'])).toEqual([part])
    expect((await readerSees(html)).replaceAll(/\s+/g, ' ')).toMatch(seen)
  })

  it('that is opened again keeps its journey, without counting as one', async () => {
    await save(KERALA)
    await save({ stage: 'talking' })
    expect(await row()).toMatchObject({ stage: 'talking', sum: 86_420, travel_from: FIRST })
    expect(await (await askDesk('/inbox/travelling')).text()).not.toContain(`data-case="${id}"`)
  })

  it('is in the CSV file with its journey', async () => {
    await save({ ...KERALA, missing: 'Visa' })
    const file = await (await askDesk('/cases.csv', { as: OWNER })).text()
    const [heads = [], cells = []] = (csvRecords(file, ',') ?? []).map((record) => record.cells)
    const cell = (head: string) => cells[heads.indexOf(head)]
    expect(['sum agreed', 'first day', 'last day', 'travellers', 'missing before travel'].map(cell)).toEqual([
      ...['86420', FIRST, LAST, '4', 'Visa'],
    ])
  })

  it('whose person is erased keeps the sum for counting, and nothing of the journey', async () => {
    await save({ ...KERALA, missing: 'Visa of Sunita' })
    await erasePersonOf({ email: 'asha@example.in' })
    expect(await row()).toMatchObject({ sum: 86_420, travel_from: '', travel_till: '', travellers: null, missing: '' })
    const { results } = await env.ENQUIRIES.prepare('SELECT was, became, text FROM case_events').all()
    expect(JSON.stringify(results)).not.toMatch(/86,420|Visa|Sunita/)
  })
})
