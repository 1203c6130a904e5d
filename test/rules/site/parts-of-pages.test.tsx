import { describe, expect, it } from 'vitest'
import { content } from '../../../src/content/content.ts'
import type { TestimonialCard } from '../../../src/domain/catalogue/review.ts'
import type { Days } from '../../../src/domain/site/site-notice.ts'
import { answerTrip } from '../../../src/domain/trips/trip-answer.ts'
import type { TripChoice } from '../../../src/domain/trips/trip-choice.ts'
import { DocumentPage } from '../../../src/site/document/page.tsx'
import { ContactPage } from '../../../src/site/enquiry/contact-page.tsx'
import { ProblemPage } from '../../../src/site/frame/notice.tsx'
import { AskPage } from '../../../src/site/guest-review/page.tsx'
import { SaidPage } from '../../../src/site/guest-review/said-page.tsx'
import { GoodThisMonth, HowItWorks, TrustStrip } from '../../../src/site/home/bands.tsx'
import { OwnEnquiryPage } from '../../../src/site/own-enquiry/page.tsx'
import { SuccessPage } from '../../../src/site/own-enquiry/success-page.tsx'
import { TestimonialsPage } from '../../../src/site/reviews/page.tsx'
import { ComparePage, compareHead } from '../../../src/site/shortlist/compare-page.tsx'
import { ShortlistPage } from '../../../src/site/shortlist/page.tsx'
import { BeforeYouBook } from '../../../src/site/tour/before-you-book.tsx'
import { DayByDay, SimilarTours } from '../../../src/site/tour/tour-sections.tsx'
import { WithdrawnPage } from '../../../src/site/tour/withdrawn-page.tsx'
import { TripBill } from '../../../src/site/trip/bill.tsx'
import { TripDays } from '../../../src/site/trip/days.tsx'
import { TripPapers } from '../../../src/site/trip/papers.tsx'
import { CurrenciesPage } from '../../../src/site/visit/currencies-page.tsx'
import { htmlOf, wordsOf } from '../../support/rendered.ts'

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
    const days = <DayByDay days={[day, { title: 'Home', activities: [], meals: [] }]} />
    expect(
      htmlOf(days)
        .match(/(?<=<span class="[^"]*">)[^<]*/g)
        ?.filter((text) => text === '' || text > 'A'),
    ).toEqual(['Ubud', 'Breakfast, Dinner'])
    const words = wordsOf(days)
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
    expect(htmlOf(asked({ ...BALI, hotels })).match(/By place and class/g)).toHaveLength(1)
    expect(htmlOf(asked({ ...BALI, hotels: [] }))).not.toContain('By place and class')
    const shown = safety.facts.filter(({ id }) => htmlOf(asked(safety)).includes(`data-fact="${id}"`))
    expect(shown.map(({ kind }) => kind)).toEqual(shown.map(() => 'safety'))
    expect(shown.length).toBeGreaterThan(0)
  })
})

describe('a tour that is not sold any more', () => {
  const page = (withdrawn: object, similar: { path: string; title: string }[]) => (
    <WithdrawnPage
      tour={BALI}
      similar={similar}
      withdrawn={{ since: '2026-11-01', reason: '', ...withdrawn } as never}
    />
  )
  const links = (part: React.ReactNode) => htmlOf(part).match(/(?<=<li><a href=")[^"]+/g)

  it('leads to the one that takes its place, to those like it, or to all', () => {
    const others = [{ path: '/tour/Nepal', title: 'Nepal' }]
    const instead = { path: '/tour/Malaysia', title: 'Malaysia' }
    expect(links(page({ instead }, others))).toEqual(['/tour/Malaysia'])
    expect(links(page({}, others))).toEqual(['/tour/Nepal'])
    expect([wordsOf(page({}, others)).includes('See instead'), links(page({}, []))]).toEqual([true, null])
    expect(wordsOf(page({}, []))).toContain('The places we fly to are all still here.')
  })
})

describe('the thanks', () => {
  it('name a reference and an hour where these are known', () => {
    const known = wordsOf(<SuccessPage reference="PT-7K3M9-QX2HB" by="An expert answers by noon" />)
    expect(known).toContain('Your reference is PT-7K3M9-QX2HB . Quote it when you call. An expert answers by noon')
    expect(wordsOf(<SuccessPage reference={undefined} />)).not.toMatch(/reference is|answers by/)
  })
})

