import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { loadSeed } from '../../src/cli/databases/load-seed.ts'

/** The words by which a reader would know the agency of this repository. */
const OURS = /patang|पतंग|98000 00000|919800000000|kite market|302003|you pick the sky|hindi for kite|summer deal/i
const OUR_CLAIMS = /\b4\.8\b|\b405\b|\b4\.6\b|\b1200\+|\b96\s*%|\b90%|\b25[- ]year|\b13 months|All meals|3 star resort/
/** What our pages say of our catalogue, beyond what is written in it; the search box types what the specification says. */
const OUR_TRADE =
  /\bin India and abroad|forts and the desert|Snow, salt|One country, every|Temple bells|reefs and red roofs|from Ladakh|from Kashmir|Seventeen countries|from Thailand|\bPT-|© 2024/i

// Whatever read our details while it loaded is loaded again, after they have changed.
vi.resetModules()
const { brand, cards, claims, retention, words } = await import('../../src/brand.ts')

Object.assign(brand, {
  name: 'Kestrel',
  fullName: 'Kestrel "K&K" Trips',
  ownLetters: { text: 'केस्ट्रल', lang: 'hi' },
  origin: 'https://kestrel.example',
  line: 'Look down. Go there.',
  story: 'A kestrel is a small falcon.',
  scene: 'kerala' as typeof brand.scene,
  referencePrefix: 'KT',
  regions: ['international'],
  copyrightYear: 2019,
  city: 'Pune',
  phone: { shown: '+91 91111 22222', digits: '919111122222' },
  email: 'ask@kestrel.example',
  opening: { firstDay: 0, lastDay: 6, from: 8, till: 20, answerWithin: 2 } as unknown as typeof brand.opening,
  address: { street: '7 Hill Road', city: 'Pune', region: 'Maharashtra', postcode: '411001', country: 'India' },
  social: [{ name: 'Elsewhere', url: 'https://social.example/kestrel' }],
} satisfies Partial<Record<keyof typeof brand, unknown>>)
Object.assign(claims, { rating: '4.1', reviews: 77, publicRating: '4.3', partners: 31, destinations: 9 })
Object.assign(claims, { happiness: 82, visaSuccess: 71, years: 3 })
Object.assign(cards, { tag: 'Monsoon Deal', meal: 'Breakfast', bed: 'Tent', sight: 'Birds' })
Object.assign(retention, { months: 7 })
const said = {
  line: 'Low and slow.',
  title: 'Our trips',
  description: 'Trips that we plan.',
  keywords: ['trips'],
  scene: 'kerala',
}
Object.assign(words, {
  where: 'in the hills',
  international: said,
  domestic: said,
  countries: said,
  testimonials: said,
})

const { content } = await import('../../src/content/content.ts')
const { seedSql } = await import('../../src/cli/content/seed.ts')
const { enquiryMail } = await import('../../src/domain/enquiries/enquiry-mail.ts')
const { isReference, referenceLetters, referenceOf } = await import('../../src/domain/enquiries/reference.ts')
const { enquiry } = await import('../support/asha.ts')
const { measured } = await import('../support/site.ts')

/** A page of each kind, and those whose texts are about the agency. */
const PAGES = [
  ...['/', '/about', '/contact', '/enquire', '/testimonials', '/country', '/country/thailand', '/country/italy'],
  ...[
    '/International',
    '/Domestic',
    '/shortlist',
    '/compare',
    '/search-results?q=nowhereland',
    '/success?reference=KT-7K3M9-QX2HB',
    '/search-results?q=bali',
    '/tour/Bali6d5n',
    '/currencies',
    '/success',
    '/nowhere',
    '/sitemap.xml',
  ],
  ...['/privacy-policy', '/terms-conditions', '/cancellation-policy'],
]

beforeAll(() => loadSeed(env.CATALOGUE, seedSql(content)))
// The next file is of our agency again.
afterAll(() => void vi.resetModules())

it('another agency’s details in src/brand.ts leave no trace of ours on any kind of page', async () => {
  const traces: string[] = []
  for (const path of PAGES) {
    const { html } = await measured(path)
    const said = html.replace(
      /<(article|style|script)(?! type="application\/ld\+json")[^>]*>.*?<\/\1>|<link [^>]*>/gs,
      '',
    )
    for (const trace of [OURS, OUR_CLAIMS, OUR_TRADE, /jaipur/i]) {
      const [found] = trace.exec(said) ?? []
      if (found) traces.push(`${path}: ${found}`)
    }
  }
  expect(traces).toEqual([])
})

it('its own stand where ours did', async () => {
  const { html } = await measured('/contact')
  for (const detail of ['Kestrel', '+91 91111 22222', 'ask@kestrel.example', '411001', 'every day, 8 am to 8 pm']) {
    expect(html).toContain(detail)
  }
  expect((await measured('/privacy-policy')).html).toContain('7 months')
  for (const path of ['/country', '/International', '/testimonials']) {
    expect((await measured(path)).html).toMatch(/property="og:image" content="[^"]*kerala/)
  }
  expect((await measured('/tour/Bali6d5n')).html).toMatch(/4\.1.*77.*reviews/s)
})

it('its references begin with its own letters, and its menu names the regions in which it has tours', async () => {
  expect(referenceOf('a'.repeat(64))).toMatch(/^KT-/)
  expect(isReference('KT-7K3M9-QX2HB') && !isReference('PT-7K3M9-QX2HB')).toBe(true)
  expect(referenceLetters('kt 7k3m9 qx2hb')).toBe('7K3M9QX2HB')
  for (const path of ['/', '/shortlist', '/nowhere']) {
    const { html } = await measured(path)
    expect(html).toContain('href="/International"')
    expect(html).not.toContain('href="/Domestic"')
  }
})

it('a mail about an enquiry names it', () => {
  const mail = enquiryMail({ ...enquiry(), id: 'a'.repeat(64), reference: 'KT-7K3M9-QX2HB', createdAt: 0 })
  expect(JSON.stringify(mail)).not.toMatch(OURS)
  expect(mail.text).toContain('https://kestrel.example/tour/Bali6d5n')
})
