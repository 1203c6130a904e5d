import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { forgetAccessKeys } from '../../src/data/staff/access-keys.ts'
import { runEveryMinute } from '../../src/every-minute.ts'
import { dayInIndia, daysAfter, readableDate } from '../../src/values/dates.ts'
import { brokenDatabase, mailbox } from '../chaos/faults.ts'
import { ASHA_OF_SALES, askDesk, BELA_OF_SALES, formIn, postToDesk, STEP_DAY } from '../support/desk.ts'
import { allRows, clearEnquiries, erasePersonOf, storeDue } from '../support/enquiries.ts'
import { expectLog } from '../support/log.ts'
import { readerSees, select, selectOne } from '../support/markup.ts'

beforeEach(async () => {
  forgetAccessKeys()
  await clearEnquiries()
})

/** Stores enquiries and gives their cases, in the order of their names. */
async function openedCases(...people: Record<string, unknown>[]): Promise<string[]> {
  for (const person of people) await storeDue(1, person)
  await openCases(env.ENQUIRIES)
  return (await rowsOf('SELECT c.id FROM cases c JOIN enquiries e ON e.id = c.enquiry_id ORDER BY e.rowid')).map(
    ({ id }) => String(id),
  )
}

async function oneCase(person: Record<string, unknown> = {}): Promise<string> {
  const [id = ''] = await openedCases(person)
  return id
}

async function rowsOf(sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
  return (
    await env.ENQUIRIES.prepare(sql)
      .bind(...values)
      .all()
  ).results
}

const caseRow = async (id: string) => (await rowsOf('SELECT * FROM cases WHERE id = ?', id))[0] ?? {}
const eventsOf = (id: string) =>
  rowsOf('SELECT kind, was, became, text, actor FROM case_events WHERE case_id = ? ORDER BY at, id', id)

/** The case's form as the page shows it to a colleague. */
async function formOf(id: string, as = ASHA_OF_SALES) {
  return formIn(await (await askDesk(`/case/${id}`, { as })).text(), `/case/${id}`)
}

