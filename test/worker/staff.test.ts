import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { type Desk, DeskError, follow, type Request } from '../../src/cli/enquiries/enquiry-commands.ts'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { spill } from '../../src/data/enquiries/spill.ts'
import { runEveryMinute } from '../../src/every-minute.ts'
import { mailbox } from '../chaos/faults.ts'
import { askDesk, formIn, postToDesk, STEP_DAY } from '../support/desk.ts'
import { allRows, clearEnquiries, onlyRow, row, storeDue } from '../support/enquiries.ts'

beforeEach(clearEnquiries)

function desk(given: Partial<Desk> = {}): Desk {
  return {
    database: env.ENQUIRIES,
    catalogue: env.CATALOGUE,
    spill: env.SPILL,
    now: Date.now(),
    confirm: async () => true,
    ...given,
  }
}

function ask(command: string, given: Partial<Request> = {}, at: Desk = desk()): Promise<string> {
  return follow(at, { command, subject: undefined, filter: { states: [] }, limit: 50, ...given })
}

const setState = (state: string, name: string) =>
  env.ENQUIRIES.prepare('UPDATE enquiries SET state = ? WHERE name = ?').bind(state, name).run()

it('The list is a table with a line for each enquiry', async () => {
  await storeDue(1)
  const [header, line] = (await ask('list')).split('\n')
  expect(header).toMatch(/^Reference +Received +State +Name/)
  expect(line).toMatch(
    /^PT-\S+ +.* IST +due +Asha Rao +\+91 98000 11111 +asha@example\.in +20 Dec 2027 +Bali6d5n +deluxe$/,
  )
})

it('The inbox is the desk’s: an enquiry that came just now is new', async () => {
  await storeDue(1)
  expect((await ask('inbox')).split('\n')[0]).toBe('New: 1')
})

it('A name that would move the cursor or reverse the line is harmless in the list', async () => {
  await storeDue(1, { name: '\u001b[2JAsha\u202e\nRao' })
  const lines = (await ask('list')).split('\n')
  expect([lines.length, lines[1]?.includes('[2JAsha Rao')]).toEqual([2, true])
  expect(lines[1]).not.toMatch(/\p{C}/u)
})

it('Hindi stays aligned with the columns', async () => {
  await storeDue(1, { name: 'आशा' })
  await storeDue(1, { name: 'Asha' })
  const columns = (await ask('list')).split('\n').map((line) => [...new Intl.Segmenter('hi').segment(line)])
  const at = columns.map((line) => line.findIndex(({ index, input }) => input.startsWith('+91', index)))
  expect(at[1]).toBe(at[2])
})

it.each([
  ['due', ['Asha']],
  ['held', ['Bela']],
  ['dead', ['Chandra']],
] as const)('The filter for %s shows those', async (state, names) => {
  for (const name of ['Asha', 'Bela', 'Chandra']) await storeDue(1, { name })
  await setState('held', 'Bela')
  await setState('dead', 'Chandra')
  const list = await ask('list', { filter: { states: [state] } })
  expect(['Asha', 'Bela', 'Chandra'].filter((name) => list.includes(name))).toEqual(names)
})

it('The filters for a day and a tour show those', async () => {
  await storeDue(1, { name: 'Asha' })
  await storeDue(1, { name: 'Bela', packages: '/tour/Nepal' })
  const nepal = await ask('list', { filter: { states: [], tour: 'nepal' } })
  const tomorrow = await ask('list', { filter: { states: [], from: Date.now() + 86_400_000 } })
  expect([nepal.includes('Bela'), nepal.includes('Asha'), tomorrow.includes('Asha')]).toEqual([true, false, false])
})

it('A filter with quotes finds nothing and breaks nothing', async () => {
  await storeDue(1)
  await expect(ask('list', { filter: { states: [], tour: `x' OR '1'='1` } })).rejects.toThrow(DeskError)
  expect(await allRows()).toHaveLength(1)
})

it('The sheet of an enquiry has what was mailed and how the mail went', async () => {
  const [stored] = await storeDue(1, { message: 'Near the sea' })
  const sheet = await ask('show', { subject: stored?.reference?.toLowerCase() })
  for (const part of ['Asha Rao', 'Near the sea', 'State: due', 'Attempts: 0']) expect(sheet).toContain(part)
})

it('The sheet says where the case stands and what the desk has noted, each as one harmless line', async () => {
  const [stored] = await storeDue(1)
  await openCases(env.ENQUIRIES)
  const id = String((await env.ENQUIRIES.prepare('SELECT id FROM cases').first())?.id)
  const form = await formIn(await (await askDesk(`/case/${id}`)).text(), `/case/${id}`)
  const typed = { deed: 'call', note: 'Wants\u001b[2J\nthe sea', followUpOn: 'other', otherDay: STEP_DAY }
  await postToDesk(`/case/${id}`, { ...form, ...typed, followUpLine: 'Call back' })
  const sheet = await ask('show', { subject: stored?.reference })
  for (const part of [
    'Stage: Talking',
    `Next step: ${STEP_DAY} Call back`,
    'Asha  Called, Wants [2J the sea',
    'New → Talking',
  ])
    expect(sheet).toContain(part)
  expect(sheet).not.toMatch(/[^\P{Cc}\n]/u)
})

