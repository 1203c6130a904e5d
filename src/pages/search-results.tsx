import type { TourCard } from '#domain/tour.ts'
import type { PageHead } from '#render/head.ts'
import { Island } from '#render/island.tsx'
import { LaterStyles } from '#render/later-styles.tsx'
import { MoreLink } from '#ui/more-link.tsx'
import { NothingFound, packageCount, TourGrid } from '#ui/tour-grid.tsx'

type ResultsProps = { cards: TourCard[]; after: number | undefined; text: string; today: string }

export function SearchResultsPage({ cards, after, text, today }: ResultsProps) {
  return (
    <main id="main" className="wrap results">
      <h1>{text ? `Packages for ${text}` : 'Every package'}</h1>
      <Island name="search-box" props={{ text }} />
      <LaterStyles />
      <p className="results__count" role="status">
        {packageCount(cards, after !== undefined)}
      </p>
      <h2 className="vh">Packages</h2>
      {cards.length > 0 ? <TourGrid cards={cards} today={today} /> : <NothingFound text={text} />}
      <MoreLink path="/search-results" text={text} after={after} />
    </main>
  )
}

export const resultsHead: PageHead = {
  title: 'Search results | Patang',
  description:
    'Holiday packages that match what you searched for: places in India and abroad, each with its day plan, its prices and a phone number that answers.',
  keywords: ['search holiday packages', 'tour search'],
  path: '/search-results',
  scene: 'jaipur-hero',
  style: 'listing',
  unlisted: true,
}