describe('two people at one case', () => {
  it('keep both, where one sets the next step and the other takes it over', async () => {
    const id = await oneCase()
    const [asha, bela] = [await formOf(id), await formOf(id, BELA_OF_SALES)]
    await postToDesk(`/case/${id}`, { ...asha, followUpOn: 'other', otherDay: '2027-01-12' })
    const answer = await postToDesk(`/case/${id}`, { ...bela, owner: BELA_OF_SALES }, { as: BELA_OF_SALES })
    expect(answer.status).toBe(303)
    expect(await caseRow(id)).toMatchObject({ follow_up_on: '2027-01-12', owner: BELA_OF_SALES, version: 3 })
    expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual(['follow-up', 'owner'])
  })

  it('who change the same are shown both, with what was typed kept, and one choice settles it', async () => {
    const id = await oneCase()
    const [asha, bela] = [await formOf(id), await formOf(id, BELA_OF_SALES)]
    await postToDesk(`/case/${id}`, { ...asha, followUpOn: 'other', otherDay: '2027-01-12' })
    const typed = { ...bela, followUpOn: 'other', otherDay: '2027-01-14', note: 'Her exams end on the 13th' }
    const answer = await postToDesk(`/case/${id}`, typed, { as: BELA_OF_SALES })
    const html = await answer.text()
    expect(answer.status).toBe(409)
    const seen = await readerSees(html)
    for (const part of ['Asha saved this case', '14 Jan 2027', '12 Jan 2027', 'it was: none', 'Her exams end'])
      expect(seen).toContain(part)
    const choice = await formIn(html, `/case/${id}`)
    await postToDesk(`/case/${id}`, choice, { as: BELA_OF_SALES })
    expect(await caseRow(id)).toMatchObject({ follow_up_on: '2027-01-14', version: 3 })
    expect(await eventsOf(id)).toMatchObject([
      { kind: 'follow-up' },
      { kind: 'note', text: 'Her exams end on the 13th' },
      { kind: 'follow-up' },
    ])
  })

  it('may take what the other saved, and keep their own note', async () => {
    const id = await oneCase()
    const [asha, bela] = [await formOf(id), await formOf(id, BELA_OF_SALES)]
    await postToDesk(`/case/${id}`, { ...asha, stage: 'offered' })
    const answer = await postToDesk(
      `/case/${id}`,
      { ...bela, stage: 'lost', lostReason: 'price', note: 'Too dear' },
      { as: BELA_OF_SALES },
    )
    const choice = await formIn(await answer.text(), `/case/${id}`)
    await postToDesk(`/case/${id}`, { ...choice, 'choose-stage': 'theirs' }, { as: BELA_OF_SALES })
    expect(await caseRow(id)).toMatchObject({ stage: 'offered', lost_reason: '' })
    expect((await eventsOf(id)).map(({ text }) => text)).toEqual(['', 'Too dear'])
  })

  it('one of whom closed it are asked about the next step of the other, and what is chosen is done', async () => {
    for (const [choice, day] of [
      ['mine', '2027-01-14'],
      ['theirs', ''],
    ] as const) {
      await clearEnquiries()
      const id = await oneCase()
      const [asha, bela] = [await formOf(id), await formOf(id, BELA_OF_SALES)]
      await postToDesk(`/case/${id}`, { ...asha, stage: 'lost', lostReason: 'price' })
      const typed = { ...bela, followUpOn: 'other', otherDay: '2027-01-14', followUpLine: 'Offer it cheaper' }
      const answer = await postToDesk(`/case/${id}`, typed, { as: BELA_OF_SALES })
      const html = await answer.text()
      const asked = (await select(html, '[data-conflict]')).map(({ attributes }) => attributes['data-conflict'])
      expect([answer.status, asked]).toEqual([409, ['follow-up']])
      expect((await readerSees(html)).replace(/\s+/g, ' ')).toMatch(
        /14 Jan 2027: Offer it cheaper\s?What you typed.*none; the case is closed \(Lost: Price\)\s?Saved by Asha/,
      )
      const sent = { ...(await formIn(html, `/case/${id}`)), 'choose-follow-up': choice }
      await postToDesk(`/case/${id}`, sent, { as: BELA_OF_SALES })
      expect(await caseRow(id)).toMatchObject({ stage: 'lost', lost_reason: 'price', follow_up_on: day })
    }
  })

  it('one of whom planned a step are asked before the other closes it, and what is chosen is done', async () => {
    for (const [choice, stage, day] of [
      ['mine', 'lost', ''],
      ['theirs', 'new', STEP_DAY],
    ] as const) {
      await clearEnquiries()
      const id = await oneCase()
      const [asha, bela] = [await formOf(id), await formOf(id, BELA_OF_SALES)]
      const planned = { ...asha, followUpOn: 'other', otherDay: STEP_DAY, followUpLine: 'Offer it cheaper' }
      await postToDesk(`/case/${id}`, planned)
      const typed = { ...bela, stage: 'lost', lostReason: 'price' }
      const answer = await postToDesk(`/case/${id}`, typed, { as: BELA_OF_SALES })
      const html = await answer.text()
      const asked = (await select(html, '[data-conflict]')).map(({ attributes }) => attributes['data-conflict'])
      expect([answer.status, asked]).toEqual([409, ['stage']])
      expect((await readerSees(html)).replace(/\s+/g, ' ')).toMatch(
        /Asha saved this case.*Lost: Price\s?What you typed.*New; next step .*: Offer it cheaper\s?Saved by Asha/,
      )
      const sent = { ...(await formIn(html, `/case/${id}`)), 'choose-stage': choice }
      await postToDesk(`/case/${id}`, sent, { as: BELA_OF_SALES })
      expect(await caseRow(id)).toMatchObject({ stage, follow_up_on: day })
    }
  })

  it('may leave it as the other saved it, with the note saved and nothing else', async () => {
    const id = await oneCase()
    const [asha, bela] = [await formOf(id), await formOf(id, BELA_OF_SALES)]
    await postToDesk(`/case/${id}`, { ...asha, stage: 'lost', lostReason: 'price' })
    const typed = { ...bela, stage: 'won', sum: '86420', owner: BELA_OF_SALES, note: 'They paid' }
    const html = await (await postToDesk(`/case/${id}`, typed, { as: BELA_OF_SALES })).text()
    const leave = await selectOne(html, 'button[name=leave]')
    expect(leave.text).toBe('Leave it as Asha saved it, and save only my note')
    const sent = { ...(await formIn(html, `/case/${id}`)), leave: leave.attributes.value ?? '' }
    expect((await postToDesk(`/case/${id}`, sent, { as: BELA_OF_SALES })).status).toBe(303)
    expect(await caseRow(id)).toMatchObject({ stage: 'lost', lost_reason: 'price', owner: '', sum: null })
    expect((await eventsOf(id)).map(({ kind, text }) => [kind, text])).toEqual([
      ['stage', 'price'],
      ['note', 'They paid'],
    ])
  })

  it('are told where a form comes again whose change the other has replaced, and see what it held', async () => {
    const id = await oneCase()
    const step = {
      ...(await formOf(id)),
      followUpOn: 'other',
      otherDay: '2027-01-12',
      followUpLine: 'Ask for the visa',
    }
    const send = () => postToDesk(`/case/${id}`, step)
    expect([(await send()).status, (await send()).status]).toEqual([303, 303])
    await postToDesk(`/case/${id}`, { ...(await formOf(id, BELA_OF_SALES)), followUpOn: '' }, { as: BELA_OF_SALES })
    const again = await send()
    const html = await again.text()
    expect([again.status, await readerSees(html)]).toEqual([
      409,
      expect.stringMatching(/This was saved .* and has been changed since[\s\S]*Ask for the visa/),
    ])
    expect((await select(html, 'dl dt, dl dd')).map(({ text }) => text)).toEqual([
      ...['Other day', '12 Jan 2027', 'What to do', 'Ask for the visa'],
    ])
    expect((await selectOne(html, 'main a')).attributes.href).toBe(`/case/${id}`)
    expect(await readerSees(html)).not.toContain('changed nothing')
    expect(await caseRow(id)).toMatchObject({ follow_up_on: '' })
  })

  it('or twenty who save a note at one moment have all of them saved, each once', async () => {
    const id = await oneCase()
    const form = await formOf(id)
    const notes = Array.from({ length: 20 }, (_, at) => `note ${at}`)
    const answers = await Promise.all(
      notes.map((note) => postToDesk(`/case/${id}`, { ...form, key: crypto.randomUUID(), note })),
    )
    expect(answers.map(({ status }) => status)).toEqual(notes.map(() => 303))
    expect((await eventsOf(id)).map(({ text }) => text).sort()).toEqual(notes.sort())
    expect(await caseRow(id)).toMatchObject({ version: 21 })
  })

  it('are not told apart from one person with two windows', async () => {
    const id = await oneCase()
    const [one, other] = [await formOf(id), await formOf(id)]
    await postToDesk(`/case/${id}`, { ...one, followUpOn: 'other', otherDay: '2027-01-12' })
    expect((await postToDesk(`/case/${id}`, { ...other, followUpOn: 'other', otherDay: '2027-01-14' })).status).toBe(
      409,
    )
  })

  it('are told on the page that asks that closing takes the next step away', async () => {
    const id = await oneCase()
    const mine = await formOf(id)
    const step = { followUpOn: 'other', otherDay: '2027-01-12', followUpLine: 'Ask for the visa', stage: 'talking' }
    await postToDesk(`/case/${id}`, { ...(await formOf(id, BELA_OF_SALES)), ...step }, { as: BELA_OF_SALES })
    const asked = await (await postToDesk(`/case/${id}`, { ...mine, stage: 'lost', lostReason: 'price' })).text()
    expect(await readerSees(asked)).toContain('Lost takes the next step away: 12 Jan 2027: Ask for the visa.')
    const own = { ...mine, stage: 'lost', lostReason: 'price', followUpOn: 'other', otherDay: '2027-01-14' }
    const kept = await (await postToDesk(`/case/${id}`, own)).text()
    expect(await readerSees(kept)).not.toContain('takes the next step away')
    const chosen = { ...(await formIn(kept, `/case/${id}`)), 'choose-stage': 'mine', 'choose-follow-up': 'theirs' }
    expect((await postToDesk(`/case/${id}`, chosen)).status).toBe(303)
    expect(await caseRow(id)).toMatchObject({ stage: 'lost', follow_up_on: '2027-01-12' })
  })

  it('cannot lose a message to a next step that somebody else set meanwhile', async () => {
    const id = await oneCase()
    const page = await (await askDesk(`/case/${id}`)).text()
    await postToDesk(
      `/case/${id}`,
      { ...(await formOf(id, BELA_OF_SALES)), followUpOn: 'other', otherDay: '2027-01-12' },
      { as: BELA_OF_SALES },
    )
    const message = await formIn(page, `/case/${id}/message`)
    await postToDesk(`/case/${id}/message`, { ...message, channel: 'whatsapp', text: 'Namaste' })
    expect(await caseRow(id)).toMatchObject({ follow_up_on: '2027-01-12' })
    expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual(['follow-up', 'whatsapp', 'stage'])
  })
})