it('A held enquiry that is sent again is let through at the desk as well, and the desk says who did it', async () => {
  const { sent, binding } = mailbox()
  const [stored] = await storeDue(1)
  await env.ENQUIRIES.exec("UPDATE enquiries SET state = 'held', held_reason = 'quick'")
  await ask('resend', { subject: stored?.reference })
  await ask('resend', { subject: stored?.reference })
  await runEveryMinute({ ...env, MAIL: binding })
  expect([sent.length, (await ask('inbox')).split('\n')[0]]).toEqual([1, 'New: 1'])
  expect(await ask('show', { subject: stored?.reference })).toContain('Command line  Stage: Held → New')
})

it('An enquiry of somebody who was erased is found by nothing any more', async () => {
  const [stored] = await storeDue(1)
  await ask('erase', { subject: 'asha@example.in' })
  for (const subject of [stored?.reference, 'Asha', 'erased', '98000 11111'])
    await expect(ask('show', { subject })).rejects.toThrow('No enquiry fits')
})

it('An unknown reference is said to be unknown', async () => {
  await expect(ask('show', { subject: 'PT-00000-00000' })).rejects.toThrow(DeskError)
})

it('An enquiry that was sent again is mailed by the next run of the cron', async () => {
  const { sent, binding } = mailbox()
  const [stored] = await storeDue(1)
  await runEveryMinute({ ...env, MAIL: binding })
  await ask('resend', { subject: stored?.reference })
  await runEveryMinute({ ...env, MAIL: binding })
  expect(sent).toHaveLength(2)
})

it('A dead enquiry that is sent again starts afresh', async () => {
  const [stored] = await storeDue(1)
  await env.ENQUIRIES.exec("UPDATE enquiries SET state = 'dead', attempts = 11, last_error = 'X', due_at = 0")
  const before = Date.now()
  await ask('resend', { subject: stored?.reference })
  const { due_at, ...row } = await onlyRow()
  expect(row).toMatchObject({ state: 'due', attempts: 0, last_error: null })
  expect(Number(due_at)).toBeGreaterThanOrEqual(before)
})

it('A sent enquiry is not sent again without a yes', async () => {
  const [stored] = await storeDue(1)
  await setState('sent', 'Asha Rao')
  const refusing = desk({ confirm: async () => false })
  await expect(ask('resend', { subject: stored?.reference }, refusing)).rejects.toThrow('Nothing was sent.')
  expect(await onlyRow()).toMatchObject({ state: 'sent' })
})

it('The export opens in Excel: its mark, Hindi, quoted lines, no formula', async () => {
  await storeDue(1, { name: '=HYPERLINK("x")', message: 'आशा\nwrites' })
  const csv = await ask('export')
  expect(csv.startsWith('\uFEFF"reference",')).toBe(true)
  for (const cell of [
    `"'=HYPERLINK(""x"")"`,
    '"आशा\nwrites"',
    '"98000 11111 (+91)"',
    '"91 98000 11111"',
    '"2027-12-20"',
  ])
    expect(csv).toContain(cell)
})

it.each(['asha@example.in', 'ASHA@Example.IN', '98000 11111', '+91 98000-11111', '09800011111'])(
  'A person is erased by %s, from all of their enquiries',
  async (subject) => {
    await storeDue(2)
    await storeDue(1, { name: 'Ravi', email: 'ravi@example.in', phone: '98000 22222' })
    await ask('erase', { subject })
    const names = (await allRows()).map(({ name, erased_at }) => [name, erased_at !== null])
    expect(names.sort()).toEqual([
      ['', true],
      ['', true],
      ['Ravi', false],
    ])
  },
)

it('A number that was stored with its country code is found by the ten digits that people say', async () => {
  await storeDue(1, { phone: '+91 98000 11111', isd: '' })
  await ask('erase', { subject: '98000 11111' })
  expect((await onlyRow()).name).toBe('')
})

it('Nothing is erased without a yes, and the question shows what would be', async () => {
  await storeDue(1)
  let question = ''
  const refuse = async (asked: string) => {
    question = asked
    return false
  }
  const refusing = desk({ confirm: refuse })
  await expect(ask('erase', { subject: 'asha@example.in' }, refusing)).rejects.toThrow('Nothing was erased.')
  expect([question.includes('Asha Rao'), (await onlyRow()).name]).toEqual([true, 'Asha Rao'])
})

it.each(['', '12345', '%', '_', "' OR 1=1 --", 'everybody'])('%j names nobody and erases nothing', async (subject) => {
  await storeDue(1)
  await expect(ask('erase', { subject })).rejects.toThrow(DeskError)
  expect((await onlyRow()).name).toBe('Asha Rao')
})

it('An e-mail with SQL in it is one value', async () => {
  await storeDue(1)
  expect(await ask('erase', { subject: "x@y' OR '1'='1" })).toBe('Nothing of this person is stored.')
})

