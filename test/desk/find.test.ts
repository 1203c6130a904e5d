import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { addLine } from '../../src/data/cases/add-line.ts'
import { findCases } from '../../src/data/cases/find-cases.ts'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { readWords } from '../../src/data/enquiries/word-index.ts'
import { dayInIndia, daysAfter } from '../../src/values/dates.ts'
import { ASHA_OF_SALES, askDesk, BELA_OF_SALES, formIn, postToDesk } from '../support/desk.ts'
import { clearEnquiries, erasePersonOf, storeDue } from '../support/enquiries.ts'
import { readerSees } from '../support/markup.ts'

beforeEach(clearEnquiries)

const rowsOf = async (sql: string) => (await env.ENQUIRIES.prepare(sql).all()).results
const namesFound = async (text: string) => (await findCases(env.ENQUIRIES, text)).rows.map(({ name }) => name)

async function oneCase(person: Record<string, unknown>): Promise<string> {
  await storeDue(1, person)
  await openCases(env.ENQUIRIES)
  return String((await rowsOf('SELECT id FROM cases ORDER BY enquiry_row DESC LIMIT 1'))[0]?.id)
}

async function save(id: string, fields: Record<string, string>) {
  const form = await formIn(await (await askDesk(`/case/${id}`)).text(), `/case/${id}`)
  expect((await postToDesk(`/case/${id}`, { ...form, ...fields })).status).toBe(303)
}

describe('a case is found', () => {
  it('by what was noted, by its next step and by who has it, as soon as it is saved', async () => {
    const id = await oneCase({ name: 'Zubin' })
    await save(id, { note: 'Paid 45,000, UTR 1234' })
    await save(id, {
      followUpOn: 'other',
      otherDay: daysAfter(dayInIndia(new Date()), 400),
      followUpLine: 'Send the vouchers',
    })
    await save(id, { owner: BELA_OF_SALES })
    for (const text of ['45000', 'utr', 'vouchers', 'bela', 'zubin bela utr', ASHA_OF_SALES])
      expect([text, await namesFound(text)]).toEqual([text, ['Zubin']])
    expect(await namesFound('zubin chandra')).toEqual([])
  })

  it('by a line that the visitor added', async () => {
    await oneCase({ name: 'Zubin' })
    expect(await namesFound('wheelchair')).toEqual([])
    const [row] = await rowsOf('SELECT reference FROM enquiries')
    await addLine(env.ENQUIRIES, {
      reference: String(row?.reference),
      key: '',
      line: 'My father needs a wheelchair',
      now: Date.now(),
    })
    expect(await namesFound('wheelchair zubin')).toEqual(['Zubin'])
  })

  it('newest first, closed ones among them, and says where there are more than it shows', async () => {
    for (let at = 0; at < 52; at++) await storeDue(1, { name: `Kumar ${at}` })
    await openCases(env.ENQUIRIES)
    await env.ENQUIRIES.exec(`UPDATE cases SET stage = 'won', closed_at = 1, opened_at = opened_at + enquiry_row`)
    const { rows, more } = await findCases(env.ENQUIRIES, 'kumar')
    expect([rows.length, more, rows[0]?.name, rows.at(-1)?.name]).toEqual([50, true, 'Kumar 51', 'Kumar 2'])
    expect(await readerSees(await (await askDesk('/inbox?q=kumar')).text())).toContain('One more word finds fewer')
  })

  it('also where a word of it begins more words than are looked at', async () => {
    await storeDue(1, { name: 'Tara Zubin', email: 'tz@x.in' })
    for (let at = 0; at < 70; at++) await storeDue(1, { name: `Tara${at}xy`, email: `a${at}@x.in` })
    expect(await namesFound('zubin tara')).toEqual(['Tara Zubin'])
    const { isCut } = await findCases(env.ENQUIRIES, 'zubin tara')
    expect(isCut).toBe(false)
    const seen = await readerSees(await (await askDesk('/inbox?q=tara')).text())
    expect(seen).toContain('write another word')
    const none = await readerSees(await (await askDesk('/inbox?q=tara+ta')).text())
    expect(none).not.toContain('Nothing found')
  })

  it('by the beginning of some words, all of which are looked at', async () => {
    for (let at = 0; at < 9; at++) await storeDue(1, { name: `Tara${at}xy`, email: `a${at}@x.in` })
    const { rows, isCut } = await findCases(env.ENQUIRIES, 'tara')
    expect([rows.length, isCut]).toEqual([9, false])
  })

  it.each([
    ['小明', '王小明'],
    ['明', '王小明'],
    ['ชาย', 'สมชาย'],
    ['ओम', 'ओम पुरी'],
    ['Om', 'Om Puri'],
    ['आशा', 'आशाला'],
  ])('by the name “%s”, which a guest writes “%s”', async (text, name) => {
    await oneCase({ name })
    expect(await namesFound(text)).toEqual([name])
  })

  it('by a name of two letters whose case was read before its words were cut at each letter', async () => {
    await oneCase({ name: '小明' })
    await namesFound('小明')
    await env.ENQUIRIES.exec("DELETE FROM word_parts WHERE word = '小明' AND part NOT LIKE '^%'")
    expect(await namesFound('小明')).toEqual(['小明'])
  })

  it('by a name inside a word of a note in a script without blanks', async () => {
    const id = await oneCase({ name: 'Zubin' })
    await save(id, { note: '我和小明去旅行' })
    expect(await namesFound('小明')).toEqual(['Zubin'])
  })

  it('by more words than are looked up, each of which counts', async () => {
    await oneCase({ name: 'Zubin Tara Meena Kumar Rao Sharma Verma' })
    expect(await namesFound('zubin tara meena kumar rao sharma verma')).toHaveLength(1)
    expect(await namesFound('zubin tara meena kumar rao sharma banerjee')).toEqual([])
  })

  it.each([
    [9, 9, false],
    [150, 50, false],
    [151, 50, true],
  ])('by such words, where %i cases have them: %i are shown, and others were not looked at: %s', async (...asked) => {
    const [count, shown, isCut] = asked
    await storeDue(count, { name: 'Zubin Tara Meena Kumar Rao Sharma Verma' })
    const found = await findCases(env.ENQUIRIES, 'zubin tara meena kumar rao sharma verma')
    expect([found.rows.length, found.isCut]).toEqual([shown, isCut])
  })
})