it.each([
  ['whatsapp', 'Your WhatsApp message'],
  ['mail', 'Your mail'],
])('a message by %s beside the next step of a colleague comes back as “%s”, not as a note', async (channel, label) => {
  const id = await oneCase()
  const message = await formIn(await (await askDesk(`/case/${id}`)).text(), `/case/${id}/message`)
  const step = { followUpOn: 'other', otherDay: '2027-01-12' }
  await postToDesk(`/case/${id}`, { ...(await formOf(id, BELA_OF_SALES)), ...step }, { as: BELA_OF_SALES })
  const sent = { ...message, channel, text: 'Namaste', stepDay: '2027-01-14' }
  const answer = await postToDesk(`/case/${id}/message`, sent)
  const seen = await readerSees(await answer.text())
  expect([answer.status, seen.includes(label), seen.includes('Your note')]).toEqual([409, true, false])
})

describe('a form that is sent', () => {
  it('twice is one note', async () => {
    const id = await oneCase()
    const typed = { ...(await formOf(id)), note: 'Wants the sea' }
    await Promise.all([
      postToDesk(`/case/${id}`, typed),
      postToDesk(`/case/${id}`, typed),
      postToDesk(`/case/${id}`, typed),
    ])
    expect(await eventsOf(id)).toHaveLength(1)
  })

  it('again with another note, as after "Back", is two notes', async () => {
    const id = await oneCase()
    const typed = await formOf(id)
    await postToDesk(`/case/${id}`, { ...typed, note: 'Wants the sea' })
    await postToDesk(`/case/${id}`, { ...typed, note: 'And the hills' })
    expect((await eventsOf(id)).map(({ text }) => text).sort()).toEqual(['And the hills', 'Wants the sea'])
  })

  it('may have a note of 9,000 letters of any script', async () => {
    const id = await oneCase()
    const note = 'नमस्ते'.repeat(1500)
    expect((await postToDesk(`/case/${id}`, { ...(await formOf(id)), note })).status).toBe(303)
    expect((await eventsOf(id)).map(({ text }) => text)).toEqual([note])
  })

  it('with nothing new changes nothing', async () => {
    const id = await oneCase()
    await postToDesk(`/case/${id}`, await formOf(id))
    expect(await caseRow(id)).toMatchObject({ version: 1 })
  })

  it.each([
    ['a loss without a reason', { stage: 'lost' }],
    ['a loss for another reason that is not said', { stage: 'lost', lostReason: 'other' }],
    ['a day that has passed', { followUpOn: 'other', otherDay: '2020-01-01' }],
  ])('with %s comes back whole, and the case is as it was', async (_, given) => {
    const id = await oneCase()
    const form = await formOf(id)
    const before = await caseRow(id)
    const answer = await postToDesk(`/case/${id}`, { ...form, ...given, note: 'Kept <b>' })
    const html = await answer.text()
    expect([answer.status, await caseRow(id)]).toEqual([422, before])
    expect((await formIn(html, `/case/${id}`)).note).toBe('Kept <b>')
    expect(await select(html, '[aria-invalid="true"], [id$="-mistake"]')).not.toEqual([])
  })

  it('and lost takes the next step away, and opening it again gives it back to the open ones', async () => {
    const id = await oneCase()
    await postToDesk(`/case/${id}`, { ...(await formOf(id)), followUpOn: 'other', otherDay: '2027-02-01' })
    await postToDesk(`/case/${id}`, {
      ...(await formOf(id)),
      stage: 'lost',
      lostReason: 'other',
      lostNote: 'Moved away',
    })
    expect(await caseRow(id)).toMatchObject({ stage: 'lost', follow_up_on: '', lost_note: 'Moved away' })
    expect((await eventsOf(id)).slice(-2)).toMatchObject([
      { kind: 'stage', was: 'new', became: 'lost', text: 'other: Moved away' },
      { kind: 'follow-up', was: '2027-02-01', became: '' },
    ])
    await postToDesk(`/case/${id}`, { ...(await formOf(id)), stage: 'talking' })
    expect(await caseRow(id)).toMatchObject({ stage: 'talking', lost_reason: '', closed_at: null })
  })

  it('past the desk’s own words is refused by the database as well', async () => {
    const id = await oneCase()
    const wrong = ["stage = 'lost'", "lost_reason = 'price'", `joined_into = '${id}'`]
    for (const set of wrong)
      await expect(env.ENQUIRIES.prepare(`UPDATE cases SET ${set}`).run()).rejects.toThrow(/constraint/i)
  })
})

