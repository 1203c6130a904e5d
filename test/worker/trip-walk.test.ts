import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { follow } from '../../src/cli/enquiries/enquiry-commands.ts'
import { enquiryCsv } from '../../src/cli/enquiries/enquiry-text.ts'
import { listEnquiries } from '../../src/data/enquiries/kept-enquiries.ts'
import type { EnquiryRow } from '../../src/data/enquiries/schema.ts'
import { runEveryMinute } from '../../src/every-minute.ts'
import { dayInIndia, daysAfter, readableDate } from '../../src/values/dates.ts'
import { rupees } from '../../src/values/money.ts'
import { clearEnquiries, form, post } from '../support/enquiries.ts'
import { select } from '../support/markup.ts'
import { pageAt } from '../support/site.ts'

beforeEach(clearEnquiries)

const from = daysAfter(dayInIndia(new Date()), 75)

/** What each place says that a trip comes to. */
it.each([
  ['abroad', 'SriLanka6n7d', '/tour/SriLanka6n7d'],
  ['at home', 'Rajasthan', '/tour/Rajasthan'],
])(
  'a trip %s comes to one total, on its page, in the form, in the row, the mail, the CSV file, the staff’s sheet and a shared text',
  async (_, id, path) => {
    const query = `adults=3&rooms=2%2B1&tier=superDeluxe&from=${from}`
    const page = await pageAt(`${path}?${query}`)
    const [shown] = await select(page, '[data-total]')
    const total = Number(shown?.attributes['data-total'])
    expect(shown?.text).toBe(rupees(total))
    const lines = (await select(page, '#cost tbody td')).map(({ text }) => paise(text))
    expect(lines.reduce((sum, line) => sum + line, 0)).toBe(total * 100)

    const links = (await select(page, '[data-answer] a')).map(({ attributes }) => attributes.href ?? '')
    const shared = links.find((href) => href.startsWith('https://wa.me/')) ?? ''
    expect(decodeURIComponent(shared)).toContain(
      `from ${readableDate(from)}: it cost ${rupees(total)} with taxes until `,
    )

    const ask = links.find((href) => href.startsWith('/enquire')) ?? ''
    const asked = await pageAt(ask)
    expect((await select(asked, '[data-trip]')).map(({ text }) => text).join()).toContain(rupees(total))
    const hidden = await select(asked, 'form[action="/send-email"] input[type=hidden]')
    const known = Object.fromEntries(hidden.map(({ attributes }) => [attributes.name ?? '', attributes.value ?? '']))
    await post(form({ ...known, name: 'Asha', phone: '98000 11111', isd: '+91', answerBy: 'call' }))

    const [row] = await listEnquiries(env.ENQUIRIES, { states: [] }, 1)
    expect(row).toMatchObject({ tour: id, totalSeen: total })
    expect(JSON.parse(row?.tripSum ?? '{}').total).toBe(total)

    const sent: { text: string; html?: string }[] = []
    const send = async (mail: (typeof sent)[number]) => {
      sent.push(mail)
      return { messageId: 'm' }
    }
    await env.ENQUIRIES.prepare(
      `UPDATE enquiries SET state = 'due', next_at = 0, mailed_at = NULL, mailed_to = ''`,
    ).run()
    await runEveryMinute({ ...env, MAIL: { send } as never })
    expect(sent[0]?.text).toContain(`: ${rupees(total)}, `)
    expect(sent[0]?.html).toContain(rupees(total))
    expect(sent[0]?.text).not.toContain('Total seen')

    expect(enquiryCsv([row as EnquiryRow], new Map())).toContain(`"${total}"`)
    const desk = {
      database: env.ENQUIRIES,
      catalogue: env.CATALOGUE,
      spill: env.SPILL,
      now: Date.now(),
      confirm: async () => true,
    }
    const show = { command: 'show', subject: 'Asha', filter: { states: [] }, limit: 1 }
    expect(await follow(desk, show)).toContain(rupees(total))
  },
)

it.each(['SriLanka6n7d', 'Rajasthan'])(
  'two adults in %s come to one total, on its page and in a comparison',
  async (id) => {
    const [shown] = await select(await pageAt(`/tour/${id}?adults=2&tier=standard`), '[data-total]')
    const comparison = await select(await pageAt(`/compare?t=${id}`), 'tbody tr:first-child data')
    expect(comparison.map(({ attributes }) => attributes.value)).toEqual([shown?.attributes['data-total']])
  },
)

/** "₹1,34,095.50" or "−₹0.26" in paise. */
function paise(text: string): number {
  const amount = Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)
  return text.startsWith('−') ? -amount : amount
}
