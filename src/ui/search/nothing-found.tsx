import type { SentIndex } from '#domain/search/finding-index.ts'
import type { Part } from '#domain/search/part.ts'
import { readAs } from '#domain/search/part-name.ts'
import { type Party, partyOf } from '#domain/search/party.ts'
import { pathTo } from '#domain/site/paths.ts'
import { Kite } from '#ui/elements/icon.tsx'
import { CallbackButton } from '#ui/enquiries/callback-button.tsx'
import { NoVisaLater } from '#ui/filters/no-visa-later.tsx'
import { AgencyAnswers } from './agency-answers.tsx'
import { NotSold } from './not-sold.tsx'
import { askPath } from './search-path.ts'
import { LeftOut, Parts } from './understood.tsx'

type NothingProps = {
  text: string
  exact: boolean
  parts: Part[]
  without: Map<Part, number>
  nearest: SentIndex['nearest']
  /** Why tours with all the rest do not match (domain/search/why-not.ts). */
  reasons: string[]
}

/** A search without results: the spec's words, its reading, the nearest sold places, and an enquiry with its text. */
export function NothingFoundFor({ text, exact, parts, without, nearest, reasons }: NothingProps) {
  return (
    <div className="empty" data-empty="">
      <Kite />
      <h2>No Packages found for {text}</h2>
      {parts.some(({ guess }) => guess) && (
        <p>
          We read it as <b>{readAs(parts)}</b>.
        </p>
      )}
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <AgencyAnswers text={text} />
      <Parts exact={exact} parts={parts} without={without} />
      <LeftOut parts={parts.filter(({ isNot, isUnread }) => isNot || isUnread)} />
      <NotSold parts={parts} nearest={nearest} />
      <NoVisaLater asked={parts.map(({ choice }) => choice ?? {})} />
      <p>Try the name of a place.</p>
      <ul className="picked">
        <li>
          <a href={askPath(text)}>Write to us</a>
        </li>
        <li>
          <a href={callPath(text, partyOf(parts))}>Let us call you</a>
        </li>
      </ul>
      <p>
        <CallbackButton look="btn" />
      </p>
    </div>
  )
}

/** The form for a call, with the search and the party. */
function callPath(text: string, party: Party | undefined): string {
  const people = party && { adults: String(party.adults), children: String(party.children) }
  return `${pathTo('enquire')}?${new URLSearchParams({ q: text, ...people })}`
}