describe('one person', () => {
  it('is known by the number, however it was typed, under every name', async () => {
    const phones = [
      { name: 'Asha', phone: '9123456789' },
      { name: 'A. Rao', phone: '+91 91234 56789' },
      { name: 'Asha R', phone: '09123456789' },
      { name: 'Her brother', phone: '0091-9123456789' },
    ]
    const [id] = await openedCases(...phones.map((each, at) => ({ ...each, email: `a${at}@x.in` })))
    const html = await (await askDesk(`/case/${id}`)).text()
    const others = await select(html, '[data-other] a')
    expect(others.map(({ text }) => text).sort()).toEqual(['A. Rao', 'Asha R', 'Her brother'])
  })

  it('is known by the address in any letter case, and not by another one', async () => {
    const mails = ['Asha@x.in', 'asha@x.in', 'asha+goa@x.in']
    const [id] = await openedCases(...mails.map((email, at) => ({ email, phone: '', name: `N${at}` })))
    const others = await select(await (await askDesk(`/case/${id}`)).text(), '[data-other] a')
    expect(others.map(({ text }) => text)).toEqual(['N1'])
  })

  it('is not guessed from a number that 25 others have', async () => {
    const [id] = await openedCases(...Array.from({ length: 26 }, (_, at) => ({ name: `N${at}`, email: `a${at}@x.in` })))
    const html = await (await askDesk(`/case/${id}`)).text()
    expect(await select(html, '[data-other]')).toEqual([])
    expect(await readerSees(html)).toContain('stands in 25 others')
  })

  it('is joined and split again, and no enquiry has changed by a letter', async () => {
    const [one = '', other = ''] = await openedCases({ name: 'Asha' }, { name: 'Asha Rao' })
    const before = await allRows()
    await postToDesk(`/case/${other}`, { ...(await formOf(other)), note: 'Said by the other' })
    await postToDesk(`/case/${one}/person`, { join: other, key: 'k1' })
    const joined = await (await askDesk(`/case/${one}`)).text()
    expect(await readerSees(joined)).toContain('Said by the other')
    expect(await caseRow(other)).toMatchObject({ joined_into: one })
    await postToDesk(`/case/${one}/person`, { split: other, key: 'k2' })
    expect(await caseRow(other)).toMatchObject({ joined_into: null })
    expect(await allRows()).toEqual(before)
    expect((await eventsOf(one)).map(({ kind }) => kind)).toEqual(['joined', 'split'])
  })

  it('stays split when the form that joined it is sent again, stays joined when the one that split it is, and that is told', async () => {
    const [one = '', other = ''] = await openedCases({ name: 'Asha' }, { name: 'Asha Rao' })
    const send = async (form: Record<string, string>) => (await postToDesk(`/case/${one}/person`, form)).status
    const [join, split] = [
      { join: other, key: 'k1' },
      { split: other, key: 'k2' },
    ]
    for (const form of [join, join, split, split]) expect(await send(form)).toBe(303)
    const before = await caseRow(other)
    expect(await send(join)).toBe(409)
    expect(await caseRow(other)).toEqual(before)
    await send({ join: other, key: 'k3' })
    expect(await send(split)).toBe(409)
    expect(await caseRow(other)).toMatchObject({ joined_into: one })
    expect((await eventsOf(one)).map(({ kind }) => kind)).toEqual(['joined', 'split', 'joined'])
  })

  it('of whom two enquiries are joined keeps every next step in sight', async () => {
    const [one = '', other = ''] = await openedCases({ name: 'Asha' }, { name: 'Asha Rao' })
    const otherDay = daysAfter(dayInIndia(new Date()), 400)
    const step = { followUpOn: 'other', otherDay, followUpLine: 'Send the papers' }
    await postToDesk(`/case/${other}`, { ...(await formOf(other)), ...step })
    await postToDesk(`/case/${one}/person`, { join: other, key: 'k' })
    const planned = await (await askDesk('/inbox/planned')).text()
    expect((await select(planned, '[data-case] a[href^="/case/"]'))[0]?.attributes.href).toBe(`/case/${other}`)
    expect(await readerSees(await (await askDesk(`/case/${one}`)).text())).toContain(
      `${readableDate(otherDay)}: Send the papers`,
    )
    expect(await select(await (await askDesk(`/case/${other}`)).text(), `a[href="/case/${one}"]`)).toHaveLength(1)
  })

  it('is known by the address, also where an agent’s number stands beside it in more enquiries than are looked at', async () => {
    const agent = { phone: '98000 11111', email: '' }
    const [id = '', ...others] = await openedCases(
      { name: 'Asha', phone: '98000 11111', email: 'asha@x.in' },
      ...Array.from({ length: 120 }, (_, at) => ({ ...agent, name: `N${at}` })),
      { name: 'Asha again', phone: '98000 22222', email: 'asha@x.in' },
    )
    const html = await (await askDesk(`/case/${id}`)).text()
    expect((await select(html, '[data-other]')).map(({ attributes }) => attributes['data-other'])).toEqual([
      others.at(-1),
    ])
    expect(await readerSees(html)).toContain('stands in 100 others')
  })

  it('has the other cases listed newest first, twenty at most, and without one that stands under another', async () => {
    const [phone, email] = ['98000 11111', 'asha@x.in']
    const byPhone = Array.from({ length: 12 }, (_, at) => ({ name: `P${at}`, phone, email: '' }))
    const byMail = Array.from({ length: 12 }, (_, at) => ({ name: `M${at}`, phone: '', email }))
    const [id = '', ...others] = await openedCases({ name: 'Asha', phone, email }, ...byPhone, ...byMail)
    const [first = '', last = ''] = [others[0], others.at(-1)]
    await env.ENQUIRIES.exec('UPDATE cases SET opened_at = enquiry_row')
    await env.ENQUIRIES.prepare('UPDATE cases SET joined_into = ? WHERE id = ?').bind(first, last).run()
    const listed = await select(await (await askDesk(`/case/${id}`)).text(), '[data-other]')
    expect(listed.map(({ attributes }) => attributes['data-other'])).toEqual(others.slice(3, -1).toReversed())
  })

  it('of another country is known by the number, with the code chosen or written', async () => {
    const [id] = await openedCases(
      { name: 'A', phone: '7911 123456', isd: '+44', email: 'a@x.in' },
      { name: 'B', phone: '+44 7911 123456', isd: '+91', email: 'b@x.in' },
      { name: 'C', phone: '07911 123456', isd: '+44', email: 'c@x.in' },
      { name: 'D', phone: '7911 123456', isd: '+91', email: 'd@x.in' },
    )
    const html = await (await askDesk(`/case/${id}`)).text()
    expect((await select(html, '[data-other] a')).map(({ text }) => text).sort()).toEqual(['B', 'C'])
  })

  it('cannot be joined with itself, nor one that stands under another', async () => {
    const [one = '', two = '', three = ''] = await openedCases({ name: 'A' }, { name: 'B' }, { name: 'C' })
    const join = async (head: string, other: string) =>
      (await postToDesk(`/case/${head}/person`, { join: other, key: crypto.randomUUID() })).status
    expect([
      await join(one, one),
      await join(one, two),
      await join(two, three),
      await join(three, two),
      await join(two, one),
    ]).toEqual([409, 303, 409, 409, 409])
  })
})

