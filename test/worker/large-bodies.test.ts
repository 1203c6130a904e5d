import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { readFormAtMost, textsOf } from '../../src/data/stores/read-at-most.ts'
import { ticketOf } from '../../src/domain/enquiries/ticket.ts'
import { allRows, clearEnquiries, post, storeDue } from '../support/enquiries.ts'
import { select, selectOne } from '../support/markup.ts'

beforeEach(clearEnquiries)

const SECRET = 'of the tests'
const BEGINS = 'Begins <b>&"क🪁 '

/** A body as a browser sends it without a script, in either encoding. */
const ENCODINGS: [name: string, body: (fields: Record<string, string>) => BodyInit][] = [
  ['in the address’s encoding', (fields) => new URLSearchParams(fields)],
  [
    'as multipart',
    (fields) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      return form
    },
  ],
]

/** The forms that a visitor may write in: what each has beside the text, in its order. */
const FORMS: [path: string, field: string, beside: () => Promise<Record<string, string>>][] = [
  ['/send-email', 'message', async () => ({ form: 'contact', tour: 'Bali6d5n', name: 'Asha', phone: '98000' })],
  ['/add-line', 'line', async () => ({ ticket: await ticket(), key: crypto.randomUUID() })],
  ['/send-review', 'text', async () => ({ ticket: await ticket('review'), mark: '4' })],
]

async function ticket(about?: 'review'): Promise<string> {
  const [stored] = await storeDue(1)
  await openCases(env.ENQUIRIES)
  await env.ENQUIRIES.exec(
    `UPDATE cases SET stage = 'won', closed_at = 1, travel_from = '2026-01-01', travel_till = '2026-01-02', review_asked_at = ${Date.now()}`,
  )
  return ticketOf(SECRET, stored?.reference ?? '', about)
}

describe.each(FORMS)('A form sent to %s that is larger than we take', (path, field, beside) => {
  describe.each(ENCODINGS)('%s', (_, bodyOf) => {
    it.each([240_000, 300_000, 3_000_000])('comes back with the text, of %i letters', async (letters) => {
      const fields = await beside()
      const before = await allRows()
      const typed = BEGINS.padEnd(letters, 'long ')
      const answer = await post({ body: bodyOf({ ...fields, [field]: typed }) }, {}, path)
      const html = await answer.text()
      expect(answer.status).toBe(413)
      const told = (await selectOne(html, '[role=alert]')).text
      expect(told).toContain('longer than we can take')
      const { name, attributes, text } = await selectOne(html, `main [name="${field}"]`)
      const back = name === 'textarea' ? text : (attributes.value ?? '')
      expect([typed.startsWith(back.trimEnd()), back.length >= Math.min(letters, 60_000)]).toEqual([true, true])
      expect(told.includes('only its beginning stands below')).toBe(back.trimEnd().length < typed.trimEnd().length)
      expect(await allRows()).toEqual(before)
      for (const [other, value] of Object.entries(fields)) {
        const controls = await select(html, `main [name="${other}"]`)
        const shown = controls.filter(({ attributes: { type, checked } }) => type !== 'radio' || checked !== undefined)
        expect([other, shown[0]?.attributes.value]).toEqual([other, value])
      }
    })
  })
})

describe.each(ENCODINGS)('An enquiry that is larger than we take, %s', (_, bodyOf) => {
  const TEXTS = {
    name: 'Asha',
    passengers: '4 of us',
    place: 'Coorg',
    hours: 'after 6',
    wishes: 'Jain meals',
    date: '15 Jan',
  }

  it.each(['', 'contact', 'callback', 'tour'])(
    'comes back of the form “%s” with every text in a field',
    async (form) => {
      const typed = { ...TEXTS, message: BEGINS.padEnd(300_000, 'long ') }
      const answer = await post({ body: bodyOf(form ? { form, ...typed } : typed) }, {}, '/send-email')
      const html = await answer.text()
      expect(answer.status).toBe(413)
      expect((await selectOne(html, 'main textarea[name=message]')).text.length).toBeGreaterThan(60_000)
      for (const [name, text] of Object.entries(TEXTS))
        expect([name, (await selectOne(html, `main input[name="${name}"]`)).attributes.value]).toEqual([name, text])
    },
  )
})

it.each(ENCODINGS)('A form that is cut anywhere keeps what came before the cut, %s', async (_, bodyOf) => {
  const fields = { ticket: 'of ours', text: 'Two of us, नमस्ते 🪁', name: 'Asha' }
  const whole = new Request('https://patang.example', { method: 'POST', body: bodyOf(fields) })
  const bytes = await whole.clone().arrayBuffer()
  for (let limit = 1; limit < bytes.byteLength; limit++) {
    const init = { method: 'POST', body: bytes, headers: whole.headers }
    const { form, end } = await readFormAtMost(new Request('https://patang.example', init), limit)
    expect(end).toBe('too long')
    const read = Object.entries(form ? textsOf(form) : {}) as [keyof typeof fields, string][]
    // Within the name of a field, the name itself is cut.
    const known = read.filter(([name]) => name in fields)
    expect([limit, known.filter(([name, value]) => !fields[name].startsWith(value.replace(/\uFFFD+$/, '')))]).toEqual([
      limit,
      [],
    ])
  }
  const { form } = await readFormAtMost(whole, bytes.byteLength)
  expect(textsOf(form ?? new FormData())).toEqual(fields)
})