it('A person is erased from what waits outside of the database, too', async () => {
  const waiting = await row()
  await spill(env.SPILL, waiting)
  expect(await ask('erase', { subject: 'asha@example.in' })).toMatch(/^Erased from one enquiry/)
  expect((await env.SPILL.list({ prefix: 'spill:' })).keys).toEqual([])
})

it('Nobody is told about an erased enquiry, and the erased person may ask anew', async () => {
  const { sent, binding } = mailbox()
  const [stored] = await storeDue(1)
  await ask('erase', { subject: 'asha@example.in' })
  await runEveryMinute({ ...env, MAIL: binding })
  expect([sent.length, (await onlyRow()).id === stored?.id]).toEqual([0, false])
})

it('The times of the export are India’s, as Excel reads a date', async () => {
  await storeDue(1)
  await env.ENQUIRIES.prepare('UPDATE enquiries SET created_at = ?')
    .bind(Date.UTC(2026, 10, 28, 18, 36))
    .run()
  expect(await ask('export')).toContain(',"2026-11-29 00:06",')
})

it('The export names the tour, and holds nothing that moves a terminal’s cursor', async () => {
  await storeDue(1, { name: '\u001b]0;PWNED\u0007Asha\u202e', message: 'a\u001b[2Jb' })
  const csv = await ask('export')
  expect(csv).toMatch(/"Bali[^"]*, 5N\/6D"/)
  expect(csv.slice(1)).not.toMatch(/[^\P{C}\r\n]/u)
})

it.each([
  ['in small letters', (reference: string) => reference.toLowerCase()],
  ['without hyphens', (reference: string) => reference.replaceAll('-', '')],
  ['without PT', (reference: string) => reference.slice(3)],
  ['with spaces', (reference: string) => ` ${reference.replaceAll('-', ' ')} `],
  ['with en dashes', (reference: string) => reference.replaceAll('-', '–')],
  ['with O for 0 and I for 1', (reference: string) => reference.replaceAll('0', 'O').replaceAll('1', 'I')],
  ['with l for 1', (reference: string) => reference.replaceAll('1', 'l')],
  ['by its first half', (reference: string) => reference.slice(0, 8)],
  ['by its second half', (reference: string) => reference.slice(9)],
])('A reference is found %s', async (_, typed) => {
  await storeDue(1)
  await env.ENQUIRIES.exec("UPDATE enquiries SET reference = 'PT-Y5D31-0ZB2P'")
  expect(await ask('show', { subject: typed('PT-Y5D31-0ZB2P') })).toContain('Reference: PT-Y5D31-0ZB2P')
})

it.each(['Asha', 'asha rao', 'RAO', '98000 11111', '९८०००११११', 'ASHA@example.in'])(
  '%s finds the enquiry',
  async (subject) => {
    await storeDue(1, { phone: subject.startsWith('९') ? '98000 1111' : '98000 11111' })
    await storeDue(1, { name: 'Ravi', email: 'ravi@example.in', phone: '98000 22222' })
    expect(await ask('show', { subject })).toContain('Name: Asha Rao')
  },
)

it('Where several fit, all are shown and none is taken', async () => {
  await storeDue(2)
  await expect(ask('resend', { subject: 'Asha' })).rejects.toThrow(/2 enquiries fit[\s\S]*PT-[\s\S]*PT-/)
})

it('A tour that is not there leads to those that are', async () => {
  await storeDue(1)
  await expect(ask('list', { filter: { states: [], tour: 'Bali' } })).rejects.toThrow(
    /There are:\n {2}Bali\w+ {2}Bali: .*\n {2}Bali/,
  )
  expect(await ask('list', { filter: { states: [], tour: 'nepal' } })).toBe('No enquiry fits.')
})

it('The filter from a day to a day takes both', async () => {
  await storeDue(1)
  const at = Number((await onlyRow()).created_at)
  const listed = async (from: number, before: number) =>
    (await ask('list', { filter: { states: [], from, before } })).includes('Asha')
  expect([await listed(at, at + 1), await listed(at - 1, at), await listed(at + 1, at + 2)]).toEqual([
    true,
    false,
    false,
  ])
})

it('A list that was cut says so', async () => {
  await storeDue(3)
  expect((await ask('list', { limit: 2 })).split('\n').slice(3)).toEqual(['There are more: --limit 4'])
})

it.each(['9876543210', '९८७६५४३२१०', '91234 56789', '+91 91234-56789'])(
  'erase %s finds the enquiry with two numbers',
  async (subject) => {
    await storeDue(1, { phone: '98765 43210 / 91234 56789' })
    expect(await ask('erase', { subject })).toMatch(/^Erased from one enquiry/)
    expect(await onlyRow()).toMatchObject({ phone: '', name: '' })
  },
)

it('erase ९८७६५४३२१६ finds the number that was typed in other digits', async () => {
  await storeDue(1, { phone: '98765\u200B43216' })
  expect(await ask('erase', { subject: '९८७६५४३२१६' })).toMatch(/^Erased from one enquiry/)
})