describe('the inbox', () => {
  const counts = async () => {
    const html = await (await askDesk('/inbox')).text()
    return Object.fromEntries(
      (await select(html, '[data-count]')).map(({ attributes, text }) => [
        attributes['data-count'],
        Number.parseInt(text, 10),
      ]),
    )
  }

  it('opens a case for every enquiry as soon as somebody looks', async () => {
    await storeDue(3)
    expect(await counts()).toMatchObject({ new: 3 })
    await storeDue(2)
    expect(await counts()).toMatchObject({ new: 5 })
  })

  it('counts what its lists show, part by part', async () => {
    const ids = await openedCases(...Array.from({ length: 60 }, (_, at) => ({ name: `N${at}` })))
    const day = (ahead: number) =>
      new Date(Date.now() + 5.5 * 3_600_000 + ahead * 86_400_000).toISOString().slice(0, 10)
    const week = Date.now() - 8 * 86_400_000
    const kinds = [
      `stage = 'talking', follow_up_on = '${day(-2)}'`,
      `stage = 'new', follow_up_on = '${day(0)}'`,
      `stage = 'talking', first_reply_at = 1, follow_up_on = ''`,
      `stage = 'offered', follow_up_on = '${day(3)}', touched_at = ${week}`,
      `stage = 'offered', follow_up_on = '${day(3)}'`,
      `stage = 'won', closed_at = 1`,
      `stage = 'held'`,
      `stage = 'new'`,
    ]
    for (const [at, id] of ids.entries())
      await env.ENQUIRIES.prepare(`UPDATE cases SET ${kinds[at % 8]} WHERE id = ?`)
        .bind(id)
        .run()
    const listed = Object.fromEntries(
      await Promise.all(
        [
          'added',
          'overdue',
          'today',
          'travelling',
          'review',
          'new',
          'no-step',
          'quiet',
          'held',
          'planned',
          'closed',
        ].map(async (section) => {
          const html = await (await askDesk(`/inbox/${section}`)).text()
          const rows = (await select(html, '[data-case]')).length
          expect(Number((await selectOne(html, `[data-count=${section}]`)).text)).toBe(rows)
          return [section, rows] as const
        }),
      ),
    )
    expect(Object.values(listed).reduce((sum, rows) => sum + rows, 0)).toBe(60)
    expect(listed).toMatchObject(await counts())
  })

  it('pages a long part, shows each case once, and has no page without one', async () => {
    await storeDue(100)
    const pages: string[][] = []
    for (let path: string | undefined = '/inbox/new'; path; ) {
      const html = await (await askDesk(path)).text()
      pages.push((await select(html, '[data-case]')).map(({ attributes }) => attributes['data-case'] ?? ''))
      const [next] = await select(html, 'main a[href*="after="]')
      path = next?.attributes.href
    }
    expect([pages.map(({ length }) => length), new Set(pages.flat()).size]).toEqual([[50, 50], 100])
  })

  it('has a next step of 10 December from midnight in India on', async () => {
    const id = await oneCase()
    await env.ENQUIRIES.prepare(`UPDATE cases SET follow_up_on = '2099-12-10', stage = 'talking' WHERE id = ?`)
      .bind(id)
      .run()
    vi.useFakeTimers({ toFake: ['Date'] })
    const due = async (iso: string) => {
      vi.setSystemTime(new Date(iso))
      return (await counts()).today
    }
    expect([await due('2099-12-09T18:29:59Z'), await due('2099-12-09T18:30:00Z')]).toEqual([0, 1])
    vi.useRealTimers()
  })

  it.each(['राहुल', "o'brien", '1111', 'PT-', 'ASHA@EXAMPLE', 'bali'])('finds by %s', async (text) => {
    await storeDue(1, { name: "राहुल O'Brien" })
    const [row] = await allRows()
    const asked = text === 'PT-' ? String(row?.reference).toLowerCase() : text
    const html = await (await askDesk(`/inbox?q=${encodeURIComponent(asked)}`)).text()
    expect(await select(html, '[data-case]')).toHaveLength(1)
  })

  it.each(['%', '"', "'; DROP TABLE cases; --", '\u0000', '😀', 'अ'.repeat(200), '_'])(
    'finds nothing by %s, and says so',
    async (text) => {
      await storeDue(1)
      const answer = await askDesk(`/inbox?q=${encodeURIComponent(text)}`)
      expect([answer.status, (await select(await answer.text(), '[data-case]')).length]).toEqual([200, 0])
    },
  )

  it('lets a held one through, whose mail then goes out, or calls it spam', async () => {
    const [real = '', spam = ''] = await (async () => {
      await storeDue(2)
      await env.ENQUIRIES.exec("UPDATE enquiries SET state = 'held', held_reason = 'quick'")
      return openedCases()
    })()
    const { sent, binding } = mailbox()
    await postToDesk(`/case/${real}/held`, { verdict: 'new' })
    await postToDesk(`/case/${real}/held`, { verdict: 'new' })
    await postToDesk(`/case/${spam}/held`, { verdict: 'spam' })
    await runEveryMinute({ ...env, MAIL: binding })
    expect(sent.filter(({ subject }) => !subject.includes('held'))).toHaveLength(1)
    expect([await caseRow(real), await caseRow(spam)]).toMatchObject([{ stage: 'new' }, { stage: 'spam' }])
    expect(await eventsOf(real)).toHaveLength(1)
  })
})

