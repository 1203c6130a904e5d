import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { content } from '../../src/content/content.ts'
import { TourShape } from '../../src/domain/authoring/tour-shape.ts'
import { PRICE_ROWS, QUESTIONS } from '../../src/domain/catalogue/answers.ts'
import { answersOf } from '../../src/domain/catalogue/answers-of-tour.ts'
import { effortOf } from '../../src/domain/catalogue/effort.ts'
import { priceOnDay } from '../../src/domain/prices/price-on-day.ts'
import { BeforeYouBook } from '../../src/site/tour/before-you-book.tsx'

const { tours } = content
const answered = tours.map((tour) => ({ id: tour.id, answers: answersOf(tour, content.answers) }))
const TODAY = '2026-11-30'

function tourOf(id: string): (typeof tours)[number] {
  const tour = tours.find((each) => each.id === id)
  if (!tour) throw new Error(`no tour ${id}`)
  return tour
}

/** The text that a buyer reads before paying. */
function seen(id: string): string {
  const tour = tourOf(id)
  const block = (
    <BeforeYouBook tour={tour} agency={content.answers} price={priceOnDay(tour.windows, TODAY)} today={TODAY} />
  )
  return renderToStaticMarkup(block)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

/** The questions of three travellers, each with a word of its answer or an honest "ask us". */
const WALKS: [who: string, tour: string, answers: RegExp[]][] = [
  [
    'a retired couple of Kolkata, to Kashmir by private car',
    'Kashmir5n6d',
    [
      /Is it safe[^?]*\? .*Pahalgam.*page of 19 Dec 2025/,
      /nearest hospital/,
      /Grade \d of 5: .*nights at up to [\d,]+ m/,
      /lifts, ground floors, wheelchairs/,
      /also from your city/,
      /Ask us for the language, also of the driver/,
      /\(houseboat\).*your quote names each/,
      /vegetarian or Jain/,
      /What if you cancel the tour\? Ask us/,
    ],
  ],
  [
    'a mother of Indore with two children, to Bali',
    'Bali6d5n',
    [
      /Child with a bed We quote it/,
      /Child without a bed We quote it/,
      /Extra bed We quote it/,
      /also from your city/,
      /small children\? Grade \d of 5/,
      /visa is refused/,
      /insurance in the price\? No\./,
    ],
  ],
  [
    'a son in Dubai, for his parents in Kerala',
    'Kerala5n6d',
    [
      /also from abroad, the receipt and the GST invoice/,
      /legal name, the GSTIN and the licence/,
      /lifts, ground floors, wheelchairs/,
      /Single room We quote it/,
      /vegetarian or Jain/,
      /model and the seats/,
    ],
  ],
]

describe('before you book', () => {
  it.each(WALKS)('answers %s', (_, id, answers) => {
    const text = seen(id)
    expect(answers.filter((answer) => !answer.test(text)).map(String)).toEqual([])
  })

  it('answers every question on every tour, in at most 60 words', () => {
    const long = answered.flatMap(({ id, answers }) =>
      Object.entries(answers).flatMap(([key, says]) => (says && says.split(' ').length <= 60 ? [] : [`${id} ${key}`])),
    )
    expect(long).toEqual([])
    expect(Object.keys(answered[0]?.answers ?? {})).toEqual(Object.keys(QUESTIONS))
  })

  it('promises no rupee that the owner did not give: each guest without a price reads "We quote it"', () => {
    const keys = Object.keys(PRICE_ROWS) as (keyof typeof PRICE_ROWS)[]
    expect(new Set(answered.flatMap(({ answers }) => keys.map((key) => answers[key])))).toEqual(
      new Set(['We quote it']),
    )
  })

  it('keeps each answer in a panel that a search of the page opens, with the question as its name', () => {
    const tour = tourOf('Bali6d5n')
    const html = renderToStaticMarkup(
      <BeforeYouBook tour={tour} agency={content.answers} price={undefined} today={TODAY} />,
    )
    const asked = Object.entries(QUESTIONS).filter(([key]) => !(key in PRICE_ROWS))
    for (const [, question] of asked) expect(html).toContain(`<summary>${question}</summary>`)
    expect(asked.length).toBeGreaterThanOrEqual(8)
  })

  it('takes an answer of a tour alone, and refuses one to a question that nobody asks', () => {
    const answers = TourShape.shape.answers
    expect(answers.safeParse({ food: 'Every kitchen is vegetarian.' }).success).toBe(true)
    expect(answers.safeParse({ weather: 'Fine.' }).success).toBe(false)
    expect(answers.safeParse({ food: '' }).success).toBe(false)
  })
})

describe('the grade of a tour', () => {
  const day = { title: 'Leh: rest', activities: ['Rest'], meals: [] }
  const practical = { ...tourOf('Kashmir3n4d').practical, pace: 'easy' as const, longestRoadDay: 2 }
  const low = { top: { place: 'A', metres: 800 }, night: { place: 'A', metres: 800 } }

  it.each<[what: string, activities: string[], hours: number, metres: number, grade: number]>([
    ['an easy plan', [], 2, 800, 1],
    ['some steps', ['The 56 steps down to the ghat'], 2, 800, 2],
    ['steps in words', ['Some three hundred steps down'], 2, 800, 3],
    ['steps with a word between', ['Batu Caves: 272 painted steps'], 2, 800, 2],
    ['very many steps', ['Some 3,000 steps down'], 2, 800, 5],
    ['a long day', [], 9, 800, 4],
    ['a high night', [], 2, 3500, 4],
    ['a night below', [], 2, 2499, 1],
  ])('counts the hardest thing: %s', (...[, activities, longestRoadDay, metres, grade]) => {
    const altitude = { ...low, night: { place: 'A', metres } }
    expect(
      effortOf({ days: [{ ...day, activities }], practical: { ...practical, longestRoadDay, altitude } }).grade,
    ).toBe(grade)
  })

  it('is from 1 to 5 on every tour, with its reasons', () => {
    const wrong = tours.filter((tour) => {
      const { grade, reasons } = effortOf(tour)
      return grade < 1 || grade > 5 || reasons.length === 0
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
})
