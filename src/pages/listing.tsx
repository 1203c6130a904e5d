import { regionPath } from '#domain/paths.ts'
import type { Region, TourCard } from '#domain/tour.ts'
import type { PageHead } from '#render/head.ts'
import { LaterStyles } from '#render/later-styles.tsx'
import { LatePart } from '#render/stream.tsx'
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

/** `list` undefined: the frame. */
type ListingProps = { region: Region; list: List | undefined; text: string }
type List = { cards: TourCard[]; after?: number }

export function ListingPage({ region, list, text }: ListingProps) {
  const { heading, line, scene } = LISTINGS[region]
  const path = regionPath(region)
  return (
    <main id="main">
      <PageTop scene={scene} title={heading} />
      <div className="wrap">
        <FilterBox
          path={path}
          text={text}
          count={list ? packageCount(list.cards, list.after !== undefined) : <LatePart />}
        />
        <LaterStyles of="listing" />
        <p className="intro">{line}</p>
        <h2 className="vh">Packages</h2>
        {list && (
          <div id="packages">
            <TourGrid cards={list.cards} />
            <NothingFound text={text} hidden={list.cards.length > 0} />
            <MoreLink path={path} text={text} after={list.after} />
          </div>
        )}
      </div>
    </main>
  )
}

export function listingHead(region: Region): PageHead {
  const { title, description, keywords, scene } = LISTINGS[region]
  const shown = { path: regionPath(region), style: 'listing', firstScreen: 'filter' } as const
  return { title, description, keywords: [...keywords], scene, ...shown }
}