describe('a message', () => {
  it('is noted once, answers the visitor, and opens in its program as it was written', async () => {
    const id = await oneCase({ name: '' })
    const page = await (await askDesk(`/case/${id}`)).text()
    const message = await formIn(page, `/case/${id}/message`)
    expect(message.text).toMatch(/^Namaste, this is Asha from /)
    const text = 'Namaste & welcome # 100% + ₹5,000 😀\nनमस्ते'
    const answer = await postToDesk(`/case/${id}/message`, { ...message, channel: 'whatsapp', text })
    const html = await (await askDesk(answer.headers.get('location') ?? '')).text()
    const link = await selectOne(html, 'a[href^="https://wa.me/"]')
    const url = new URL(link.attributes.href ?? '')
    expect([url.pathname, url.searchParams.get('text'), link.attributes.rel]).toEqual([
      '/919800011111',
      text,
      'noopener noreferrer',
    ])
    expect(await caseRow(id)).toMatchObject({ stage: 'talking' })
    expect((await caseRow(id)).first_reply_at).toBeGreaterThan(0)
  })

  it('opens in a mail program with its lines', async () => {
    const id = await oneCase()
    const message = await formIn(await (await askDesk(`/case/${id}`)).text(), `/case/${id}/message`)
    const answer = await postToDesk(`/case/${id}/message`, { ...message, channel: 'mail', text: 'One\nTwo & three' })
    const link = await selectOne(
      await (await askDesk(answer.headers.get('location') ?? '')).text(),
      'a[href^="mailto:"]',
    )
    expect(link.attributes.href).toMatch(/^mailto:asha%40example\.in\?subject=.*&body=One%0D%0ATwo%20%26%20three$/)
  })

  it.each([
    ['whatsapp', 'a[href^="https://wa.me/"]', 'The plan of day 1.\n'.repeat(140)],
    ['mail', 'a[href^="mailto:"]', 'नमस्ते, यह आपकी यात्रा है। '.repeat(30)],
  ])(
    'that is too long for a link by %s opens with its beginning, and stands beside it whole',
    async (channel, found, text) => {
      const id = await oneCase()
      const message = await formIn(await (await askDesk(`/case/${id}`)).text(), `/case/${id}/message`)
      const answer = await postToDesk(`/case/${id}/message`, { ...message, channel, text })
      const html = await (await askDesk(answer.headers.get('location') ?? '')).text()
      const { href = '' } = (await selectOne(html, found)).attributes
      expect(href.length).toBeLessThanOrEqual(1800)
      expect(decodeURIComponent(href)).toContain(text.slice(0, 20))
      expect(decodeURIComponent(href)).toMatch(/ …$/)
      expect((await selectOne(html, '#send textarea')).text.trim()).toBe(text.trim())
      expect((await eventsOf(id))[0]).toMatchObject({ text: text.trim() })
    },
  )

  it('by nothing but WhatsApp and mail is not noted, and stays as it was typed', async () => {
    const id = await oneCase()
    const message = await formIn(await (await askDesk(`/case/${id}`)).text(), `/case/${id}/message`)
    const answer = await postToDesk(`/case/${id}/message`, { ...message, channel: 'pigeon', text: 'Coo' })
    const html = await answer.text()
    expect([answer.status, (await selectOne(html, '#text')).text.trim()]).toEqual([422, 'Coo'])
    expect(await eventsOf(id)).toEqual([])
  })

  it('without a word is not noted', async () => {
    const id = await oneCase()
    const message = await formIn(await (await askDesk(`/case/${id}`)).text(), `/case/${id}/message`)
    expect((await postToDesk(`/case/${id}/message`, { ...message, channel: 'whatsapp', text: ' ' })).status).toBe(422)
    expect(await eventsOf(id)).toEqual([])
  })

  it('begins with the template that was chosen, which staff change and retire', async () => {
    const id = await oneCase()
    const change = {
      id: 'papers',
      version: '1',
      name: 'Papers',
      body: 'Dear {name}[, for {tour}]: papers, {link}',
      act: 'save',
    }
    await postToDesk('/templates', change)
    const shown = await formIn(await (await askDesk(`/case/${id}`)).text(), `/case/${id}/template`)
    const chosen = await postToDesk(`/case/${id}/template`, { ...shown, template: 'papers' })
    expect(chosen.status).toBe(303)
    const html = await (await askDesk(chosen.headers.get('location') ?? '')).text()
    expect((await formIn(html, `/case/${id}/message`)).text).toMatch(
      /^Dear Asha Rao, for .*Bali.*: papers, https:\/\/\S+\/tour\/Bali\w+$/,
    )
    expect(html).toContain('First answer in Hindi')
    const stale = await postToDesk('/templates', { ...change, body: 'Other' }, { as: BELA_OF_SALES })
    expect([stale.status, await readerSees(await stale.text())]).toEqual([
      409,
      expect.stringContaining('Somebody else saved'),
    ])
    const renamed = await postToDesk('/templates', { ...change, name: 'Visa papers' }, { as: BELA_OF_SALES })
    expect(renamed.status).toBe(409)
    expect((await postToDesk('/templates', { ...change, version: '2', body: '{nmae}' })).status).toBe(422)
    await postToDesk('/templates', { ...change, version: '2', act: 'retire' })
    const offered = async () =>
      (await select(await (await askDesk(`/case/${id}`)).text(), 'button[value="papers"]')).length
    expect(await offered()).toBe(0)
    const late = await postToDesk('/templates', { ...change, version: '2', body: 'Written meanwhile' })
    const html409 = await late.text()
    expect([late.status, html409.includes('Written meanwhile'), await offered()]).toEqual([409, true, 0])
    expect(await readerSees(html409)).toMatch(/Somebody else took this template out.*Saving offers it again/)
    expect(await readerSees(html409)).not.toContain('It reads')
    await postToDesk('/templates', { ...change, version: '3', body: 'Written meanwhile' })
    expect(await offered()).toBe(1)
  })
})