describe('the page that asks a guest', () => {
  const form = { mark: '', text: '', month: '', show: '', name: '' }
  const asked = {
    guest: 'Sunita Devi',
    travelFrom: '2027-01-20',
    travelTill: '2027-01-26',
    until: '29 Mar',
    backUntil: '1 May',
  }

  it('speaks of the journey and of the ends of its link where somebody knows them', () => {
    const known = wordsOf(<AskPage asked={asked} ticket="t" form={form} mistakes={{}} />)
    expect(known).toMatch(/^How was it, Sunita\? Your journey, .*2027\. It takes two minutes\./)
    expect(known).toContain('ends on 29 Mar')
    const unknown = wordsOf(<AskPage asked={undefined} ticket="t" form={form} mistakes={{}} />)
    expect(unknown).toMatch(/^How was it\? Your mark/)
    expect(unknown).not.toContain('Good to know')
  })

  it('says on top every reason why a review comes back, and none of a new one', () => {
    const alert = (props: object) =>
      /role="alert".*?<\/div>/.exec(
        htmlOf(<AskPage asked={asked} ticket="t" form={form} mistakes={{}} {...props} />),
      )?.[0]
    expect(alert({})).toBeUndefined()
    expect(alert({ problem: 'Too often.' })).toContain('Too often.')
    expect(alert({ mistakes: { text: 'Write a word.', mark: 'Choose one.' } })).toMatch(/Write a word.*Choose one/)
  })

  it('lets take back what was sent, and names the last day for it', () => {
    const said = { title: 'Thank you', said: 'We have it.' }
    expect(wordsOf(<SaidPage {...said} />)).not.toContain('Take my review back')
    expect(wordsOf(<SaidPage {...said} ticket="t" backUntil="1 May" />)).toMatch(/Take my review back.*until 1 May/)
    expect(wordsOf(<SaidPage {...said} ticket="t" />)).not.toContain('You can do this here')
  })

  it('has chosen what was chosen when it came, and nothing else', () => {
    const page = (chosen: object) =>
      htmlOf(<AskPage asked={asked} ticket="t" form={{ ...form, ...chosen }} mistakes={{}} />)
    const checked = (html: string) =>
      (html.match(/<input[^>]* checked=""[^>]*>/g) ?? []).map((box) => /value="(\w+)"/.exec(box)?.[1])
    expect(checked(page({}))).toEqual([])
    expect(checked(page({ mark: '4', show: 'us' }))).toEqual(['4', 'us'])
  })
})

describe('the page of a problem', () => {
  it('has a reference to quote where there is one', () => {
    expect(wordsOf(<ProblemPage sentence="No." reference="R1" />)).toContain('about it, quote R1')
    expect(wordsOf(<ProblemPage sentence="No." />)).not.toContain('quote')
  })
})

