import type { ReactNode } from 'react'
import { brand, claims } from '#brand.ts'
import { pathTo } from '#domain/paths.ts'
import type { TourCard } from '#domain/tour.ts'
import type { PageHead } from '#render/head.ts'
import { Island } from '#render/island.tsx'
import { LaterStyles } from '#render/later-styles.tsx'
import { MoreLink } from '#ui/more-link.tsx'
import { NothingFound, packageCount, TourGrid } from '#ui/tour-grid.tsx'

/** The results page: its heading and search box are there at once, the results follow. */
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

type ResultsProps = { cards: TourCard[]; after: number | undefined; text: string }

export function Results({ cards, after, text }: ResultsProps) {
  return (
    <>
      <p className="results__count" role="status">
        {packageCount(cards, after !== undefined)}
      </p>
      {cards.length > 0 ? <FoundPackages cards={cards} text={text} /> : <NothingFound text={text} />}
      <MoreLink path={pathTo('searchResults')} text={text} after={after} />
    </>
  )
}

function FoundPackages({ cards, text }: { cards: TourCard[]; text: string }) {
  return (
    <>
      <h2>{text ? `Packages for ${text}` : 'Every package'}</h2>
      <TourGrid cards={cards} rating={claims.itineraryRating} />
    </>
  )
}

export const resultsHead: PageHead = {
  title: 'Search results',
  description:
    'Holiday packages that match what you searched for: places in India and abroad, each with its day plan, its prices and a phone number that answers.',
  keywords: ['search holiday packages', 'tour search'],
  path: pathTo('searchResults'),
  scene: brand.scene,
  style: 'listing',
  unlisted: true,
}