it('a template is saved by no other word than its form has', async () => {
  const fields = { id: 'by-another-word', version: '0', name: 'Rain', body: 'It rains.' }
  for (const act of ['constructor', '', 'Save'])
    expect([act, (await postToDesk('/templates', { ...fields, act })).status]).toEqual([act, 400])
  expect(await rowsOf("SELECT id FROM templates WHERE id = 'by-another-word'")).toEqual([])
})

describe('a press on a case', () => {
  const press = (id: string, act: string, fields: Record<string, string>) =>
    postToDesk(`/case/${id}/${act}`, { key: crypto.randomUUID(), ...fields })

  it.each([
    ['mark', { set: 'urgent' }],
    ['mark', { unset: 'urgent' }],
    ['seen', { till: '1' }],
  ])('that is not there is answered so: %s %j', async (act, fields: Record<string, string>) => {
    const id = await oneCase()
    expect((await press('0'.repeat(64), act, fields)).status).toBe(404)
    expect((await press(id, act, fields)).status).toBe(303)
    await erasePersonOf({ digits: '9800011111' })
    const answer = await press(id, act, fields)
    expect([answer.status, await readerSees(await answer.text())]).toEqual([404, expect.stringContaining('erased')])
  })

  it.each(['', '-1e3', '0x10', '1.5', '9007199254740991', '1e3'])(
    'that has seen what was added until “%s” is of no moment, and changes nothing',
    async (till) => {
      const id = await oneCase()
      await env.ENQUIRIES.prepare('UPDATE cases SET added_at = 5').run()
      expect((await press(id, 'seen', { till })).status).toBe(400)
      expect(await env.ENQUIRIES.prepare('SELECT added_at FROM cases').first('added_at')).toBe(5)
    },
  )
})

