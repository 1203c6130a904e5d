import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { content } from '../../../src/content/content.ts'
import type { TestimonialCard } from '../../../src/domain/catalogue/review.ts'
import { answerTrip } from '../../../src/domain/trips/trip-answer.ts'
import type { TripChoice } from '../../../src/domain/trips/trip-choice.ts'
import { GoodThisMonth, HowItWorks } from '../../../src/site/home/bands.tsx'
import { TestimonialsPage } from '../../../src/site/reviews/page.tsx'
import { BeforeYouBook } from '../../../src/site/tour/before-you-book.tsx'
import { DayByDay, SimilarTours } from '../../../src/site/tour/tour-sections.tsx'
import { TripBill } from '../../../src/site/trip/bill.tsx'
import { TripDays } from '../../../src/site/trip/days.tsx'
import { TripPapers } from '../../../src/site/trip/papers.tsx'

const htmlOf = (part: React.ReactNode) => renderToStaticMarkup(part).replaceAll('&#x27;', "'")
const wordsOf = (part: React.ReactNode) =>
  htmlOf(part)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const tourOf = (id: string) => {
  const tour = content.tours.find((each) => each.id === id)
  if (!tour) throw new Error(`no tour ${id}`)
  return tour
}
const BALI = tourOf('Bali6d5n')

describe('the reviews', () => {
  const review = (differs: Partial<TestimonialCard>): TestimonialCard => ({
    ...{ title: 'Bali', name: 'A guest', date: '2026-11-01', sample: false, avatar: 'AG' },
    ...differs,
  })

  it.each<[string, Partial<TestimonialCard>[], boolean, string | undefined]>([
    ['samples alone', [{ sample: true }], true, undefined],
    [
      'a guest’s beside a sample',
      [{ mark: 4 }, { sample: true, mark: 1 }],
      true,
      '4 of 5 on average, from one review of',
    ],
    ['guests’ own', [{ mark: 4 }, { mark: 5 }], false, '4.5 of 5 on average, from 2 reviews of'],
  ])('say truly whose they are: %s', (...[, reviews, isOfSamples, average]) => {
    const words = wordsOf(<TestimonialsPage testimonials={reviews.map(review)} />)
    expect(words.includes('These reviews are samples')).toBe(isOfSamples)
    expect(/\S+ of 5 on average, from .+? of/.exec(words)?.[0]).toBe(average)
  })
})

describe('the home page', () => {
  it('names the places whose season is good, and says nothing where there is none', () => {
    const html = htmlOf(<GoodThisMonth places={['Kerala']} month="December" />)
    expect(html).toContain('href="/search-results?q=kerala+in+December"')
    expect(htmlOf(<GoodThisMonth places={[]} month="December" />)).toBe('')
  })

  it('counts the steps of a booking', () => {
    expect(htmlOf(<HowItWorks />).match(/class="dia d(\d)">\1</g)).toHaveLength(3)
  })
})

describe('a tour', () => {
  it('numbers its days, and says where one sleeps and which meals are in', () => {
    const day = {
      title: 'To Ubud',
      activities: ['Rice terraces'],
      overnight: 'Ubud',
      meals: ['B' as const, 'D' as const],
    }
    const words = wordsOf(<DayByDay days={[day, { title: 'Home', activities: [], meals: [] }]} />)
    expect(words).toBe('Day by day 1 Day 1 To Ubud Rice terraces Ubud Breakfast, Dinner 2 Day 2 Home')
  })

  it('is compared with the one like it, or with the first two', () => {
    const card = (id: string) => ({ ...tourOf(id), price: undefined }) as never
    expect(htmlOf(<SimilarTours id="Nepal" cards={[]} />)).toBe('')
    expect(wordsOf(<SimilarTours id="Nepal" cards={[card('Bali6d5n')]} />)).toMatch(/Compare it with this tour$/)
    const three = htmlOf(<SimilarTours id="Nepal" cards={['Bali6d5n', 'Malaysia', 'Sikkim5n6d'].map(card)} />)
    expect(three).toContain('href="/compare?t=Nepal&amp;t=Bali6d5n&amp;t=Malaysia"')
    expect(three).toContain('Compare this tour with the first two')
  })

  it('says its hotels by place and class where they are known, and its facts of safety alone', () => {
    const hotels = [{ place: 'Ubud', standard: 'Hotel A', deluxe: 'Hotel B' }]
    const safety = content.tours.find(({ facts }) => facts.some(({ kind }) => kind === 'safety')) ?? BALI
    const asked = (tour: typeof BALI) => <BeforeYouBook tour={tour} agency={{}} price={undefined} today="2026-11-30" />
    expect(wordsOf(asked({ ...BALI, hotels }))).toContain(
      'By place and class, or similar: Ubud : Standard Hotel A, Deluxe Hotel B',
    )
    expect(htmlOf(asked({ ...BALI, hotels: [] }))).not.toContain('By place and class')
    const shown = safety.facts.filter(({ id }) => htmlOf(asked(safety)).includes(`data-fact="${id}"`))
    expect(shown.map(({ kind }) => kind)).toEqual(shown.map(() => 'safety'))
    expect(shown.length).toBeGreaterThan(0)
  })
})

