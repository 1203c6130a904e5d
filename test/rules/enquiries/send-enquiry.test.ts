import { afterEach, expect, it, vi } from 'vitest'
import { isProblem } from '../../../src/domain/enquiries/enquiry.ts'
import { sendEnquiry } from '../../../src/islands/send-enquiry.ts'

const REFERENCE = 'PT-7K3M9-QX2HB'
const json = (body: unknown, status = 200) => Response.json(body, { status })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The message to the visitor after a response, and the console's output. */
async function told(answer: () => Response | Promise<Response>) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () => answer())
  const form = new FormData()
  form.set('name', 'Asha Rao')
  return { outcome: await sendEnquiry(form, 'key'), logged: log.mock.calls.flat().join(' ') }
}

it('Our own yes is a yes, with its reference', async () => {
  const { outcome } = await told(() => json({ ok: true, reference: REFERENCE }))
  expect(outcome).toMatchObject({ kind: 'sent', reference: REFERENCE })
})

it('What has to be mended is told field by field', async () => {
  const { outcome } = await told(() => json({ ok: false, fields: { phone: 'Leave a number.' } }, 422))
  expect(outcome).toMatchObject({ kind: 'refused', mistakes: { phone: 'Leave a number.' } })
})

it.each<[string, () => Response | Promise<Response>]>([
  ['nothing, as 204', () => new Response(null, { status: 204 })],
  ['nothing, as 200', () => new Response('')],
  ['a page, as 200', () => new Response('<!doctype html><title>Log in</title>')],
  ['a page, as 502', () => new Response('<!doctype html><title>Bad gateway</title>', { status: 502 })],
  ['null', () => json(null)],
  ['a list', () => json([{ ok: true, reference: REFERENCE }])],
  ['a text', () => json('ok')],
  ['a yes of another kind', () => json({ ok: 'true', reference: REFERENCE })],
  ['a yes without a reference', () => json({ ok: true })],
  ['a yes with another reference', () => json({ ok: true, reference: { id: 1 } })],
  ['a yes that is a no', () => json({ ok: true, reference: REFERENCE }, 500)],
  ['a sentence of another kind', () => json({ ok: false, error: { code: 7 } }, 503)],
  ['mistakes that are none', () => json({ ok: false, fields: {} }, 422)],
  ['mistakes that are a list of things', () => json({ ok: false, fields: [{}] }, 422)],
  ['mistakes that are no sentences', () => json({ ok: false, fields: { name: { message: 'x' } } }, 422)],
  ['a body that breaks off', () => new Response(new ReadableStream({ pull: (body) => body.error(new Error('cut')) }))],
  ['a refused connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'Where the answer is %s, a sentence says that there is no word, and the log says nothing of the form',
  async (_, answer) => {
    const { outcome, logged } = await told(answer)
    expect(outcome.kind).not.toBe('sent')
    expect(isProblem(outcome)).toBe(true)
    expect(outcome.sentence).toContain('We have no word that this has arrived')
    expect(logged).toMatch(/^The enquiry (was not taken|could not be sent)/)
    expect(logged).not.toContain('Asha')
  },
)