describe('erasing a person', () => {
  const DIGITS = ['9800011111', '1111100089', '98000 11111']

  /** Every value of every table that holds one of the words. */
  async function tracesOf(words: string[]): Promise<string[]> {
    const tables = await rowsOf(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'`,
    )
    const found: string[] = []
    for (const { name } of tables) {
      const text = JSON.stringify(await rowsOf(`SELECT * FROM "${name}"`))
      if (words.some((word) => text.includes(word))) found.push(String(name))
    }
    return found
  }

  it('leaves nothing of them in any table, and the cases stay countable', async () => {
    const [id = '', other = ''] = await openedCases(
      { message: 'Call 98000 11111' },
      { name: 'Asha of work', phone: '91234 56789', email: 'w@x.in' },
    )
    await postToDesk(`/case/${id}`, {
      ...(await formOf(id)),
      deed: 'call',
      note: 'Asha Rao: 98000 11111',
      followUpOn: 'other',
      otherDay: '2027-01-12',
      followUpLine: 'Call Asha Rao 9800011111',
    })
    await postToDesk(`/case/${id}`, {
      ...(await formOf(id)),
      stage: 'lost',
      lostReason: 'other',
      lostNote: 'Asha Rao 9800011111',
    })
    await postToDesk(`/case/${id}/person`, { join: other, key: 'k' })
    const words = [...DIGITS, 'Asha', 'asha@example.in', 'w@x.in', '91234 56789', '9876543219']
    const staff = (name: string) => name.replace(ASHA_OF_SALES, '')
    await env.ENQUIRIES.prepare('UPDATE case_events SET actor = ?').bind(BELA_OF_SALES).run()
    expect((await tracesOf(words)).length).toBeGreaterThan(3)
    expect(await erasePersonOf({ digits: '9800011111' })).toBe(2)
    expect((await tracesOf(words)).map(staff)).toEqual([])
    expect(await caseRow(id)).toMatchObject({ stage: 'lost', lost_reason: 'other', lost_note: '' })
    expect(
      await rowsOf('SELECT 1 FROM cases c LEFT JOIN enquiries e ON e.id = c.enquiry_id WHERE e.id IS NULL'),
    ).toEqual([])
    expect((await askDesk(`/case/${id}`)).status).toBe(404)
  })

  it('of the retention reaches their cases too', async () => {
    const id = await oneCase()
    await postToDesk(`/case/${id}`, { ...(await formOf(id)), note: 'Asha 98000 11111' })
    await env.ENQUIRIES.prepare('UPDATE enquiries SET created_at = 0').run()
    await runEveryMinute({ ...env, MAIL: mailbox().binding })
    expect(await tracesOf(DIGITS)).toEqual([])
  })
})

it('What somebody typed comes back when the database does not answer, and counts once when it is sent again', async () => {
  expectLog()
  const id = await oneCase()
  const typed = { ...(await formOf(id)), note: 'Wants the sea' }
  const answer = await postToDesk(`/case/${id}`, typed, { bindings: { ENQUIRIES: brokenDatabase(env.ENQUIRIES) } })
  const html = await answer.text()
  expect([answer.status, await readerSees(html)]).toEqual([503, expect.stringContaining('Wants the sea')])
  const again = await formIn(html, `/case/${id}`)
  await postToDesk(`/case/${id}`, again)
  await postToDesk(`/case/${id}`, again)
  expect(await eventsOf(id)).toHaveLength(1)
})

it('The log of a failure names no person, no text and no case', async () => {
  const log = expectLog()
  const id = await oneCase()
  await postToDesk(
    `/case/${id}`,
    { key: 'k', note: 'Secret words' },
    { bindings: { ENQUIRIES: brokenDatabase(env.ENQUIRIES, 'D1_ERROR: Asha') } },
  )
  await askDesk('/inbox?q=asha', { bindings: { ENQUIRIES: brokenDatabase(env.ENQUIRIES, 'D1_ERROR: Asha') } })
  const text = log.join('\n')
  expect(log.length).toBeGreaterThan(1)
  for (const word of ['Secret', 'Asha', 'asha', id]) expect(text).not.toContain(word)
})
