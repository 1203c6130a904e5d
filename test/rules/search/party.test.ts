import { describe, expect, it } from 'vitest'
import { NO_CHOICE } from '../../../src/domain/filters/choice.ts'
import { find } from '../../../src/domain/search/find.ts'
import { makeIndex } from '../../../src/domain/search/finding-index.ts'
import { partName } from '../../../src/domain/search/part-name.ts'
import { partyOf } from '../../../src/domain/search/party.ts'
import { vocabulary } from '../../../src/domain/search/words.ts'
import { tripSearched, tripSought } from '../../../src/domain/trips/trip-sought.ts'

const TODAY = '2026-11-30'
const index = makeIndex([], vocabulary(), TODAY)
const partsOf = (text: string) => find(index, { text }).parts
const chips = (text: string) => partsOf(text).flatMap((part, _, parts) => partName(part, false, parts) ?? [])

describe('the party of a search', () => {
  it.each([
    ['2 adults 2 kids', { adults: 2, children: 2 }],
    ['family of 4 with 2 kids', { adults: 2, children: 2 }],
    ['4 log 1 bachche', { adults: 4, children: 1 }],
    ['2 or 3 people', { adults: 3, children: 0 }],
    ['2-3 log', { adults: 3, children: 0 }],
    ['bali 4 to 6 pax', { adults: 6, children: 0 }],
    ['2 adults, 1 or 2 kids', { adults: 2, children: 2 }],
    ['we are 12', { adults: 12, children: 0 }],
    ['couple', { adults: 2, children: 0 }],
    ['3 children', { adults: 2, children: 3 }],
    ['for 2 children', { adults: 2, children: 2 }],
    ['hum dono 2 log', { adults: 2, children: 0 }],
    ['bali with 3 friends', { adults: 4, children: 0 }],
    ['goa with my three best friends', { adults: 4, children: 0 }],
    ['me and 3 friends', { adults: 4, children: 0 }],
    ['main aur mere 2 dost', { adults: 3, children: 0 }],
    ['3 doston ke saath goa', { adults: 4, children: 0 }],
    ['5 friends and me', { adults: 6, children: 0 }],
    ['3 friends', { adults: 3, children: 0 }],
    ['hum 4 dost', { adults: 4, children: 0 }],
    ['with 3 adults', { adults: 3, children: 0 }],
    ['5 girls trip', { adults: 5, children: 0 }],
    ['single mother with 1 kid', { adults: 1, children: 1 }],
    ['solo dad with 2 kids', { adults: 1, children: 2 }],
    ['with my wife and 1 kid', { adults: 2, children: 1 }],
    ['my husband and me', { adults: 2, children: 0 }],
    ['2 adults 1 infant', { adults: 2, children: 1, ages: [1] }],
    ['2 adults 1 infant 18 months', { adults: 2, children: 1, ages: [1] }],
    ['goa 2+1', { adults: 2, children: 1 }],
    ['goa 2A+2C', { adults: 2, children: 2 }],
    ['4 adults + 2 kids (5y, 8y)', { adults: 4, children: 2, ages: [5, 8] }],
    ['2 children aged 4 and 9', { adults: 2, children: 2, ages: [4, 9] }],
    ['3 adults kids 4 and 9 years', { adults: 3, children: 2, ages: [4, 9] }],
    ['2 adults 2 kids 1 infant ages 4 9', { adults: 2, children: 3, ages: [1, 4, 9] }],
    ['2 children 5 nights', { adults: 2, children: 2 }],
    ['honeymoon bali january 2', { adults: 2, children: 0 }],
    ['2 couples', { adults: 4, children: 0 }],
    ['we are three couples', { adults: 6, children: 0 }],
    ['two couples 3 kids', { adults: 4, children: 3 }],
    ['two families of 4', { adults: 8, children: 0 }],
    ['3 families of five with 4 kids', { adults: 11, children: 4 }],
    ['4 people including 2 children bali', { adults: 2, children: 2 }],
    ['4 pax incl. our 2 kids', { adults: 2, children: 2 }],
    ['4 log jisme 2 bachche bali', { adults: 2, children: 2 }],
    ['hum 5 log hain 2 bachche bali', { adults: 3, children: 2 }],
    ['we are 6 of which 3 kids', { adults: 3, children: 3 }],
    ['5 लोग जिसमें 2 बच्चे', { adults: 3, children: 2 }],
  ])('%s', (text, party) => {
    expect(partyOf(partsOf(text))).toEqual(party)
  })

  it('is not known where nobody counts', () => {
    expect(partyOf(partsOf('bali in may'))).toBeUndefined()
  })

  it.each([
    ['2 people for 2', ['2 people']],
    ['4 jano ke liye', ['4 people']],
    ['char jan', ['4 people']],
    ['45 jan', ['January']],
    ['4 jan', ['January']],
    ['hum dono 2 log', ['2 people']],
    ['2 adults 2 kids', ['2 adults', '2 children']],
    ['1 adult 1 kid', ['1 adult', '1 child']],
    ['family of 4 with 2 kids', ['4 people', '2 children']],
    ['2 adults 1 infant', ['2 adults', '1 infant']],
    ['2 children 4 and 9', ['2 children', '4 and 9 years']],
    ['2 kids (4 yrs, 9 yrs)', ['2 children', '4 and 9 years']],
    ['with 3 friends', ['4 people']],
    ['2 couples', ['4 people']],
  ])('"%s" says each number once', (text, names) => {
    expect(chips(text)).toEqual(names)
  })

  it.each([
    ['1.2 lakh for 4', 'Up to ₹30,000 a person: ₹1,20,000 for 4'],
    ['2 lakh 4 log incl 2 kids', 'Up to ₹50,000 a person: ₹2,00,000 for 4'],
    ['2 adults 2 kids under 1 lakh', 'Up to ₹25,000 a person: ₹1,00,000 for 4'],
    ['above 1 lakh for 2', 'From ₹50,000 a person: ₹1,00,000 for 2'],
    ['1 lakh with 3 friends', 'Up to ₹25,000 a person: ₹1,00,000 for 4'],
    ['80000 to 100000 couple', '₹40,000 to ₹50,000 a person: ₹80,000 to ₹1,00,000 for 2'],
  ])('"%s" says how a budget for all was divided', (text, name) => {
    expect(chips(text)).toContain(name)
  })

  it('a budget for each is not divided, and says nothing of it', () => {
    expect(chips('30000 per person for 4')).toContain('Up to ₹30,000')
  })
})

