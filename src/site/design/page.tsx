import type { ReactNode } from 'react'
import { brand } from '#brand.ts'
import type { PageHead } from '#delivery/html/head.ts'
import { LaterStyles } from '#delivery/html/later-styles.tsx'
import { TIERS } from '#domain/catalogue/tiers.ts'
import type { TourInCard as Card } from '#domain/catalogue/tour.ts'
import type { Fact } from '#domain/facts/fact.ts'
import { NO_CHOICE } from '#domain/filters/choice.ts'
import type { PriceOnDay } from '#domain/prices/price-on-day.ts'
import { pathTo } from '#domain/site/paths.ts'
import { CountryRail } from '#ui/catalogue/country-rail.tsx'
import { ReviewCard } from '#ui/catalogue/review-card.tsx'
import { TierCard } from '#ui/catalogue/tier-card.tsx'
import { TourCard } from '#ui/catalogue/tour-card.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { ICONS, type IconName } from '#ui/elements/icons.ts'
import { PlainEnquiryForm } from '#ui/enquiries/plain-enquiry-form.tsx'
import { FactText } from '#ui/facts/fact-text.tsx'
import { NothingFound } from '#ui/filters/tour-grid.tsx'

/** Every component in every state, for work on the look. Served in development only. */

const LONG = 'A title of eighty characters, to see what a card does with a name that never ends'
const HINDI = 'जयपुर, जोधपुर, जैसलमेर और उदयपुर की सैर'
const TODAY = '2026-01-10'

const card = (over: Partial<Card>): Card => ({
  id: 'Sample',
  path: pathTo('tour', 'Sample'),
  title: 'Ladakh, the high road',
  location: 'Leh, Nubra, Pangong',
  duration: '5N/6D',
  region: 'domestic',
  scene: 'ladakh',
  price: pricedAt(29999, 'present'),
  ...over,
})

/** Three tiers from a Standard price on, in rupees. */
function pricedAt(standard: number, kind: PriceOnDay['kind']): PriceOnDay {
  const tier = (more: number) => ({ current: standard + more, cut: standard + more + 12_000 })
  const window = {
    from: '2025-01-01',
    till: '2026-02-15',
    standard: tier(0),
    deluxe: tier(6000),
    superDeluxe: tier(19_000),
  }
  return { kind, window }
}

const CARDS: [state: string, card: Card][] = [
  ['At rest', card({})],
  ['A long title and location', card({ id: 'Long', title: LONG, location: LONG, scene: 'kerala' })],
  ['In Hindi', card({ id: 'Hindi', title: HINDI, location: HINDI, scene: 'jaipur' })],
  ['Without a price', withoutPrice()],
  ['A price to come', card({ id: 'Next', price: pricedAt(29999, 'next'), scene: 'spiti' })],
  ['An ended price', card({ id: 'Past', price: pricedAt(26700, 'last'), scene: 'shimla' })],
  [
    'The highest price',
    card({ id: 'High', price: pricedAt(13969900, 'present'), region: 'international', scene: 'greece' }),
  ],
]

function withoutPrice(): Card {
  const { price: _, ...rest } = card({ id: 'Open', scene: 'kashmir' })
  return rest
}

const RULE: Fact = {
  id: 'sample-visa',
  kind: 'papers',
  text: 'Fill in the arrival card online before you land.',
  source: 'https://example.org/arrival-card',
  checkedOn: '2026-01-02',
  expiresOn: '2026-12-31',
  concerns: 'Visitors to Sample',
}

