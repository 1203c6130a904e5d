import type { CountryCard } from '#domain/catalogue/country.ts'
import { Rail, RailArrows } from '#ui/elements/rail.tsx'
import { SectionHead } from '#ui/elements/section-head.tsx'
import { CountryPoster } from './poster.tsx'

/** "Explore Countries": one, two or three posters a view. */
export function CountryRail({ countries }: { countries: CountryCard[] }) {
  return (
    <section className="band posters below">
      <div className="wrap">
        <SectionHead eyebrow="Where next" title="Explore Countries" aside={<RailArrows rail="countries" />} />
        <Rail id="countries" label="Explore Countries" pace={1000}>
          {countries.map((country) => (
            <CountryPoster key={country.slug} country={country} />
          ))}
        </Rail>
      </div>
    </section>
  )
}