describe('the page of an own enquiry', () => {
  it('that is not held any more has its state alone', () => {
    const html = htmlOf(<OwnEnquiryPage status="It is erased." />)
    expect(html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')).toBe('|Your enquiry |It is erased.|')
    expect(html.match(/<p/g)).toHaveLength(1)
  })
})

describe('the page to write to us', () => {
  const page = (closed: Days[]) => <ContactPage closed={closed} today="2026-11-30" values={{}} mistakes={{}} />
  it('names the days to come on which nobody works', () => {
    expect(wordsOf(page([]))).not.toContain('we are closed')
    expect(wordsOf(page([{ firstDay: '2026-11-28', lastDay: '2026-11-29' }]))).not.toContain('we are closed')
    expect(wordsOf(page([{ firstDay: '2026-11-29', lastDay: '2026-11-30' }]))).toContain('; we are closed')
  })
})

describe('the currencies', () => {
  const words = (codes: string[], text: string) => wordsOf(<CurrenciesPage codes={codes} text={text} />)
  it('are found by code or name, in the order of their names', () => {
    expect(words(['usd', 'kes', 'aud'], '')).toMatch(/AUD Australian Dollar.*KES Kenyan Shilling.*USD US Dollar/)
    expect(words(['usd', 'kes'], ' KENYA ')).not.toContain('USD')
    expect(words(['usd', 'kes'], 'us')).toContain('USD')
    expect(words(['usd', 'kes'], 'us')).not.toMatch(/KES|No currency|not available/)
    expect(words(['usd'], 'zzz')).toContain('No currency found for zzz')
    expect(words([], '')).toContain('Rates are not available right now')
  })
})

describe('a page of text', () => {
  it('has a list where a section has points, and none where it has none', () => {
    const section = (differs: object) => ({ heading: 'Data', paragraphs: ['We keep little.'], ...differs })
    const page = (differs: object) =>
      htmlOf(
        <DocumentPage
          document={{ title: 'Policy', intro: '', sections: [section(differs)], updated: '2026-11-01' } as never}
        />,
      )
    expect(page({ points: ['A name'] })).toContain('<ul><li>A name</li></ul>')
    expect(page({})).not.toContain('<ul')
  })
})

describe('a comparison', () => {
  const compared = (...ids: string[]) => ids.map((id) => ({ ...tourOf(id), isSold: true }))
  const page = (tours: ReturnType<typeof compared>) => (
    <ComparePage tours={tours} trip={{ typed: {}, mistakes: {} }} today="2026-11-30" />
  )

  it('of none, of one and of more has the words for it', () => {
    expect(wordsOf(page([]))).toMatch(/^Compare packages Keep packages with the heart/)
    expect(wordsOf(page(compared('Nepal')))).toMatch(
      /^Compare packages One package so far\..*for two adults in one room/,
    )
    expect(wordsOf(page(compared('Nepal', 'Malaysia')))).toMatch(/^Side by side What differs comes first\./)
    expect(htmlOf(page(compared('Nepal', 'Malaysia')))).toContain(
      'aria-label="Comparison, scrolls sideways" tabindex="0"',
    )
  })

  it('is not for search engines, and is sent to the agency once it has a tour', () => {
    expect(compareHead([])).not.toHaveProperty('chat')
    expect(compareHead(compared('Nepal', 'Malaysia'))).toMatchObject({
      unlisted: true,
      chat: expect.stringMatching(/choosing between Nepal.* and .*Malaysia.*: https:.*\/compare\?t=Nepal&t=Malaysia$/),
    })
  })

  it('says of a tour that is off that it is not sold, and does not lead to asking for it', () => {
    const [nepal, malaysia] = compared('Nepal', 'Malaysia')
    const html = htmlOf(page([{ ...nepal, isSold: false } as never, malaysia as never]))
    expect(html.match(/Not sold any more/g)).toHaveLength(1)
    expect(html).not.toContain('href="/enquire?tour=Nepal')
    expect(html).toContain('href="/enquire?tour=Malaysia&amp;tier=standard"')
    expect(html.match(/data-gone="true"/g)?.length).toBeGreaterThan(2)
  })
})

describe('the shortlist', () => {
  const card = (id: string) => ({ ...tourOf(id), price: undefined }) as never
  it.each([
    [0, false, undefined],
    [1, false, '1 of your tours is not sold at present.'],
    [2, true, '2 of these tours are not sold at present.'],
  ])('of which %i are off says so; of another person: %s', (away, isShared, sentence) => {
    const words = wordsOf(<ShortlistPage cards={[card('Nepal')]} away={away} isShared={isShared} />)
    expect(/\d of \w+ tours \w+ not sold at present\./.exec(words)?.[0]).toBe(sentence)
    expect(words.includes('Keep it')).toBe(isShared)
    expect(words).not.toContain('Nothing kept yet')
  })

  it('without a tour leads to the tours of each region by its name', () => {
    const html = htmlOf(<ShortlistPage cards={[]} away={0} isShared={false} />)
    for (const name of ['Domestic', 'International']) expect(html).toMatch(new RegExp(`href="/${name}"[^>]*>${name}<`))
  })
})

describe('the strip of trust', () => {
  it('can be scrolled with the keys', () => {
    expect(htmlOf(<TrustStrip />)).toContain('aria-label="Why travellers trust us" tabindex="0"')
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
