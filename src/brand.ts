/**
 * Who the agency is. Another agency makes the site its own by changing this file (and the catalogue in src/content).
 * Phone, e-mail, address and links are samples: replace them before launch.
 */
export const brand = {
  name: 'Patang',
  fullName: 'Patang Holidays',
  /** Where the site lives; canonical links, the sitemap and shared links start with it. No trailing slash. */
  origin: 'https://patang.example',
  line: 'You pick the sky. We hold the string.',
  city: 'Jaipur',
  /** As people read it, and as digits for tel: and wa.me links. */
  phone: { shown: '+91 98000 00000', digits: '919800000000' },
  email: 'hello@patang.example',
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

/** The address on one line. */
export const postalAddress = [
  brand.address.street,
  `${brand.address.city} ${brand.address.postcode}`,
  brand.address.region,
  brand.address.country,
].join(', ')
