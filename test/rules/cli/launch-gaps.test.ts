import { expect, it } from 'vitest'
import { brand, cards } from '../../../src/brand.ts'
import { type Copy, deployGaps, launchGaps } from '../../../src/cli/launch/launch-gaps.ts'
import { SAMPLE } from '../../../src/cli/launch/sample-agency.ts'

const READY: Copy = {
  brand: {
    ...brand,
    origin: 'https://www.kite-holidays.in',
    email: 'hello@kite-holidays.in',
    phone: { shown: '+91 98290 12345', digits: '919829012345' },
    social: [],
    address: { ...brand.address, street: '7 Hill Road' },
    at: [18.52, 73.85],
    opening: { firstDay: 1, lastDay: 5, from: 8, till: 18, answerWithin: 2 },
    name: 'Kestrel',
    line: 'Look down. Go there.',
    copyrightYear: 2026,
  },
  claims: {
    rating: '4.1',
    reviews: 77,
    itineraryRating: '4.2',
    publicRating: '4.3',
    partners: 31,
    destinations: 9,
    happiness: 82,
    visaSuccess: 71,
    years: 3,
  },
  cards: { ...cards, tag: 'Monsoon Deal' },
  configuration:
    'database_id = "7a3c1b2e-aaaa"\nMAIL_FROM = "site@kite-holidays.in"\nACCESS_TEAM = "kite"\nACCESS_AUD = "abc"\nDESK_OWNERS = "o@kite-holidays.in"\n[env.preview]\ndatabase_id = "00000000-0"',
  questions: '# What only the owner can confirm\n',
  tours: [],
  facts: [],
  samples: 0,
  secrets: ['VISITOR_LINK_SECRET', 'TURNSTILE_SECRET', 'TURNSTILE_SITE_KEY'],
  today: '2026-11-28',
}

const gaps = (differs: Partial<Copy>) => launchGaps({ ...READY, ...differs }).map(({ what }) => what)
/** The copy that is ready, with some details of the sample. */
function withSample(names: string[]): Pick<Copy, 'brand' | 'claims' | 'cards'> {
  const agency = structuredClone({ brand: READY.brand, claims: READY.claims, cards: READY.cards })
  for (const name of names) {
    const path = name.split('.')
    const last = path.pop() ?? ''
    const holder = path.reduce<Record<string, unknown>>((part, key) => part[key] as Record<string, unknown>, agency)
    holder[last] = JSON.parse(SAMPLE[name] ?? '')
  }
  return agency
}
const price = { current: 1, cut: 1 }
const window = { from: '2026-01-01', till: '2026-02-15', standard: price, deluxe: price, superDeluxe: price }

it('A copy whose agency, prices, facts, stores and desk are its own has nothing before its launch', () => {
  expect(gaps({})).toEqual([])
})

it.each<[string, Partial<Copy>]>([
  ['is an example', { brand: { ...READY.brand, email: 'hello@patang.example' } }],
  ['is a sample number', { brand: { ...READY.brand, phone: { shown: '+91 98000 00000', digits: '919800000000' } } }],
  ['17 reviews are samples', { samples: 17 }],
  ['1 tours have prices that have ended', { tours: [{ id: 'Goa', title: 'Goa', windows: [window] }] }],
  [
    'the fact thailand-visa ended on 19 May 2026',
    { facts: [{ fact: { id: 'thailand-visa', expiresOn: '2026-05-19' } as Copy['facts'][0]['fact'] }] },
  ],
  [
    '2 ids of stores are not filled in',
    { configuration: `id = "00000000000"\ndatabase_id = "00000000-0000"\n${READY.configuration}` },
  ],
  ['MAIL_TO is an example', { configuration: `MAIL_TO = "a@b.example"\n${READY.configuration}` }],
  ['the desk is not set up (ACCESS_AUD)', { configuration: READY.configuration.replace('ACCESS_AUD', '# ACCESS_AUD') }],
  ['nobody has looked at the secrets', { secrets: undefined }],
  ['VISITOR_LINK_SECRET is not set', { secrets: [] }],
  [
    'one of TURNSTILE_SITE_KEY and TURNSTILE_SECRET is missing',
    { secrets: ['VISITOR_LINK_SECRET', 'TURNSTILE_SECRET'] },
  ],
  ['one of WEBHOOK_URL and WEBHOOK_SECRET is missing', { secrets: ['VISITOR_LINK_SECRET', 'WEBHOOK_SECRET'] }],
  ['a question to the owner is open: Rating', { questions: '| **Rating** | where | what |' }],
  ...Object.keys(SAMPLE).map((at): [string, Partial<Copy>] => [`${at} is the sample`, withSample([at])]),
])('Before a launch: %s', (what, differs) => {
  expect(gaps(differs)).toEqual([expect.stringContaining(what)])
})

it('Each question to the owner is a gap', () => {
  expect(gaps({ questions: '| **Rating** | a | b |\n| **Hours.** Ours | a | b |' })).toHaveLength(2)
})

it('The agency of the sample keeps its name, hours and claims, and no invented street', () => {
  const sample = withSample(Object.keys(SAMPLE))
  const patang = { ...sample, brand: { ...sample.brand, origin: 'https://patang.in' } as Copy['brand'] }
  expect(gaps(patang).map((what) => what.split(' ')[0])).toEqual(['brand.address.street', 'brand.at'])
})

it('A deployment stops at an address, a mailbox or a store that is an example, and at nothing else', () => {
  expect(deployGaps(READY)).toEqual([])
  expect(deployGaps({ ...READY, brand: { ...READY.brand, origin: 'https://patang.example' } })).toHaveLength(1)
  const sample = 'database_id = "00000000-0"\nMAIL_TO = "a@b.example"'
  expect(deployGaps({ ...READY, configuration: sample })).toHaveLength(2)
})
