import { words } from '#brand.ts'
import type { PageHead } from '#delivery/html/head.ts'
import { LaterStyles } from '#delivery/html/later-styles.tsx'
import type { CountryCard } from '#domain/catalogue/country.ts'
import { pathTo } from '#domain/site/paths.ts'
import { CountryPoster } from '#ui/catalogue/poster.tsx'
import { Eyebrow } from '#ui/elements/section-head.tsx'
import { CallbackButton } from '#ui/enquiries/callback-button.tsx'

export function CountriesPage({ countries }: { countries: CountryCard[] }) {
  return (
    <main id="main" className="wall">
      <div className="wrap">
        <div className="head">
          <div>
            <Eyebrow>Explore Countries</Eyebrow>
            <h1>Choose a country</h1>
            <p>Pick a poster. Behind it are the packages, the prices and the person who plans them.</p>
          </div>
        </div>
        <div className="wall__grid">
          {countries.map((country, at) => (
            <CountryPoster key={country.slug} country={country} eager={at === 0} />
          ))}
          <p className="wall__ask">
            <b>Another place?</b>
            <CallbackButton look="btn btn--haldi btn--small" />
          </p>
        </div>
      </div>
      <LaterStyles of="wall" />
    </main>
  )
}

export const countriesHead: PageHead = {
  title: 'Countries: packages, visas and prices',
  description: words.countries.description,
  keywords: [...words.countries.keywords],
  path: pathTo('countries'),
  scene: words.countries.scene,
  style: 'wall',
}
