import type { brand as agency, cards as everyCard, claims as figures } from '#brand.ts'
import type { ShownFact } from '#data/facts/facts.ts'
import type { PricedTour } from '#domain/prices/plan-sheet.ts'
import { priceOnDay } from '#domain/prices/price-on-day.ts'
import { readableDate } from '#values/dates.ts'
import { sampleGaps } from './sample-agency.ts'

/** A gap before the launch, and what to do. */
export type Gap = { what: string; todo: string }

/** The details of any agency: the type of ours, with other values. */
type Widened<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : Value extends readonly (infer Item)[]
      ? readonly Widened<Item>[]
      : { readonly [Key in keyof Value]: Widened<Value[Key]> }

/** The checked texts: wrangler.toml, and docs/owner.md for the owner's questions. */
export type Copy = {
  brand: Widened<typeof agency>
  claims: Widened<typeof figures>
  cards: Widened<typeof everyCard>
  configuration: string
  questions: string
  tours: PricedTour[]
  facts: Pick<ShownFact, 'fact'>[]
  samples: number
  /** The names of production's secrets; undefined: not known. */
  secrets: string[] | undefined
  /** The day in India, ISO. */
  today: string
}

/** All gaps before a launch, those that visitors would see first. */
export function launchGaps(copy: Copy): Gap[] {
  return [...brandGaps(copy), ...contentGaps(copy), ...configurationGaps(copy), ...secretGaps(copy), ...ownerGaps(copy)]
}

/** The gaps that block `npm run deploy`: an example address, stores without an id. */
export function deployGaps({ brand, configuration }: Pick<Copy, 'brand' | 'configuration'>): Gap[] {
  return [...exampleGaps([brand.origin]), ...idGaps(configuration), ...mailGaps(configuration)]
}

function brandGaps({ brand, claims, cards }: Copy): Gap[] {
  const isSamplePhone =
    /^9?1?98000\s?0000/.test(brand.phone.digits.slice(-12)) || brand.phone.digits.endsWith('0000000')
  return [
    ...exampleGaps([brand.origin, brand.email, ...brand.social.map(({ url }) => url)]),
    ...gapIf(isSamplePhone, `${brand.phone.shown} is a sample number`, 'src/brand.ts: phone, shown and digits'),
    ...sampleGaps({ brand, claims, cards }),
  ]
}

function gapIf(isThere: boolean, what: string, todo: string): Gap[] {
  return isThere ? [{ what, todo }] : []
}

function exampleGaps(addresses: string[]): Gap[] {
  return addresses
    .filter((text) => /\.example\b/.test(text))
    .map((text) => ({ what: `${text} is an example`, todo: 'src/brand.ts: your own address' }))
}

function contentGaps({ tours, facts, samples, today }: Copy): Gap[] {
  const ended = tours.filter(({ windows }) => priceOnDay(windows, today)?.kind === 'last')
  const stale = facts.filter(({ fact }) => fact.expiresOn < today)
  return [
    ...gapIf(samples > 0, `${samples} reviews are samples`, TAKE_OFF),
    ...gapIf(ended.length > 0, `${ended.length} tours have prices that have ended`, NEW_PRICES),
    ...stale.map(({ fact }) => ({
      what: `the fact ${fact.id} ended on ${readableDate(fact.expiresOn)}`,
      todo: 'the desk, Site, Facts: read it again, or leave it withdrawn',
    })),
  ]
}

const TAKE_OFF = 'the desk, Site, Reviews: take them off, and add real ones with their proof'
const NEW_PRICES = 'the desk, Prices: a season for all tours, or CSV'

function configurationGaps({ configuration }: Copy): Gap[] {
  const desk = ['ACCESS_TEAM', 'ACCESS_AUD', 'DESK_OWNERS'].filter(
    (name) => !ownLines(configuration).some((line) => line.startsWith(`${name} =`)),
  )
  return [
    ...idGaps(configuration),
    ...mailGaps(configuration),
    ...gapIf(desk.length > 0, `the desk is not set up (${desk.join(', ')})`, 'docs/deploying.md, The desk'),
  ]
}

/** The configuration without an environment's name; the preview has its own. */
function ownLines(configuration: string): string[] {
  const [own = ''] = configuration.split('[env.preview]')
  return own.split('\n').filter((line) => !line.startsWith('#'))
}

function idGaps(configuration: string): Gap[] {
  const ids = ownLines(configuration).filter((line) => /id = "0{8}/.test(line)).length
  return gapIf(ids > 0, `${ids} ids of stores are not filled in`, 'docs/deploying.md, steps 4 and 5')
}

function mailGaps(configuration: string): Gap[] {
  return ownLines(configuration)
    .filter((line) => /^MAIL_/.test(line) && line.includes('.example'))
    .map((line) => ({
      what: `${line.split(' ')[0]} is an example`,
      todo: 'wrangler.toml: verified addresses of your own domain',
    }))
}

/** Secrets that are needed in pairs, and the one for visitors' links to their enquiries. */
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
    ...gapIf(
      !isThere('VISITOR_LINK_SECRET'),
      'VISITOR_LINK_SECRET is not set: visitors get no link to their enquiry',
      'docs/deploying.md, Secrets',
    ),
    ...halves.map((pair) => ({ what: `one of ${pair.join(' and ')} is missing`, todo: 'docs/deploying.md, Secrets' })),
  ]
}

/** A table row that begins with a bold name is a question to the owner. */
function ownerGaps({ questions }: Copy): Gap[] {
  return questions.split('\n').flatMap((line) => {
    const [, name] = /^\| \*\*(.+?)\.?\*\*/.exec(line) ?? []
    return name
      ? [{ what: `a question to the owner is open: ${name}`, todo: 'docs/owner.md: answer it, and take it out' }]
      : []
  })
}
