import type { ReactNode } from 'react'
import { brand, claims, words } from '#brand.ts'
import type { PageHead } from '#delivery/html/head.ts'
import { Island } from '#delivery/html/island.tsx'
import { LaterStyles } from '#delivery/html/later-styles.tsx'
import type { TourList } from '#domain/filters/tour-list.ts'
import type { SentIndex } from '#domain/search/finding-index.ts'
import type { Part } from '#domain/search/part.ts'
import { askedIn } from '#domain/search/part-name.ts'
import type { SaidToSearch } from '#domain/search/questions.ts'
import { isCut } from '#domain/search/search-text.ts'
import { pathTo } from '#domain/site/paths.ts'
import { tripSearched } from '#domain/trips/trip-sought.ts'
import { NoVisaLater } from '#ui/filters/no-visa-later.tsx'
import { PackageList } from '#ui/filters/package-list.tsx'
import { AgencyAnswers } from '#ui/search/agency-answers.tsx'
import { groupsOf, sidesWithout } from '#ui/search/groups-of.ts'
import { NothingFoundFor } from '#ui/search/nothing-found.tsx'
import { SaidOfTours } from '#ui/search/said-of-tours.tsx'
import { SeasonAnswer } from '#ui/search/season-answer.tsx'
import { SidesWithout } from '#ui/search/sides-without.tsx'
import { Understood } from '#ui/search/understood.tsx'

/** The results page: heading and search box are sent at once, the results follow. */
export function SearchResultsPage({ text, children }: { text: string; children: ReactNode }) {
  return (
    <main id="main" className="wrap results">
      <h1>Search results</h1>
      <Island name="search-box" props={{ text }} />
      <LaterStyles of="listing" />
      <div>{children}</div>
    </main>
  )
}

type ResultsProps = {
  list: TourList & {
    parts: Part[]
    without: Map<Part, number>
    nearest: SentIndex['nearest']
    reasons: string[]
    said?: SaidToSearch
    missing?: Part[]
  }
  text: string
  exact: boolean
  today: string
}

/** The tours found, the reading of the text, and the filters. */
export function Results({ list, text, exact, today }: ResultsProps) {
  const { parts, without, nearest, reasons, size } = list
  const asked = {
    months: parts.flatMap(({ choice, isNot }) => (isNot ? [] : (choice?.month ?? []))),
    groups: groupsOf(list, parts),
    trip: tripSearched(parts, today),
  }
  const nothing =
    text && size === 0 ? <NothingFoundFor {...{ text, exact, parts, without, nearest, reasons }} /> : undefined
  return (
    <PackageList
      list={list}
      path={pathTo('searchResults')}
      text={text}
      exact={exact}
      rating={claims.itineraryRating}
      nothing={nothing}
      asked={asked}
      today={today}
    >
      {isCut(text) && <p>This text is too long for a search: we read its beginning and its end.</p>}
      {size > 0 && <HowRead list={list} text={text} exact={exact} today={today} />}
      {list.cards.length > 0 && asked.groups.size === 0 && (
        <h2>{text ? headingOf(parts, list.prices.hasEnded) : 'Every package'}</h2>
      )}
      <input type="hidden" name="q" value={text} form="choice" />
      {exact && <input type="hidden" name="exact" value="1" form="choice" />}
    </PackageList>
  )
}

function headingOf(parts: Part[], hasEnded: boolean): string {
  const asked = askedIn(parts, hasEnded)
  return asked ? `Packages for ${asked}` : 'All packages'
}

/** The reading of the text, and the tours' answers to its questions. */
function HowRead({ list, text, exact, today }: ResultsProps) {
  const { parts, nearest, said, missing = [], cards, prices } = list
  return (
    <>
      <Understood {...{ text, exact, parts, nearest, missing }} hasEnded={prices.hasEnded} />
      <AgencyAnswers text={text} />
      <SidesWithout parts={sidesWithout(list, parts)} />
      {said && <SaidOfTours said={said} today={today} />}
      {!parts.some(({ choice }) => choice?.month) && (
        <NoVisaLater asked={parts.map(({ choice, lost }) => lost ?? choice ?? {})} />
      )}
      {!said?.seasons.length && <SeasonAnswer parts={parts} cards={cards} />}
    </>
  )
}

export const resultsHead: PageHead = {
  title: 'Search results',
  description: `Holiday packages that match what you searched for: places ${words.where}, each with its day plan, its prices and a phone number that answers.`,
  keywords: ['search holiday packages', 'tour search'],
  path: pathTo('searchResults'),
  scene: brand.scene,
  style: 'listing',
  unlisted: true,
}
