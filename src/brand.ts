/**
 * Who the agency is, and what it says of itself. Another agency makes the site its own by changing this file (and the
 * catalogue in src/content), then `npm run content && npm run icons`.
 * Phone, e-mail, address, hours and links are samples: replace them before launch.
 */
export const brand = {
  name: 'Patang',
  fullName: 'Patang Holidays',
  /** The name in its own language's letters; the fonts hold them in the footer. */
  ownLetters: { text: 'पतंग', lang: 'hi' },
  /** Where the site lives; canonical links, the sitemap and shared links start with it. No trailing slash. */
  origin: 'https://patang.example',
  /** Two short sentences: the home page's headline. */
  line: 'You pick the sky. We hold the string.',
  /** Who the agency is in two sentences, in the footer. */
  story: 'Patang is Hindi for kite. From a terrace in Jaipur we have been letting out string for 25 years.',
  /** The drawing of the home page, and of every page that is about no place. */
  scene: 'jaipur-hero',
  city: 'Jaipur',
  /** The capital letters with which a reference begins. Links and references that were given out before they change open nothing. */
  referencePrefix: 'PT',
  /** The lists in the menu, in its order: those of the regions in which there are tours. */
  regions: ['international', 'domestic'],
  /** As people read it, and as digits for tel: and wa.me links. */
  phone: { shown: '+91 98000 00000', digits: '919800000000' },
  email: 'hello@patang.example',
  /**
   * When the office calls back: from one day of the week to another (Sunday 0), between two hours of India's clocks
   * (UTC+5:30), and within how many of these hours an enquiry is answered.
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

/** What the agency claims of itself (site behaviour, section 1). Each is the owner's to prove; each stands here only. */
export const claims = {
  /** Of every tour, out of 5, and of how many reviews. */
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
 * What the pages say of the catalogue as a whole, in words: where it goes, and of each list its line, its drawing, and
 * what search engines read.
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

/** What every card of a tour wears, whatever the tour (site behaviour, section 9). */
export const cards = {
  tag: 'Summer Deal',
  meal: 'All meals',
  bed: '3 star resort',
  sight: 'Major sightseeing',
} as const

/** After so many months an enquiry is erased: what the form's notice and the privacy policy say, and the cron does. */
export const retention = { months: 13 } as const

/** The address on one line. */
export function postalAddress(): string {
  const { street, city, postcode, region, country } = brand.address
  return [street, `${city} ${postcode}`, region, country].join(', ')
}
