import { regionPath } from '#domain/paths.ts'
import type { Region, TourCard } from '#domain/tour.ts'
import type { PageHead } from '#render/head.ts'
import { LaterStyles } from '#render/later-styles.tsx'
import { FilterBox } from '#ui/filter-box.tsx'
import { MoreLink } from '#ui/more-link.tsx'
import { PageTop } from '#ui/page-top.tsx'
import { NothingFound, packageCount, TourGrid } from '#ui/tour-grid.tsx'

/** What differs between the two listings. */
const LISTINGS = {
  domestic: {
    heading: 'Domestic Tour Adventures',
    line: 'Snow, salt, backwater and sand. One country, every kind of sky.',
    scene: 'gujarat',
    title: 'Domestic Tour Adventures: packages in India',
    description:
      'Holiday packages in India from Kashmir to the Andamans: Rajasthan, Ladakh, Kerala, Himachal and more, with day plans and three price tiers.',
    keywords: ['domestic tours', 'India tour packages', 'Rajasthan', 'Ladakh', 'Kerala', 'Himachal', 'Andaman'],
  },
  international: {
    heading: 'International Tour Adventures',
    line: 'Temple bells, night trains, reefs and red roofs. Bring a passport.',
    scene: 'switzerland',
    title: 'International Tour Adventures: trips abroad',
    description:
      'Holiday packages abroad from India: Thailand, Bali, Vietnam, Singapore, Dubai, Japan, Europe and more, with day plans and three price tiers.',
    keywords: ['international tours', 'Thailand', 'Bali', 'Vietnam', 'Singapore', 'Dubai', 'Switzerland', 'Japan'],
  },
} as const

type ListingProps = { region: Region; cards: TourCard[]; after: number | undefined; text: string }

export function ListingPage({ region, cards, after, text }: ListingProps) {
  const { heading, line, scene } = LISTINGS[region]
  const path = regionPath(region)
  return (
    <main id="main">
      <PageTop scene={scene} title={heading} />
      <div className="wrap">
        <FilterBox path={path} text={text} count={packageCount(cards, after !== undefined)} />
        <LaterStyles of="listing" />
        <p className="intro">{line}</p>
        <h2 className="vh">Packages</h2>
        <div id="packages">
          <TourGrid cards={cards} />
          <NothingFound text={text} hidden={cards.length > 0} />
          <MoreLink path={path} text={text} after={after} />
        </div>
      </div>
    </main>
  )
}

export function listingHead(region: Region): PageHead {
  const { title, description, keywords, scene } = LISTINGS[region]
  return { title, description, keywords: [...keywords], scene, path: regionPath(region), style: 'listing' }
}
