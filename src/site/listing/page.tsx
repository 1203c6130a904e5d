import { words } from '#brand.ts'
import type { PageHead } from '#delivery/html/head.ts'
import { LaterStyles } from '#delivery/html/later-styles.tsx'
import { LatePart } from '#delivery/html/stream.tsx'
import type { Region } from '#domain/catalogue/tour.ts'
import { type Choice, isPlain } from '#domain/filters/choice.ts'
import type { TourList } from '#domain/filters/tour-list.ts'
import { regionPath } from '#domain/site/paths.ts'
import { FilterBox } from '#ui/filters/filter-box.tsx'
import { PackageList } from '#ui/filters/package-list.tsx'
import { PageTop } from '#ui/site/page-top.tsx'

const HEADINGS = { domestic: 'Domestic Tour Adventures', international: 'International Tour Adventures' }

/** `list` undefined: the frame. */
type ListingProps = { region: Region; list: TourList | undefined; text: string; today: string }

export function ListingPage({ region, list, text, today }: ListingProps) {
  const { line, scene } = words[region]
  return (
    <main id="main">
      <PageTop scene={scene} title={HEADINGS[region]} />
      <div className="wrap">
        <FilterBox text={text} />
        <LaterStyles of="listing" />
        <p className="intro">{line}</p>
        {list ? (
          <PackageList list={list} path={regionPath(region)} text={text} today={today} hasText>
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
  const { title, description, keywords, scene } = words[region]
  const about = { title, description, keywords: [...keywords], scene, path: regionPath(region) }
  return { ...about, style: 'listing', ...(!isPlain(choice) && { unlisted: true }) }
}