export function DesignPage() {
  return (
    <main id="main" className="wrap results">
      <h1>Components</h1>
      <LaterStyles of="home" />
      <LaterStyles of="tour" />
      <LaterStyles of="listing" />
      <Buttons />
      <Part title="Cards">
        <ul className="grid">
          {CARDS.map(([state, each]) => (
            <li key={state}>
              <p>{state}</p>
              <TourCard card={each} />
            </li>
          ))}
        </ul>
      </Part>
      <Tiers />
      <Forms />
      <Part title="Nothing found">
        <NothingFound text="काशी & <b>Goa</b>" choice={NO_CHOICE} />
      </Part>
      <Part title="Messages">
        <p className="toast toast--pending toast--still">
          <Icon name="clock" />
          Sending your message...
        </p>
        <p className="toast toast--success toast--still">
          <Icon name="check" />
          Message Sent Successfully 😀
        </p>
        <p className="toast toast--failure toast--still">
          <Icon name="cross" />
          Sorry, message not sent 😥
        </p>
      </Part>
      <Part title="Reviews">
        <ReviewCard
          review={{ title: 'A heading alone', name: 'Asha', avatar: 'A', date: '2024-03-01', sample: true }}
        />
        <ReviewCard
          review={{
            title: LONG,
            text: `${LONG}. ${HINDI}.`,
            name: 'Name '.repeat(40),
            avatar: 'NN',
            date: '2024-03-01',
            sample: true,
          }}
        />
      </Part>
      <Part title="Facts">
        <p>
          <FactText fact={RULE} today={RULE.expiresOn} />
        </p>
        <p>
          <FactText fact={RULE} today="2099-01-01" />
        </p>
      </Part>
      <Part title="Icons">
        <p className="chips">
          {(Object.keys(ICONS) as IconName[]).map((name) => (
            <Icon key={name} name={name} />
          ))}
        </p>
      </Part>
      <CountryRail countries={[{ slug: 'nepal', name: 'One country', tagline: 'And no other', scene: 'nepal' }]} />
      <CountryRail countries={[]} />
    </main>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Buttons() {
  return (
    <Part title="Buttons">
      <p>
        <button className="btn" type="button">
          Search
        </button>{' '}
        <button className="btn" type="button" disabled>
          Disabled
        </button>{' '}
        <button className="btn" type="button" disabled aria-busy>
          <span className="spin" />
          Sending...
        </button>{' '}
        <button className="btn btn--ink" type="button">
          <Icon name="phone" />
          Contact with an Expert
        </button>{' '}
        <button className="btn btn--haldi" type="button">
          Ask for a callback
        </button>{' '}
        <button className="btn btn--line btn--small" type="button">
          Small
        </button>
      </p>
    </Part>
  )
}

function Tiers() {
  const prices = (['present', 'next', 'last'] as const).map((kind) => pricedAt(34399, kind))
  return (
    <Part title="Tiers: of the day, to come, ended, on request">
      {[...prices, undefined].map((price) => (
        <div className="tiers" key={price?.kind ?? 'on request'}>
          <div>
            {TIERS.map((tier) => (
              <TierCard key={tier.key} tier={tier} tour={{ ...card({}), days: [] }} price={price} />
            ))}
          </div>
        </div>
      ))}
    </Part>
  )
}

function Forms() {
  const mistakes = { email: 'This e-mail looks incomplete.', date: 'This date has passed. Choose a coming one.' }
  const values = { name: 'Name '.repeat(40), email: 'meera@', date: '2020-01-01', flexible: 'no' }
  return (
    <Part title="Forms: fresh, refused, busy">
      <PlainEnquiryForm kind="callback" today={TODAY} values={{}} mistakes={{}} busy={false} />
      <PlainEnquiryForm kind="callback" today={TODAY} values={values} mistakes={mistakes} busy={false} />
      <PlainEnquiryForm kind="tour" today={TODAY} values={{}} mistakes={{}} busy />
    </Part>
  )
}

export const designHead: PageHead = {
  title: 'Components',
  description:
    'Every component of the site in every state, for whoever works on how it looks. This page is served in development only.',
  keywords: ['components'],
  path: pathTo('design'),
  scene: brand.scene,
  style: 'form',
  unlisted: true,
}
