import type { Country, CountryCard } from '#domain/country.ts'
import { type Choice, isPlain } from '#domain/filters.ts'
import { pathTo } from '#domain/paths.ts'
import { breadcrumbs } from '#domain/structured-data.ts'
import type { TourList } from '#domain/tour-list.ts'
import type { PageHead } from '#render/head.ts'
import { LaterStyles } from '#render/later-styles.tsx'
import { CountryGuide } from '#ui/country-guide.tsx'
import { CountryRail } from '#ui/country-rail.tsx'
import { Icon } from '#ui/icon.tsx'
import { PackageList } from '#ui/package-list.tsx'
import { PageTop } from '#ui/page-top.tsx'

type CountryProps = {
  country: Country
  list: TourList
  explore: CountryCard[]
  today: string
}

export function CountryPage({ country, list, explore, today }: CountryProps) {
  return (
    <main id="main">
      <PageTop scene={country.scene} title={country.name} />
      <LaterStyles of="country" />
      <div className="wrap country">
        <p className="intro">{country.intro}</p>
        <p className="to-guide">
          <a href="#guide">
            <Icon name="down" />
            {country.visa ? 'Visa, best months' : 'Best months'}, flight hours, money and food
          </a>
        </p>
        <h2>List of Packages</h2>
        <PackageList list={list} path={pathTo('country', country.slug)} text="" />
        <CountryGuide name={country.name} visa={country.visa} guide={country.guide} today={today} />
      </div>
      <CountryRail countries={explore} />
    </main>
  )
}

export function countryHead(country: Country, choice: Choice): PageHead {
  const path = pathTo('country', country.slug)
  return {
    title: `${country.name}: holiday packages`,
    description: country.headDescription,
    keywords: [country.name, `${country.name} tour packages`, `${country.name} holiday from India`, country.tagline],
    path,
    scene: country.scene,
    style: 'country',
    ...(!isPlain(choice) && { unlisted: true }),
    structured: [
      breadcrumbs([
        { name: 'Countries', path: pathTo('countries') },
        { name: country.name, path },
      ]),
    ],
  }
}
