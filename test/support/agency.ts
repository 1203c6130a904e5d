import { brand, cards, claims, retention } from '../../src/brand.ts'

/**
 * The agency of the tests, whichever one src/brand.ts names: a rule that holds for it holds for all. What our own pages
 * say of us is in test/catalogue.
 */
Object.assign(brand, {
  name: 'Patang',
  fullName: 'Patang Holidays',
  ownLetters: { text: 'पतंग', lang: 'hi' },
  origin: 'https://patang.example',
  line: 'You pick the sky. We hold the string.',
  story: 'Patang is Hindi for kite. From a terrace in Jaipur we have been letting out string for 25 years.',
  scene: 'jaipur-hero',
  city: 'Jaipur',
  referencePrefix: 'PT',
  regions: ['international', 'domestic'],
  phone: { shown: '+91 98000 00000', digits: '919800000000' },
  email: 'hello@patang.example',
  opening: { firstDay: 1, lastDay: 6, from: 10, till: 19, answerWithin: 4 },
  address: {
    street: '14 Kite Market, Johari Bazaar',
    city: 'Jaipur',
    region: 'Rajasthan',
    postcode: '302003',
    country: 'India',
  },
  at: [26.9196, 75.827],
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/patang.example' },
    { name: 'Facebook', url: 'https://www.facebook.com/patang.example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@patang.example' },
  ],
} satisfies Partial<Record<keyof typeof brand, unknown>>)
Object.assign(claims, {
  rating: '4.8',
  reviews: 405,
  itineraryRating: '4.5',
  publicRating: '4.6',
  years: 25,
  partners: 1200,
})
Object.assign(claims, { destinations: 20, happiness: 96, visaSuccess: 90 })
Object.assign(cards, { tag: 'Summer Deal', meal: 'All meals', bed: '3 star resort', sight: 'Major sightseeing' })
Object.assign(retention, { months: 13 })
