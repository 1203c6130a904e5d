import { placeName } from '#domain/catalogue/places.ts'
import type { SentIndex } from '#domain/search/finding-index.ts'
import { PLACES_APART, WISHES_APART } from '#domain/search/give-way.ts'
import type { Part } from '#domain/search/part.ts'
import { isKnown, isOverland } from '#domain/search/part.ts'
import { partName, readAs, withoutPart } from '#domain/search/part-name.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { TOO_FAR } from '#values/travel-date.ts'
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
  /** The wishes that none of the packages has. */
  missing?: Part[]
  /** A price of the list has ended, so a budget uses the last one. */
  hasEnded?: boolean
}

/** The reading of a search: corrections, each part as a chip, and what was ignored. */
export function Understood(props: UnderstoodProps) {
  const { text, parts, nearest, missing } = props
  return (
    <>
      {parts.some(({ guess }) => guess) && (
        <p>
          Showing results for <b>{readAs(parts)}</b>.{' '}
          <a href={searchPath({ text, exact: true })}>Search instead for {text}</a>
        </p>
      )}
      <Parts {...props} />
      <LeftOut parts={parts} missing={missing} />
      {parts.some(({ isQuoted }) => isQuoted) && <p>{QUOTED}</p>}
      {parts.some(({ isWidened }) => isWidened) && <p>{WIDENED}</p>}
      {parts.some(({ either }) => either === PLACES_APART) && (
        <p>No package goes to all of these places with the rest of it.</p>
      )}
      {parts.some(({ either }) => either === WISHES_APART) && (
        <p>
          No package has all of it. These have{' '}
          {quoted(
            parts.filter(({ either }) => either === WISHES_APART),
            ' or ',
          )}
          .
        </p>
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
export function LeftOut({ parts, missing = [] }: { parts: Part[]; missing?: Part[] | undefined }) {
  const left = parts.filter((part) => !isKnown(part))
  const kept = left.filter(({ isNot }) => isNot)
  const unread = left.filter(({ isNot, isUnread }) => !isNot && isUnread)
  const unused = left.filter((part) => !part.isNot && !part.isUnread && !missing.includes(part))
  const wishes = parts.filter(({ isIdle }) => isIdle === 'wish')
  const hasMonth = parts.some(({ choice }) => choice?.month)
  const past = parts.filter(({ isIdle, text }) => isIdle === 'past' && (!hasMonth || /\d/.test(text)))
  const uneven = parts.filter(({ isUneven }) => isUneven)
  return (
    <>
      {unused.length > 0 && <p>We did not use {quoted(unused)}: ask us about it.</p>}
      {missing.length > 0 && <p>No package has all of it. These are without {quoted(missing)}.</p>}
      {wishes.length > 0 && <p>We cannot search by {quoted(wishes)}: ask us which package suits.</p>}
      <Unread parts={parts} unread={unread} />
      {uneven.length > 0 && <p>Nights and days of {quoted(uneven)} do not fit together: we took the nights.</p>}
      {kept.length > 0 && <p>We left out {quoted(kept)}: we do not know what to avoid by that. Ask us.</p>}
      {past.length > 0 && <p>{quoted(past)} is over: write the month in which you travel.</p>}
      <NamesNothing parts={parts} />
      <Departure parts={parts} />
    </>
  )
}

function quoted(some: Part[], join = ', '): string {
  return some.map(({ text }) => `“${text}”`).join(join)
}

/** A number before a month is a day that the month does not have. */
function Unread({ parts, unread }: { parts: Part[]; unread: Part[] }) {
  const monthAfter = (part: Part) => {
    const next = parts[parts.indexOf(part) + 1]
    return /^\d\d?$/.test(part.text) && next?.choice?.month ? next.text : undefined
  }
  const odd = unread.filter((part) => !part.isFar && !monthAfter(part))
  return (
    <>
      {odd.length > 0 && <p>We could not read {quoted(odd)}.</p>}
      {unread.map((part) => {
        if (part.isFar)
          return (
            <p key={part.text}>
              “{part.text}” is too far: {TOO_FAR}
            </p>
          )
        const month = monthAfter(part)
        return month && <p key={part.text}>{`“${part.text} ${month}” is not in the calendar.`}</p>
      })}
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