describe('the trip that a search asks for', () => {
  const searched = (text: string) => tripSearched(partsOf(text), TODAY)

  it.each([
    ['bali in may for 4 under 40k each', { adults: 4, from: '2027-05', budget: 40_000 }],
    ['family of 4 with 2 kids 1 lakh', { adults: 2, children: 2, budget: 25_000 }],
    ['november honeymoon', { from: '2026-11' }],
    ['5 star', { tier: 'superDeluxe' }],
    ['bali 25 people 10 lakh', { adults: 25, budget: 40_000 }],
    ['group of 40', { adults: 40 }],
    ['bali 12 kids', { adults: 2, children: 12 }],
  ])('%s', (text, trip) => {
    expect(searched(text)).toEqual({ tier: 'standard', adults: 2, children: 0, rooms: [], ...trip })
  })

  it.each(['bali', 'summer', 'not in may'])('is none in "%s"', (text) => {
    expect(searched(text)).toBeUndefined()
  })

  it('is changed by what a filter says, and keeps the rest', () => {
    const choice = { ...NO_CHOICE, month: ['6'], budget: 30_000 }
    expect(tripSought(choice, TODAY, searched('may for 4'))).toMatchObject({
      adults: 4,
      from: '2027-06',
      budget: 30_000,
    })
    expect(tripSought(NO_CHOICE, TODAY)).toBeUndefined()
    expect(tripSought({ ...NO_CHOICE, band: ['20000-30000', '40000-60000'] }, TODAY)).toMatchObject({ budget: 60_000 })
    expect(tripSought({ ...NO_CHOICE, band: ['40000-60000', '100000-'] }, TODAY)).toBeUndefined()
    expect(tripSought({ ...NO_CHOICE, month: ['5', '6'] }, TODAY)).toBeUndefined()
  })
})
