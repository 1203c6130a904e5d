import type { ReactNode } from 'react'
import { brand, claims } from '#brand.ts'
import { pathTo } from '#domain/paths.ts'
import type { TourList } from '#domain/tour-list.ts'
import type { PageHead } from '#render/head.ts'
import { Island } from '#render/island.tsx'
import { LaterStyles } from '#render/later-styles.tsx'
import { PackageList } from '#ui/package-list.tsx'

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

/** What was found, with the ways to choose among it. */
export function Results({ list, text }: { list: TourList; text: string }) {
  return (
    <PackageList list={list} path={pathTo('searchResults')} text={text} rating={claims.itineraryRating}>
      {list.cards.length > 0 && <h2>{text ? `Packages for ${text}` : 'Every package'}</h2>}
      <input type="hidden" name="q" value={text} form="choice" />
    </PackageList>
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
