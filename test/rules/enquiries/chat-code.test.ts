import { describe, expect, it } from 'vitest'
import { content } from '../../../src/content/content.ts'
import { TIERS } from '../../../src/domain/catalogue/tiers.ts'
import { chatCode, readChatCodes } from '../../../src/domain/enquiries/chat-code.ts'
import type { LeadForm } from '../../../src/domain/enquiries/lead.ts'
import { codesToTell, offeredTour, parseLead } from '../../../src/domain/enquiries/lead.ts'

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

function lead(typed: Partial<LeadForm>) {
  const form: LeadForm = {
    ...{ channel: 'whatsapp', name: 'Ravi', phone: '98290 12345', message: '', about: '' },
    ...{ month: '', passengers: '', email: '', owner: '', ...typed },
  }
  return parseLead(form, { today: '2026-11-30', owners: [], tours: TOURS })
}

describe('the code of a chat', () => {
  it('is of one tour and tier alone, and leads back to both', () => {
    const all = TOURS.flatMap((tour) => TIER_KEYS.map((tier) => ({ tour, tier, code: chatCode(tour, tier) })))
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
    for (const { tour, tier, code } of all) {
      expect(code).toMatch(/^[A-Z]{2,4}-[0-9A-HJKMNP-TV-Z]{4}$/)
      expect(readChatCodes(code, TOURS)).toMatchObject([{ tour, tier }])
    }
  })

  it.each([
    CODE,
    CODE.toLowerCase(),
    `Ref ${CODE}`,
    `(Ref ${CODE})`,
    `${NAME}${MARK}`,
    `(Ref ${NAME} ${MARK})`,
    `${NAME} - ${MARK}`.toLowerCase(),
    CODE.replace('-', '\u2013'),
    `about Bali, ref: ${CODE}, please call`,
  ])('is read as %s', (typed) => {
    expect(readChatCodes(typed, TOURS)).toMatchObject([{ tour: { id: bali.id }, tier: 'deluxe', source: {} }])
  })

  it.each<[string, object]>([
    [`${CODE}/google/kerala`, { source: 'google', campaign: 'kerala' }],
    [`(Ref ${CODE}/gclid)`, { click: 'Google ad' }],
    [`${CODE}/fbclid`, { click: 'Facebook or Instagram' }],
    [`${CODE}/केरल`, { source: 'केरल' }],
    [`${CODE}/<script>`, { source: '<script>' }],
    [`${CODE}/${'x'.repeat(400)}`, { source: 'x'.repeat(40) }],
  ])('%s tells the campaign besides, cut', (typed, source) => {
    expect(readChatCodes(typed, TOURS)[0]?.source).toEqual(source)
  })

  it.each([
    ['one wrong', `${NAME}-${other(MARK[0] ?? '')}${MARK.slice(1)}`],
    ['the last one wrong', `${NAME}-${MARK.slice(0, 3)}${other(MARK[3] ?? '')}`],
    ['one missing', `${NAME}-${MARK.slice(0, 3)}`],
    ['one too many', `${CODE}7`],
    ['two that have changed places', `${NAME}-${MARK[1]}${MARK[0]}${MARK.slice(2)}`],
    ['another name of the tour', `BALY-${MARK}`],
  ])('with letters of which there is %s asks whether it is meant', (_, typed) => {
    const parsed = lead({ about: typed })
    const told = { mistakes: { about: expect.stringMatching(`Did you mean ${CODE} \\(.*Deluxe\\)`) } }
    expect(parsed).toEqual(CODE === typed ? { enquiry: expect.anything() } : told)
  })

  it.each(['', 'Bali', 'Coorg, by the river', 'Goa-Hampi', 'Leh-Ladakh 2027', 'Kerala-7Z7Z', 'X-1', '<b>-AAAA</b>'])(
    'is not in “%s”',
    (typed) => {
      expect(readChatCodes(typed, TOURS)).toEqual([])
    },
  )

  it('is not in the name of any tour beside a year, a month or a word of travel', () => {
    const years = Array.from({ length: 10 }, (_, at) => String(2026 + at))
    const typed = TOURS.flatMap(({ title, place }) =>
      [...years, '', 'trip', 'tour', '5n6d', 'April'].flatMap((word) =>
        [title, place, chatCode({ id: '', title }).slice(0, -5)].map((name) => `${name} ${word}`),
      ),
    )
    expect(typed.filter((text) => readChatCodes(text, TOURS).length > 0)).toEqual([])
  })

  const words = (code: string) => `Hello, I would like to know more about Bali. (Ref ${code})`
  const read = { tour: 'Bali6d5n', tier: 'deluxe', page: bali.path }

  it.each<[string, Partial<LeadForm>, object]>([
    ['the pasted words', { message: words(`${CODE}/google/kerala`) }, { ...read, place: bali.place }],
    ['the code alone among the words', { message: CODE }, { ...read, place: bali.place }],
    ['the words, beside a place', { message: words(CODE), about: 'Ubud' }, { ...read, place: 'Ubud' }],
    ['the words, where the field names another tour', { message: words(CODE), about: 'Kerala' }, {}],
    ['the field, whatever code the words have', { message: words('NEPA-7Z7Z'), about: CODE }, read],
    ['nowhere: a place goes before a misspelt one', { message: words(`BALY-${MARK}`), about: 'Ubud' }, { tour: '' }],
    ['nowhere: a place goes before an unknown one', { message: words('XQXQ-7Z7Z'), about: 'Ubud' }, { tour: '' }],
    ['nowhere: a year and a pair of places are none', { about: 'Leh-2027', message: 'Bali-Java' }, { tour: '' }],
    ['nowhere: the number of a flight is none', { message: 'lands by AI-2024, ticket ABCD-1234' }, { tour: '' }],
    ['nowhere: another agent’s is none', { message: 'Quoted ref DMC-1234 by another agent' }, { tour: '' }],
    ['nowhere: an unknown one in the words stops nobody', { message: words('XQXQ-7Z7Z') }, { tour: '', place: '' }],
  ])('is read in %s', (_, typed, enquiry) => {
    expect(lead(typed)).toMatchObject({ enquiry })
  })

  it.each<[string, Partial<LeadForm>]>([
    ['the field', { about: 'XQXQ-7Z7Z' }],
    ['the field, behind “Ref”', { about: 'ref: xqxq-7z7z' }],
  ])('that is no tour’s is told as unknown from %s', (_, typed) => {
    const about = 'No tour has the code XQXQ-7Z7Z. Choose the tour, or write the place.'
    expect(lead(typed)).toEqual({ mistakes: { about } })
  })

  it('that is misspelt in the words is asked about as in the field', () => {
    expect(lead({ message: words(`BALY-${MARK}`) })).toMatchObject({
      mistakes: { about: expect.stringContaining(`Did you mean ${CODE}`) },
    })
  })

  const goa = TOURS.find(({ id }) => id !== bali.id) ?? bali
  it.each<[string, string, string]>([
    ['that no tour has', 'Quoted ref DMC-1234 by another agent', 'No tour has the code DMC-1234.'],
    ['of another tour', `(Ref ${CODE}) and (Ref ${chatCode(goa)})`, `${chatCode(goa)}: ${offeredTour(goa)}.`],
    ['that is the enquiry’s, twice', `(Ref ${CODE}) (Ref ${CODE}), ref DMC-1234`, ''],
    ['that is none', 'Kerala in April', ''],
  ])('in the words %s is told at the case', (_, message, told) => {
    const parsed = lead({ message })
    expect('enquiry' in parsed && codesToTell(parsed.enquiry, TOURS)).toBe(told)
  })
})
