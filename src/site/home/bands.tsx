import { Fragment, type ReactNode } from 'react'
import { brand, claims, words } from '#brand.ts'
import { Island } from '#delivery/html/island.tsx'
import { TIERS } from '#domain/catalogue/tiers.ts'
import { enquirePath, listPath, pathTo } from '#domain/site/paths.ts'
import { Icon, Kite } from '#ui/elements/icon.tsx'
import type { IconName } from '#ui/elements/icons.ts'
import { SceneImage } from '#ui/elements/scene-image.tsx'
import { SectionHead } from '#ui/elements/section-head.tsx'
import { Stars } from '#ui/elements/stars.tsx'
import { CallbackButton } from '#ui/enquiries/callback-button.tsx'

/** The bands of the home page that never change. */

export function Hero({ children }: { children: ReactNode }) {
  return (
    <section className="hero">
      <SceneImage name={brand.scene} eager />
      <div className="wrap">
        <h1>
          {brand.line.split(/(?<=[.!?]) /).map((sentence, at) => (
            <Fragment key={sentence}>
              {at > 0 && ' '}
              <span>{sentence}</span>
            </Fragment>
          ))}
        </h1>
        <p className="lead">
          Holidays {words.where}, planned trip by trip in {brand.city} by people who pick up the phone.
        </p>
        <div className="hero__search">
          <Island name="search-box" props={{}} />
          <TypedPhrases />
        </div>
        {children}
      </div>
    </section>
  )
}

/** The phrases that the search box seems to type, beginning with the last (site behaviour, home). */
const PHRASES = ['Search for bali', 'Search for thailand', 'Search for dubai', 'Search for locations']

/** Drawn over the box by client/styles/typing.css until the visitor uses it; the box has its own placeholder. */
function TypedPhrases() {
  return (
    <p className="typing" data-phrases="" aria-hidden="true">
      {PHRASES.map((phrase) => (
        <span key={phrase}>{phrase}</span>
      ))}
    </p>
  )
}

/** Below the search: links to destinations whose season is good this month. */
export function GoodThisMonth({ places, month }: { places: string[]; month: string }) {
  if (places.length === 0) return null
  return (
    <p className="quick">
      <span>Good this month:</span>
      {places.map((place) => (
        <a key={place} href={listPath(pathTo('searchResults'), { q: `${place.toLowerCase()} in ${month}` })}>
          {place}
        </a>
      ))}
    </p>
  )
}

const STATISTICS = [
  { figure: claims.publicRating, unit: '/5', says: 'rating on a public review site' },
  { figure: claims.partners, unit: '+', says: 'partners on the ground' },
  { figure: claims.destinations, unit: '+', says: 'destinations we know by name' },
  { figure: claims.happiness, unit: '%', says: 'happiness among our guests' },
  { figure: claims.years, unit: 'yr', says: `legacy in ${brand.city}` },
]

export function Statistics() {
  return (
    <section className="stats wrap" aria-label={`${brand.name} in numbers`}>
      <svg className="string" viewBox="0 0 1280 64" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 50C160 70 250 6 420 28S700 70 860 34 1130 2 1280 22" />
      </svg>
      <Kite className="stats__kite" />
      <ul>
        {STATISTICS.map(({ figure, unit, says }) => (
          <li key={says}>
            <b>
              {figure}
              <sup>{unit}</sup>
            </b>
            <span>{says}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const TRUST: { icon: IconName; claim: string }[] = [
  { icon: 'tailor', claim: '100% customised trips' },
  { icon: 'car', claim: 'Best ground assistance' },
  { icon: 'smile', claim: 'Great customer experience' },
  { icon: 'head', claim: '24x7 coverage' },
  { icon: 'pass', claim: `${claims.visaSuccess}% visa success rate` },
]

export function TrustStrip() {
  return (
    <div className="trust">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls sideways must be reachable by keyboard */}
      <section className="wrap" aria-label="Why travellers trust us" tabIndex={0}>
        <ul>
          {TRUST.map(({ icon, claim }) => (
            <li key={claim}>
              <Icon name={icon} />
              {claim}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const STEPS = [
  {
    title: 'Tell us where',
    says: 'Leave a name and a number, or tap the phone on any package. No account, no payment.',
  },
  {
    title: 'A planner calls back',
    says: 'Dates, rooms, who is travelling, who is vegetarian. The price is settled before you pay a rupee.',
  },
  {
    title: 'You fly, we hold on',
    says: 'One number that answers at any hour, from the first cab to the last boarding pass.',
  },
]

export function HowItWorks() {
  return (
    <section className="band below">
      <div className="wrap">
        <SectionHead eyebrow="Three tugs on the line" title="How booking works" />
        <ol className="steps">
          {STEPS.map(({ title, says }, at) => (
            <li key={title}>
              <span className={`dia d${at + 1}`}>{at + 1}</span>
              <h3>{title}</h3>
              <p>{says}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** Each tier in a sentence, so that a visitor knows the differences before the first tour. */
export function TiersExplained() {
  return (
    <section className="band below">
      <div className="wrap">
        <SectionHead
          eyebrow="Same sky, softer landing"
          title="Three hotel classes, one plan"
          line="Every tour has the same days and the same people in three tiers. Only the hotel changes."
        />
        <ul className="steps">
          {TIERS.map((tier) => (
            <li key={tier.key}>
              <Stars count={tier.stars} />
              <h3>{tier.name}</h3>
              <p>{COMFORTS[tier.key]}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const COMFORTS: Record<(typeof TIERS)[number]['key'], string> = {
  standard: 'A 3 star hotel, breakfast included. The money goes into the days.',
  deluxe: 'A comfortable 4 star hotel, with a better address and a quieter night.',
  superDeluxe: 'The view, the pool, the long breakfast. For once in a while, or for always.',
}

export function CallToEnquire() {
  return (
    <section className="closing below">
      <img src="/scenes/gujarat.night.svg" alt="" width="800" height="600" loading="lazy" />
      <div className="wrap">
        <h2>Where would you like to go?</h2>
        <p>
          Ask for a callback in a chat, or <a href={enquirePath()}>leave your number here</a>. It costs nothing.
        </p>
        <CallbackButton look="btn btn--haldi" />
      </div>
    </section>
  )
}