describe('what an erased person said', () => {
  const left = async (word: string) =>
    (
      await rowsOf(`SELECT word FROM found_words WHERE word LIKE '%${word}%' UNION ALL
      SELECT part FROM word_parts WHERE word LIKE '%${word}%' OR part LIKE '%${word}%' UNION ALL
      SELECT words FROM case_finding WHERE words LIKE '%${word}%'`)
    ).length

  it('is in no index, and what others said as well is found as before', async () => {
    await oneCase({ name: 'Zubin Kumar', phone: '98290 12345', email: 'zubin@x.in', message: 'Kitty party' })
    await oneCase({ name: 'Asha Kumar', phone: '98290 54321', email: 'asha@x.in', message: 'Party' })
    expect([(await namesFound('kumar')).length, await left('zubin'), await left('kitty')].every(Boolean)).toBe(true)
    await erasePersonOf({ email: 'zubin@x.in' })
    expect([await left('zubin'), await left('kitty'), await left('12345')]).toEqual([0, 0, 0])
    expect([await namesFound('kumar party'), await namesFound('zubin')]).toEqual([['Asha Kumar'], []])
    await erasePersonOf({ email: 'asha@x.in' })
    const all = await rowsOf(
      'SELECT 1 FROM found_words UNION ALL SELECT 1 FROM word_parts UNION ALL SELECT 1 FROM case_finding',
    )
    expect(all).toEqual([])
  })

  it('does not come in again where the erasure falls between the reading of the words and their writing', async () => {
    await oneCase({ name: 'Zubin Kumar', email: 'zubin@x.in' })
    const slow = new Proxy(env.ENQUIRIES, {
      get: (database, name: 'batch') =>
        name === 'batch'
          ? async (statements: D1PreparedStatement[]) => {
              await erasePersonOf({ email: 'zubin@x.in' })
              return database.batch(statements)
            }
          : (database[name] as () => unknown).bind(database),
    })
    await readWords(slow)
    expect(await left('zubin')).toBe(0)
  })
})

describe('cases of an earlier release', () => {
  it('are read a thousand a search, and the search says that some are still to come', async () => {
    for (const name of ['Zubin', ...Array.from({ length: 10 }, () => 'Kumar')]) await storeDue(100, { name })
    await openCases(env.ENQUIRIES)
    const unread = async () => (await rowsOf('SELECT 1 FROM case_finding WHERE read_at < changes')).length
    expect(await unread()).toBe(1100)
    const seen = await readerSees(await (await askDesk('/inbox?q=zubin')).text())
    expect([await unread(), seen.includes('still being read'), seen.includes('Nothing found')]).toEqual([
      100,
      true,
      false,
    ])
    expect((await namesFound('zubin')).length).toBe(50)
    expect(await unread()).toBe(0)
  })
})
