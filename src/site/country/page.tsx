import type { PageHead } from '#delivery/html/head.ts'
import { LaterStyles } from '#delivery/html/later-styles.tsx'
import type { Country, CountryCard } from '#domain/catalogue/country.ts'
import { type Choice, isPlain } from '#domain/filters/choice.ts'
import type { TourList } from '#domain/filters/tour-list.ts'
import { pathTo } from '#domain/site/paths.ts'
import { breadcrumbs } from '#domain/site/structured-data.ts'
import { CountryRail } from '#ui/catalogue/country-rail.tsx'
import { GuideAtAGlance } from '#ui/catalogue/guide-at-a-glance.tsx'
import { PackageList } from '#ui/filters/package-list.tsx'
import { PageTop } from '#ui/site/page-top.tsx'

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
          <a href="#guide">{country.visa ? 'Visa, best months' : 'Best months'}, flight hours, money and food</a>
        </p>
        <h2>List of Packages</h2>
        <PackageList list={list} path={pathTo('country', country.slug)} text="" today={today} />
        <GuideAtAGlance name={country.name} visa={country.visa} guide={country.guide} today={today} />
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
