import { describe, expect, it } from 'vitest'
import { caseFieldsOf } from '#domain/cases/case-edit.ts'
import type { CaseInList } from '../../../src/data/cases/case-rows.ts'
import type { CaseSheet } from '../../../src/data/cases/read-case.ts'
import { CaseNews } from '../../../src/desk/case/case-news.tsx'
import type { CasePageProps } from '../../../src/desk/case/case-page-props.ts'
import { SamePerson } from '../../../src/desk/case/same-person.tsx'
import { stepDays } from '../../../src/desk/case/step-days.ts'
import { FactsPage } from '../../../src/desk/facts/page.tsx'
import { CaseList } from '../../../src/desk/inbox/case-list.tsx'
import { WindowList, WindowStrip } from '../../../src/desk/prices/window-strip.tsx'
import type { PriceWindow } from '../../../src/domain/prices/price-window.ts'
import { htmlOf, wordsOf } from '../../support/rendered.ts'

const TODAY = '2026-11-30'
const MOMENT = { now: Date.parse('2026-11-30T07:00:00Z'), today: TODAY }

const CASE: CaseInList = {
  ...{
    id: '0a1b',
    version: 1,
    stage: 'new',
    lostReason: '',
    lostNote: '',
    owner: '',
    followUpOn: '',
    followUpLine: '',
  },
  ...{
    openedAt: MOMENT.now,
    firstReplyAt: null,
    touchedAt: MOMENT.now,
    addedAt: null,
    closedAt: null,
    joinedInto: null,
  },
  ...{
    urgent: 0,
    guest: 0,
    unasked: 0,
    reviewAskedAt: null,
    sum: null,
    travelFrom: '',
    travelTill: '',
    travellers: null,
  },
  ...{ added: '', missing: '', reference: 'PT-7K3M9-QX2HB', name: 'Asha', email: '', phone: '98000 11111', isd: '+91' },
  ...{ dialable: '+919800011111', message: '', wishes: '', answerBy: '', answerHours: '', tour: '', tier: null },
  ...{
    place: 'Bali',
    travelDate: '',
    passengers: '',
    heldReason: null,
    createdAt: MOMENT.now,
    under: 0,
    underTours: '[]',
  },
}
const tours = new Map()

describe('a line of a list of cases', () => {
  const line = (differs: Partial<CaseInList>) =>
    htmlOf(<CaseList rows={[{ ...CASE, ...differs }]} moment={MOMENT} tours={tours} labelledBy="h" form="many" />)
  const words = (differs: Partial<CaseInList>) =>
    line(differs)
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')

  it.each<[Partial<CaseInList>, string]>([
    [{}, 'href="/case/0a1b#write">Answer now'],
    [{ firstReplyAt: 1 }, 'href="/case/0a1b#do">Set a day'],
    [{ joinedInto: '0c0d' }, 'href="/case/0c0d"'],
    [{ joinedInto: '0c0d', followUpOn: '2026-12-01' }, 'href="/case/0a1b"'],
    [{ joinedInto: '0c0d', stage: 'held' }, 'href="/case/0a1b"'],
  ])('of %j leads on: %s', (differs, link) => {
    expect(line(differs)).toContain(link)
  })

  it.each<[Partial<CaseInList>, string, string]>([
    [{ answerBy: 'whatsapp' }, 'Answer by WhatsApp', ', '],
    [{ answerHours: 'after 8 pm' }, 'Answer by after 8 pm', 'WhatsApp, '],
    [{ answerBy: 'whatsapp', answerHours: 'after 8 pm' }, 'Answer by WhatsApp, after 8 pm', ' · Answer'],
    [{ message: 'We are four', wishes: 'Sea' }, '“We are four” · Wishes: Sea', 'Answer by'],
    [{ followUpOn: '2026-12-01', followUpLine: 'Papers' }, '1 Dec 2026: Papers', '('],
    [{ stage: 'lost', lostReason: 'price', closedAt: 1 }, 'Lost: Price', 'Set a day'],
    [{ stage: 'won', closedAt: 1, travelFrom: '2027-01-20', missing: 'Visa' }, 'Missing: Visa', 'Set a day'],
    [{ stage: 'offered', travelFrom: '2027-01-20', missing: 'Visa' }, 'Bali', 'Missing'],
    [{ addedAt: 1, added: 'Sea' }, 'Has added something.', 'With'],
    [{ owner: 'bela@patang.example' }, 'With Bela', 'Has added'],
    [{ under: 1 }, '2 enquiries', 'With'],
    [{}, 'Call Asha', 'enquiries'],
    [{ dialable: '', phone: '' }, 'Write to Asha', 'Call'],
  ])('of %j says: %s', (differs, says, not) => {
    expect(words(differs)).toContain(says)
    expect(words(differs).replace(/^.*Contact/, '')).not.toContain(not)
  })

  it('has a box while it is open', () => {
    expect([line({}), line({ stage: 'won', closedAt: 1 })].map((html) => html.includes('value="0a1b.1"'))).toEqual([
      true,
      false,
    ])
  })
})

