import { expect, it } from 'vitest'
import { type Copy, launchGaps } from '../../../src/cli/launch/launch-gaps.ts'

const READY: Copy = {
  brand: {
    origin: 'https://www.kite-holidays.in',
    email: 'hello@kite-holidays.in',
    phone: { shown: '+91 98290 12345', digits: '919829012345' },
    social: [],
  } as unknown as Copy['brand'],
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
const price = { current: 1, cut: 1 }
const window = { from: '2026-01-01', till: '2026-02-15', standard: price, deluxe: price, superDeluxe: price }

it('A copy whose agency, prices, facts, stores and desk are its own has nothing before its launch', () => {
  expect(gaps({})).toEqual([])
})

it.each<[string, Partial<Copy>]>([
  ['is an example', { brand: { ...READY.brand, email: 'hello@patang.example' } as Copy['brand'] }],
  [
    'is a sample number',
    { brand: { ...READY.brand, phone: { shown: '+91 98000 00000', digits: '919800000000' } } as Copy['brand'] },
  ],
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
  ['1 questions to the owner are open', { questions: '| **Rating** | where | what |' }],
])('Before a launch: %s', (what, differs) => {
  expect(gaps(differs)).toEqual([expect.stringContaining(what)])
})
