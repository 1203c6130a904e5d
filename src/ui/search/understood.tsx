import { placeName } from '#domain/catalogue/places.ts'
import type { SentIndex } from '#domain/search/finding-index.ts'
import { PLACES_APART } from '#domain/search/give-way.ts'
import type { Part } from '#domain/search/part.ts'
import { isKnown, isOverland } from '#domain/search/part.ts'
import { partName, readAs, withoutPart } from '#domain/search/part-name.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { NotSold } from './not-sold.tsx'
import { searchPath } from './search-path.ts'

type UnderstoodProps = {
  /** The visitor's spelling. */
  text: string
  /** Searches for the exact words, also after removing a part. */
  exact: boolean
  parts: Part[]
  /** The nearest sold places for each unsold one. */
  nearest: SentIndex['nearest']
  /** How many packages are found without a part, if none is found with it. */
  without?: Map<Part, number>
  /** A price of the list has ended, so a budget uses the last one. */
  hasEnded?: boolean
}

/** The reading of a search: corrections, each part as a chip, and what was ignored. */
export function Understood(props: UnderstoodProps) {
  const { text, parts, nearest } = props
  return (
    <>
      {parts.some(({ guess }) => guess) && (
        <p>
          Showing results for <b>{readAs(parts)}</b>.{' '}
          <a href={searchPath({ text, exact: true })}>Search instead for {text}</a>
        </p>
      )}
      <Parts {...props} />
      <LeftOut parts={parts} />
      {parts.some(({ isQuoted }) => isQuoted) && <p>{QUOTED}</p>}
      {parts.some(({ isWidened }) => isWidened) && <p>{WIDENED}</p>}
      {parts.some(({ either }) => either === PLACES_APART) && (
        <p>No package goes to all of these places with the rest of it.</p>
      )}
      {LONG_WEEKEND.test(text) && <p>{HOLIDAYS}</p>}
      <NotSold parts={parts} nearest={nearest} />
    </>
  )
}

/** A search for one wanted place or word is already in its heading. */
export function Parts({ exact, parts, without, hasEnded = false }: Omit<UnderstoodProps, 'text' | 'nearest'>) {
  const named = parts.flatMap((part) => {
    const name = partName(part, hasEnded, parts)
    return name ? [{ part, name }] : []
  })
  if (named.length < 2 && !named.some(({ part }) => part.choice || part.least || part.isNot || part.children))
    return null
  return (
    <ul className="picked" aria-label="What we understood">
      {named.map(({ part, name }) => (
        <li key={part.text}>
          <a href={searchPath({ text: withoutPart(parts, part), exact })}>
            {name}
            <Icon name="close" />
            <span className="vh">, remove</span>
            <Remaining count={without?.get(part)} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Remaining({ count }: { count: number | undefined }) {
  if (!count) return null
  return <small>{`${count} without it`}</small>
}

const WIDENED = 'None has exactly this length: these have a night more or less.'
const QUOTED = 'No published price suits this budget. Here the price is on request: ask with your budget.'

const LONG_WEEKEND = /\blong week ?end/i
/** We have no official list of days that follow the moon. */
const HOLIDAYS =
  'For a long weekend we look at 26 January, Good Friday, 15 August, 2 October and 25 December. Around another holiday, write its month.'

/** The ignored parts of a search, with the reasons. */
export function LeftOut({ parts }: { parts: Part[] }) {
  const left = parts.filter((part) => !isKnown(part))
  const quoted = (some: Part[]) => some.map(({ text }) => `“${text}”`).join(', ')
  const kept = left.filter(({ isNot }) => isNot)
  const unread = left.filter(({ isNot, isUnread }) => !isNot && isUnread)
  const given = parts.filter(({ isGivenUp }) => isGivenUp)
  const unknown = left.filter(({ isNot, isUnread, isGivenUp }) => !isNot && !isUnread && !isGivenUp)
  const wishes = parts.filter(({ isIdle }) => isIdle === 'wish')
  const past = parts.some(({ choice }) => choice?.month) ? [] : parts.filter(({ isIdle }) => isIdle === 'past')
  return (
    <>
      {unknown.length > 0 && <p>We left out {quoted(unknown)}: our search does not know it.</p>}
      {given.length > 0 && <p>No package has all of it. These are without {quoted(given)}.</p>}
      {wishes.length > 0 && <p>We cannot search by {quoted(wishes)}: ask us which package suits.</p>}
      {unread.length > 0 && <p>We could not read {quoted(unread)}.</p>}
      {kept.length > 0 && <p>We left out {quoted(kept)}: we do not know what to avoid by that. Ask us.</p>}
      {past.length > 0 && <p>{quoted(past)} is over: write the month in which you travel.</p>}
      <NamesNothing parts={parts} />
      <Departure parts={parts} />
    </>
  )
}

/** How the way to the first place changes the results. */
function Departure({ parts }: { parts: Part[] }) {
  const from = parts.find(({ isIdle }) => isIdle === 'origin')
  return (
    <>
      {parts.some((part) => part.isFirst && isOverland(part)) && (
        <p>Packages in India come first. The way to their first place is not in the price: ask us.</p>
      )}
      {from?.isFirst && <p>Packages that go through {placeName(from.places?.[0] ?? '')} come first.</p>}
      {from && !from.isFirst && <p>“{from.text}” is not part of the search: prices begin where the day plan begins.</p>}
    </>
  )
}

function NamesNothing({ parts }: { parts: Part[] }) {
  const isEmpty = parts.some(connects) && parts.every((part) => connects(part) || part.isIdle === 'filler')
  return isEmpty && <p>“{readAs(parts)}” names nothing to search for.</p>
}

/** "or", "not", "been to": words that have no meaning alone. */
function connects({ isIdle }: Part): boolean {
  return isIdle === 'or' || isIdle === 'not' || isIdle === 'notBefore' || isIdle === 'done'
}