const sheet = (differs: Partial<CaseSheet>, row: Partial<CaseInList> = {}) =>
  ({ row: { ...CASE, ...row }, joined: [], samePerson: [], sharedBy: 0, review: undefined, ...differs }) as never

describe('the same person', () => {
  const part = (differs: Partial<CaseSheet>) => (
    <SamePerson {...({ sheet: sheet(differs), tours } as unknown as CasePageProps)} />
  )

  it('is a part of the page where there is another case, or a number that many share', () => {
    expect(htmlOf(part({}))).toBe('')
    expect(wordsOf(part({ sharedBy: 25 }))).toContain('stands in 25 others')
    expect(wordsOf(part({ samePerson: [CASE] }))).not.toContain('stands in')
  })

  it('is told with the next step and the first words of each case', () => {
    const words = wordsOf(
      part({ samePerson: [{ ...CASE, followUpOn: '2026-12-01', message: 'We are four' }], joined: [CASE] }),
    )
    expect(words.match(/, next/g)).toHaveLength(1)
    expect(words).toMatch(/Split again : Asha.*, next 1 Dec 2026 “We are four” Join the two : Asha/)
  })
})

describe('the news of a case', () => {
  const words = (row: Partial<CaseInList>, differs: Partial<CaseSheet> = {}) =>
    wordsOf(<CaseNews sheet={sheet(differs, row)} />)

  it.each<[Partial<CaseInList>, RegExp]>([
    [{}, /^$/],
    [{ followUpOn: '2026-12-01', followUpLine: 'Papers' }, /^Next: 1 Dec 2026: Papers$/],
    [{ stage: 'won' }, /^Journey: nothing noted ?\. Still to be noted: [^.]+\.$/],
    [{ stage: 'won', missing: 'Visa' }, /Missing before travel: Visa$/],
    [{ stage: 'talking', missing: 'Visa' }, /^$/],
    [{ joinedInto: '0c0d' }, /stands under that one\.$/],
    [{ addedAt: 1 }, /^The visitor has added something .* it stands under History ?\. Seen$/],
  ])('of %j: %s', (row, says) => {
    expect(words(row)).toMatch(says)
  })

  it('leads to a review that the guest has sent, and to what a joined case has', () => {
    expect(words({ addedAt: 5 }, { review: { sentAt: 5 } as never })).toContain('The guest has sent a review')
    expect(words({ addedAt: 6 }, { review: { sentAt: 5 } as never })).toContain('The visitor has added')
    expect(words({}, { joined: [{ ...CASE, addedAt: 7 }] })).toContain('The visitor has added')
  })

  it('of a journey of which all is noted asks for nothing more', () => {
    const noted = { sum: 86_420, travelFrom: '2027-01-20', travelTill: '2027-01-26', travellers: 2 }
    expect(words({ stage: 'won', ...noted })).not.toContain('Still to be noted')
    expect(caseFieldsOf({ ...CASE, ...noted } as never)).toMatchObject(noted)
  })
})

