import type { PageHead } from '#delivery/html/head.ts'
import { LaterStyles } from '#delivery/html/later-styles.tsx'
import { LatePart } from '#delivery/html/stream.tsx'
import type { Region } from '#domain/catalogue/tour.ts'
import { type Choice, isPlain } from '#domain/filters/filters.ts'
import type { TourList } from '#domain/filters/tour-list.ts'
import { regionPath } from '#domain/site/paths.ts'
import { FilterBox } from '#ui/filters/filter-box.tsx'
import { PackageList } from '#ui/filters/package-list.tsx'
import { PageTop } from '#ui/site/page-top.tsx'

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
type ListingProps = { region: Region; list: TourList | undefined; text: string }

export function ListingPage({ region, list, text }: ListingProps) {
  const { heading, line, scene } = LISTINGS[region]
  return (
    <main id="main">
      <PageTop scene={scene} title={heading} />
      <div className="wrap">
        <FilterBox text={text} />
        <LaterStyles of="listing" />
        <p className="intro">{line}</p>
        {list ? (
          <PackageList list={list} path={regionPath(region)} text={text} hasText>
            <h2 className="vh">Packages</h2>
          </PackageList>
        ) : (
          <LatePart />
        )}
      </div>
    </main>
  )
}

export function listingHead(region: Region, choice: Choice): PageHead {
  const { title, description, keywords, scene } = LISTINGS[region]
  const about = { title, description, keywords: [...keywords], scene, path: regionPath(region) }
  return { ...about, style: 'listing', ...(!isPlain(choice) && { unlisted: true }) }
}
