/**
 * The agency and its statements about itself. For another agency, change this file and the catalogue in src/content,
 * then run `npm run content && npm run icons`. Phone, e-mail, address, hours and links are samples: replace them before
 * launch.
 */
export const brand = {
  name: 'Patang',
  fullName: 'Patang Holidays',
  /** The name in its own script; the footer's font contains its letters. */
  ownLetters: { text: 'पतंग', lang: 'hi' },
  /** The origin of the site, without trailing slash, for canonical links, the sitemap and shared links. */
  origin: 'https://patang.example',
  /** Two short sentences: the home page's headline. */
  line: 'You pick the sky. We hold the string.',
  /** The agency in two sentences, in the footer. */
  story: 'Patang is Hindi for kite. From a terrace in Jaipur we have been letting out string for 25 years.',
  /** The drawing of the home page and of every page without a place. */
  scene: 'jaipur-hero',
  city: 'Jaipur',
  /** The prefix of references. If it changes, earlier references and links become invalid. */
  referencePrefix: 'PT',
  /** The regions with a list in the menu, in its order. */
  regions: ['international', 'domestic'],
  /** For reading, and as digits for tel: and wa.me links. */
  phone: { shown: '+91 98000 00000', digits: '919800000000' },
  email: 'hello@patang.example',
  /**
   * When the office calls back: days of the week (from Sunday 0), hours in India (UTC+5:30), and the number of these
   * hours within which an enquiry is answered.
   */
  opening: { firstDay: 1, lastDay: 6, from: 10, till: 19, answerWithin: 4 },
  address: {
    street: '14 Kite Market, Johari Bazaar',
    city: 'Jaipur',
    region: 'Rajasthan',
    postcode: '302003',
    country: 'India',
  },
  /** The office on the map: latitude and longitude in degrees. */
  at: [26.9196, 75.827] as [number, number],
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/patang.example' },
    { name: 'Facebook', url: 'https://www.facebook.com/patang.example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@patang.example' },
  ],
  copyrightYear: 2024,
} as const

/** The agency's claims about itself (site behaviour, section 1). The owner has to prove each. They are only here. */
export const claims = {
  /** The rating of every tour out of 5, and the number of reviews. */
  rating: '4.8',
  reviews: 405,
  /** On a card of an itinerary list, out of 5. */
  itineraryRating: '4.5',
  /** On a public review site, out of 5. */
  publicRating: '4.6',
  partners: 1200,
  destinations: 20,
  /** Per cent. */
  happiness: 96,
  visaSuccess: 90,
  /** Years of legacy. */
  years: 25,
} as const

/**
 * Texts about the whole catalogue: destinations, and for each list its line, its drawing, and its texts for search
 * engines.
 */
export const words = {
  /** After "Holidays" and "packages". */
  where: 'in India and abroad',
  domestic: {
    line: 'Snow, salt, backwater and sand. One country, every kind of sky.',
    scene: 'gujarat',
    title: 'Domestic Tour Adventures: packages in India',
    description:
      'Holiday packages in India from Kashmir to the Andamans: Rajasthan, Ladakh, Kerala, Himachal and more, with day plans and three price tiers.',
    keywords: ['domestic tours', 'India tour packages', 'Rajasthan', 'Ladakh', 'Kerala', 'Himachal', 'Andaman'],
  },
  international: {
    line: 'Temple bells, night trains, reefs and red roofs. Bring a passport.',
    scene: 'switzerland',
    title: 'International Tour Adventures: trips abroad',
    description:
      'Holiday packages abroad from India: Thailand, Bali, Vietnam, Singapore, Dubai, Japan, Europe and more, with day plans and three price tiers.',
    keywords: ['international tours', 'Thailand', 'Bali', 'Vietnam', 'Singapore', 'Dubai', 'Switzerland', 'Japan'],
  },
  countries: {
    scene: 'bali',
    description:
      'Seventeen countries from Thailand and Nepal to Greece and Japan. Pick one to see its holiday packages, the visa rule and the price per person.',
    keywords: ['countries', 'international holidays', 'Thailand', 'UAE', 'Nepal', 'Indonesia', 'Singapore'],
  },
  testimonials: {
    scene: 'dharamshala',
    description:
      'What guests say when they are back on the ground: reviews of our holidays in India and abroad, from Ladakh and Kerala to Bali, Vietnam and Dubai.',
  },
} as const

/** The texts on every tour's card (site behaviour, section 9). */
export const cards = {
  tag: 'Summer Deal',
  meal: 'All meals',
  bed: '3 star resort',
  sight: 'Major sightseeing',
} as const

/** After this many months an enquiry is erased, as the form's notice and the privacy policy say. */
export const retention = { months: 13 } as const

/** The address on one line. */
export function postalAddress(): string {
  const { street, city, postcode, region, country } = brand.address
  return [street, `${city} ${postcode}`, region, country].join(', ')
}