it('The days of a next step are today, the three after it, the one in a week and the one that is set, unless it is over', () => {
  const days = (set: string) => stepDays(TODAY, set).map(([day]) => day)
  expect(days('')).toEqual(['', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-07', 'other'])
  expect(days('2026-12-05').at(-3)).toBe('2026-12-05')
  expect([days('2026-11-29'), days(TODAY)]).toEqual([days(''), days('')])
  expect(
    stepDays(TODAY, '')
      .map(([, words]) => words)
      .slice(0, 2),
  ).toEqual(['None', 'Today'])
})

it('A fact stands under its end: ended from the day after it, soon for thirty days, and else it holds', () => {
  const fact = (id: string, expiresOn: string) =>
    ({
      fact: { id, kind: 'visa', text: id, source: '', checkedOn: '2026-11-01', expiresOn, concerns: '' },
      shownBy: [],
      checked: '',
    }) as never
  const facts = [
    fact('over', '2026-11-29'),
    fact('last', TODAY),
    fact('soon', '2026-12-30'),
    fact('later', '2026-12-31'),
  ]
  const page = (text: string) => htmlOf(<FactsPage facts={facts} text={text} today={TODAY} soon="2026-12-30" />)
  const sections = page('').split('<details').slice(1)
  expect(sections.map((each) => [...each.matchAll(/href="\/facts\/(\w+)"/g)].map(([, id]) => id))).toEqual([
    ['over'],
    ['last', 'soon'],
    ['later'],
  ])
  expect([page('').match(/<details[^>]* open/g)?.length, page('x').match(/<details[^>]* open/g)?.length]).toEqual([
    2, 3,
  ])
  expect(wordsOf(<FactsPage facts={facts} text="" today={TODAY} soon="2026-12-30" />)).toContain(
    'Read 1 Nov 2026, ended 29 Nov 2026',
  )
  expect(page('')).not.toContain('No fact has these words.')
  expect(htmlOf(<FactsPage facts={[]} text="" today={TODAY} soon="2026-12-30" />)).not.toContain('No fact has')
})

describe('the windows of a tour over a year', () => {
  const price = { current: 20_000, cut: 30_000 }
  const window = (from: string, till: string): PriceWindow => ({
    from,
    till,
    standard: price,
    deluxe: price,
    superDeluxe: price,
  })
  const shown = { from: '2026-11-15', till: '2027-11-15' }
  const windows = [
    window('2026-12-01', '2026-12-31'),
    window('2026-10-01', '2026-11-15'),
    window('2027-11-15', '2028-01-31'),
  ]

  it('are named in order with their months below, those of the first and of the last day among them', () => {
    const texts = [
      ...htmlOf(<WindowStrip windows={windows} shown={shown} name="Bali" />).matchAll(/<text[^>]*>([^<]+)</g),
    ]
    expect(texts.map(([, text]) => text)).toEqual([
      'A',
      'B',
      'C',
      ...'Nov Dec Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov'.split(' '),
    ])
    const within = [
      ...htmlOf(
        <WindowStrip windows={windows} shown={{ from: '2026-11-16', till: '2027-11-14' }} name="Bali" />,
      ).matchAll(/<text[^>]*>([^<]+)</g),
    ]
    expect(within.map(([, text]) => text)).toEqual(['A', ...'Dec Jan Feb Mar Apr May Jun Jul Aug Sep Oct'.split(' ')])
  })

  it('are drawn where they lie, cut at the ends of the year', () => {
    const html = htmlOf(<WindowStrip windows={[window('2026-01-01', '2028-12-31')]} shown={shown} name="Bali" />)
    expect(html).toContain('aria-label="Bali: 1 windows, 0 gaps; the list follows"')
    expect(html).toMatch(/<rect[^>]* x="0\.00%" width="100\.00%"/)
    expect(html).toMatch(/<text x="50\.00%"[^>]*>A</)
  })

  it('stand in a list with the gaps between them', () => {
    const words = wordsOf(<WindowList windows={windows} shown={shown} />)
    expect(words).toMatch(
      /^A · 1 Oct 2026 – 15 Nov 2026.*Gap: 16 Nov 2026 – 30 Nov 2026 15 days on request.*B · 1 Dec 2026.*Gap: 1 Jan 2027.*C · 15 Nov 2027/,
    )
  })
})
