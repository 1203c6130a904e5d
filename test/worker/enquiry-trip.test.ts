import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { content } from '../../src/content/content.ts'
import { takenEnquiry } from '../../src/data/enquiries/enquiry-rows.ts'
import type { EnquiryRow } from '../../src/data/enquiries/schema.ts'
import { answerTrip } from '../../src/domain/trips/trip-answer.ts'
import { choiceQuery, type TripChoice } from '../../src/domain/trips/trip-choice.ts'
import { readTripSum, type TripSum } from '../../src/domain/trips/trip-sum.ts'
import { dayInIndia, daysAfter } from '../../src/values/dates.ts'
import { rupees } from '../../src/values/money.ts'
import { slowDatabase } from '../chaos/faults.ts'
import { ASHA } from '../support/asha.ts'
import { clearEnquiries, form, onlyRow, post } from '../support/enquiries.ts'
import { expectLog } from '../support/log.ts'
import { select } from '../support/markup.ts'
import { pageAt } from '../support/site.ts'

const today = dayInIndia(new Date())
const CHOICE: TripChoice = { adults: 3, children: 0, rooms: [2, 1], tier: 'deluxe', from: daysAfter(today, 60) }
const trip = choiceQuery(CHOICE)
const bali = content.tours.find(({ id }) => id === 'Bali6d5n')
const total = (bali && answerTrip(bali, CHOICE, today)?.price.total) ?? 0
const SENT = { ...ASHA, tour: 'Bali6d5n', trip, total: String(total), answerBy: 'whatsapp', hours: 'after 6 pm' }

const sumOf = (row: Record<string, unknown>) => readTripSum(String(row.trip_sum)) as TripSum | undefined

beforeEach(clearEnquiries)

describe('an enquiry about a trip', () => {
  it('keeps the trip, the sum by our own prices with its lines and the day of its rules, and the wishes', async () => {
    expect((await post({ ...SENT, wishes: 'a night in Ubud' })).status).toBe(200)
    const row = await onlyRow()
    expect(row).toMatchObject({ trip, total_seen: total, answer_by: 'whatsapp', answer_hours: 'after 6 pm' })
    expect(row.wishes).toBe('a night in Ubud')
    const sum = sumOf(row)
    expect(sum).toMatchObject({ total, rulesOn: expect.stringMatching(/^\d{4}-/) })
    const { current = 0 } = bali?.windows.at(-1)?.deluxe ?? {}
    expect(sum?.lines.map(({ name }) => name).slice(0, 3)).toEqual([
      `Package, ${rupees(current)} × 3`,
      'GST 5%',
      'TCS 2%',
    ])
    expect(sum?.untold).toHaveLength(1)
  })

  it('is summed up by a catalogue that takes its time', async () => {
    await post(SENT, { CATALOGUE: slowDatabase(env.CATALOGUE, 10) })
    expect(sumOf(await onlyRow())?.total).toBe(total)
  })

  it('does not believe the browser’s sum, and keeps it beside ours', async () => {
    await post({ ...SENT, total: '1' })
    const row = await onlyRow()
    expect(row.total_seen).toBe(1)
    expect(sumOf(row)?.total).toBe(total)
  })

  it('is sent all the same while the catalogue is broken, with what the visitor saw', async () => {
    const log = expectLog()
    const broken = {
      withSession: () => {
        throw new Error('D1_ERROR')
      },
    } as unknown as D1Database
    expect((await post(SENT, { CATALOGUE: broken })).status).toBe(200)
    expect(await onlyRow()).toMatchObject({ trip, total_seen: total, trip_sum: '' })
    expect(log.join()).toContain('trip-sum')
  })

  it.each(['adults=0&tier=deluxe', 'from=2020-01-01', '<script>', 'x'.repeat(5000)])(
    'with a trip that cannot be ("%s") is sent without it',
    async (nonsense) => {
      expect((await post({ ...SENT, trip: nonsense })).status).toBe(200)
      expect(await onlyRow()).toMatchObject({ trip: '', trip_sum: '', total_seen: null })
    },
  )

  it('is the same enquiry when it is sent twice', async () => {
    const key = crypto.randomUUID()
    await post({ ...SENT, key })
    await post({ ...SENT, key })
    expect(takenEnquiry((await onlyRow()) as unknown as EnquiryRow).trip).toBe(trip)
  })
})

describe('the form for a trip', () => {
  const hidden = async (html: string, name: string) =>
    (await select(html, `input[type=hidden][name=${name}]`)).map(({ attributes }) => attributes.value)

  it('knows it, says what it comes to, and has its day and its people filled in', async () => {
    const html = await pageAt(`/enquire?tour=Bali6d5n&${trip}`)
    expect(await hidden(html, 'trip')).toEqual([trip])
    expect(await hidden(html, 'total')).toEqual([String(total)])
    const words = (await select(html, '[data-trip]')).map(({ text }) => text)
    expect(words).toEqual([
      expect.stringMatching(
        /^3 adults, Deluxe, from .+: it cost .+ with taxes until Feb 2026; .+ the room for one comes on top\.$/,
      ),
    ])
    const dates = await select(html, 'input[name=date]')
    expect(dates.map(({ attributes }) => attributes.value)).toEqual([CHOICE.from])
  })

  it('comes back with it when it is refused', async () => {
    const response = await post(form({ ...SENT, form: 'tour', email: '', phone: '', wishes: 'kept' }))
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(await hidden(html, 'trip')).toEqual([trip])
    expect((await select(html, '[data-trip]')).length).toBe(1)
    expect((await select(html, 'input[name=wishes]')).map(({ attributes }) => attributes.value)).toEqual(['kept'])
  })
})

it('a row of before, without a trip, is read as an enquiry without one', async () => {
  await post(ASHA)
  const { results } = await env.ENQUIRIES.prepare('SELECT trip, trip_sum, added FROM enquiries').all()
  expect(results).toEqual([{ trip: '', trip_sum: '', added: '' }])
})
