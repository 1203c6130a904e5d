import type { brand as agency } from '#brand.ts'
import type { ShownFact } from '#data/facts/facts.ts'
import type { PricedTour } from '#domain/prices/plan-sheet.ts'
import { priceOnDay } from '#domain/prices/price-on-day.ts'
import { readableDate } from '#values/dates.ts'

/** What stands between this copy and a launch, and what to do about it. */
export type Gap = { what: string; todo: string }

/** What is looked at. The configuration is wrangler.toml's text, the owner's questions docs/owner.md's. */
export type Copy = {
  brand: Pick<typeof agency, 'origin' | 'email' | 'phone' | 'social'>
  configuration: string
  questions: string
  tours: PricedTour[]
  facts: Pick<ShownFact, 'fact'>[]
  samples: number
  /** The names of production's secrets; undefined: nobody knows. */
  secrets: string[] | undefined
  /** The day in India, ISO. */
  today: string
}

/** Everything that still stands between a copy and its launch, what visitors would see first at the top. */
export function launchGaps(copy: Copy): Gap[] {
  return [...brandGaps(copy), ...contentGaps(copy), ...configurationGaps(copy), ...secretGaps(copy), ...ownerGaps(copy)]
}

function brandGaps({ brand }: Copy): Gap[] {
  const example = [brand.origin, brand.email, ...brand.social.map(({ url }) => url)].filter((text) =>
    /\.example\b/.test(text),
  )
  const isSamplePhone =
    /^9?1?98000\s?0000/.test(brand.phone.digits.slice(-12)) || brand.phone.digits.endsWith('0000000')
  return [
    ...example.map((text) => ({ what: `${text} is an example`, todo: 'src/brand.ts: your own address' })),
    ...(isSamplePhone
      ? [{ what: `${brand.phone.shown} is a sample number`, todo: 'src/brand.ts: phone, shown and digits' }]
      : []),
  ]
}

function contentGaps({ tours, facts, samples, today }: Copy): Gap[] {
  const ended = tours.filter(({ windows }) => priceOnDay(windows, today)?.kind === 'last')
  const stale = facts.filter(({ fact }) => fact.expiresOn < today)
  return [
    ...(samples > 0
      ? [
          {
            what: `${samples} reviews are samples`,
            todo: 'the desk, Site, Reviews: take them off, and add real ones with their proof',
          },
        ]
      : []),
    ...(ended.length > 0
      ? [
          {
            what: `${ended.length} tours have prices that have ended`,
            todo: 'the desk, Prices: a season for all tours, or CSV',
          },
        ]
      : []),
    ...stale.map(({ fact }) => ({
      what: `the fact ${fact.id} ended on ${readableDate(fact.expiresOn)}`,
      todo: 'the desk, Site, Facts: read it again, or leave it withdrawn',
    })),
  ]
}

/** Only what a deployment without a name reads: the preview has a configuration of its own. */
function configurationGaps({ configuration }: Copy): Gap[] {
  const [own = ''] = configuration.split('[env.preview]')
  const lines = own.split('\n').filter((line) => !line.startsWith('#'))
  const ids = lines.filter((line) => /id = "0{8}/.test(line)).length
  const mails = lines.filter((line) => /^MAIL_/.test(line) && line.includes('.example'))
  const desk = ['ACCESS_TEAM', 'ACCESS_AUD', 'DESK_OWNERS'].filter(
    (name) => !lines.some((line) => line.startsWith(`${name} =`)),
  )
  return [
    ...(ids > 0 ? [{ what: `${ids} ids of stores are not filled in`, todo: 'docs/deploying.md, steps 4 and 5' }] : []),
    ...mails.map((line) => ({
      what: `${line.split(' ')[0]} is an example`,
      todo: 'wrangler.toml: verified addresses of your own domain',
    })),
    ...(desk.length > 0
      ? [{ what: `the desk is not set up (${desk.join(', ')})`, todo: 'docs/deploying.md, The desk' }]
      : []),
  ]
}

/** Secrets that work in pairs, and the one without which visitors get no link to what they have sent. */
function secretGaps({ secrets, configuration }: Copy): Gap[] {
  if (!secrets)
    return [
      { what: 'nobody has looked at the secrets', todo: 'npm run launch-check -- --remote, when you are logged in' },
    ]
  const isThere = (name: string) => secrets.includes(name) || new RegExp(`^${name} =`, 'm').test(configuration)
  const halves = [
    ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET'],
    ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  ].filter((pair) => pair.filter(isThere).length === 1)
  return [
    ...(isThere('VISITOR_LINK_SECRET')
      ? []
      : [
          {
            what: 'VISITOR_LINK_SECRET is not set: visitors get no link to their enquiry',
            todo: 'docs/deploying.md, Secrets',
          },
        ]),
    ...halves.map((pair) => ({ what: `one of ${pair.join(' and ')} is missing`, todo: 'docs/deploying.md, Secrets' })),
  ]
}

/** A row of a table that begins with a bold name is one question to the owner. */
function ownerGaps({ questions }: Copy): Gap[] {
  const open = questions.split('\n').filter((line) => /^\| \*\*/.test(line)).length
  return open > 0
    ? [{ what: `${open} questions to the owner are open`, todo: 'docs/owner.md: answer and take out' }]
    : []
}
