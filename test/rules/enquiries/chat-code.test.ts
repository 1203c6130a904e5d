import { describe, expect, it } from 'vitest'
import { content } from '../../../src/content/content.ts'
import { TIERS } from '../../../src/domain/catalogue/tiers.ts'
import { chatCode, readChatCode } from '../../../src/domain/enquiries/chat-code.ts'
import type { LeadForm } from '../../../src/domain/enquiries/lead.ts'
import { parseLead } from '../../../src/domain/enquiries/lead.ts'

const TOURS = content.tours.map(({ id, title, place, path, duration }) => ({
  ...{ id, title, place, path, duration, windows: [] },
}))
const bali = TOURS.find(({ id }) => id === 'Bali6d5n') ?? TOURS[0]
if (!bali) throw new Error('no tour')
const CODE = chatCode(bali, 'deluxe')
const [NAME = '', MARK = ''] = CODE.split('-')
const TIER_KEYS = ['' as const, ...TIERS.map(({ key }) => key)]

/** Another letter than the one that stands there. */
const other = (letter: string) => (letter === '7' ? '8' : '7')

describe('the code of a chat', () => {
  it('is of one tour and tier alone, and leads back to both', () => {
    const all = TOURS.flatMap((tour) => TIER_KEYS.map((tier) => ({ tour, tier, code: chatCode(tour, tier) })))
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
    for (const { tour, tier, code } of all) {
      expect(code).toMatch(/^[A-Z]{2,4}-[0-9A-HJKMNP-TV-Z]{4}$/)
      expect(readChatCode(code, TOURS)).toMatchObject({ tour, tier })
    }
  })

  it.each([
    CODE,
    CODE.toLowerCase(),
    `Ref ${CODE}`,
    `(Ref ${CODE})`,
    `${NAME}${MARK}`,
    CODE.replace('-', '\u2013'),
    `about Bali, ref: ${CODE}, please call`,
  ])('is read as %s', (typed) => {
    expect(readChatCode(typed, TOURS)).toMatchObject({ tour: { id: bali.id }, tier: 'deluxe', source: {} })
  })

  it.each<[string, object]>([
    [`${CODE}/google/kerala`, { source: 'google', campaign: 'kerala' }],
    [`(Ref ${CODE}/gclid)`, { click: 'Google ad' }],
    [`${CODE}/fbclid`, { click: 'Facebook or Instagram' }],
    [`${CODE}/केरल`, { source: 'केरल' }],
    [`${CODE}/<script>`, { source: '<script>' }],
    [`${CODE}/${'x'.repeat(400)}`, { source: 'x'.repeat(40) }],
  ])('%s tells the campaign besides, cut', (typed, source) => {
    expect(readChatCode(typed, TOURS)?.source).toEqual(source)
  })

  it.each([
    ['one wrong', `${NAME}-${other(MARK[0] ?? '')}${MARK.slice(1)}`],
    ['the last one wrong', `${NAME}-${MARK.slice(0, 3)}${other(MARK[3] ?? '')}`],
    ['one missing', `${NAME}-${MARK.slice(0, 3)}`],
    ['one too many', `${CODE}7`],
    ['two that have changed places', `${NAME}-${MARK[1]}${MARK[0]}${MARK.slice(2)}`],
    ['another name of the tour', `BALY-${MARK}`],
  ])('with letters of which there is %s asks whether it is meant', (_, typed) => {
    const form: LeadForm = {
      ...{ channel: 'whatsapp', name: 'Ravi', phone: '', message: '', about: typed },
      ...{ month: '', passengers: '', email: '', owner: '' },
    }
    const parsed = parseLead(form, { today: '2026-11-30', owners: [], tours: TOURS })
    const told = { mistakes: { about: expect.stringMatching(`Did you mean ${CODE} \\(.*Deluxe\\)`) } }
    expect(parsed).toEqual(CODE === typed ? { enquiry: expect.anything() } : told)
  })

  it.each(['', 'Bali', 'Coorg, by the river', 'Goa-Hampi', 'Leh-Ladakh 2027', 'Kerala-7Z7Z', 'X-1', '<b>-AAAA</b>'])(
    'is not in “%s”',
    (typed) => {
      expect(readChatCode(typed, TOURS)).toBeUndefined()
    },
  )
})