describe('a trip', () => {
  const price = { current: 20_000, cut: 30_000 }
  const window = { from: '2026-11-01', till: '2027-03-31', standard: price, deluxe: price, superDeluxe: price }
  const tour = { ...BALI, windows: [window], facts: [] }
  const trip = (from: string): TripChoice => ({ adults: 2, children: 0, rooms: [2], tier: 'standard', from })
  const answered = (choice: TripChoice, today = '2026-12-01') => {
    const answer = answerTrip(tour, choice, today)
    if (!answer) throw new Error('an answer is wanted')
    return answer
  }

  it('has its due days in a line each: the advance, the rest by its day, and the charges of a cancellation', () => {
    const words = wordsOf(<TripDays tour={tour} answer={answered(trip('2027-03-10'))} />)
    expect(words.match(/Pay ₹[\d,]+ at booking your advance, which is not refunded/g)).toHaveLength(1)
    expect(words.match(/Pay the rest, ₹[\d,]+ by \d+ \w+ 202[67]/g)).toHaveLength(1)
  })

  it('so near that all of it is due is paid at once', () => {
    const words = wordsOf(<TripDays tour={tour} answer={answered(trip('2026-12-05'))} />)
    expect(words).toMatch(/Pay ₹[\d,]+ at booking all of it, as the first day is near/)
    expect(words).not.toContain('Pay the rest')
  })

  it.each([
    ['2027-08-10', '2026-12-01', 'Pay 50% at booking your advance', true],
    ['2027-08-10', '2027-08-01', 'Pay 100% at booking all of it', false],
  ])('from %s, asked on %s, without a price for its days: %s', (...[from, today, advance, hasRest]) => {
    const words = wordsOf(<TripDays tour={tour} answer={answered(trip(from), today)} />)
    expect(words).toContain(advance)
    expect(words.includes('Pay the rest, 50% by')).toBe(hasRest)
  })

  it('says in a sentence where no price is known for its days', () => {
    const words = wordsOf(<TripBill tour={tour} answer={answered(trip('2027-08-10'))} today="2026-12-01" />)
    expect(words).toContain('No price yet for these days; the last one ends 31 Mar 2027')
  })

  it('that nothing speaks against has no caution, and without closures and papers no list of them', () => {
    const answer = answered(trip('2027-03-10'))
    expect(htmlOf(<TripBill tour={tour} answer={answer} today="2026-12-01" />)).not.toContain('class="caution"')
    expect(htmlOf(<TripPapers tour={tour} choice={answer.choice} today="2026-12-01" />)).not.toContain('<ul')
    const paper = tourOf('Sikkim5n6d').facts.filter(({ kind }) => kind === 'permit')
    const papers = htmlOf(<TripPapers tour={{ ...tour, facts: paper }} choice={answer.choice} today="2026-12-01" />)
    expect([paper.length > 0, papers.split('data-fact=').length - 1]).toEqual([true, paper.length])
  })
})
