import type { CountryCard } from '#domain/catalogue/country.ts'
import { pathTo } from '#domain/site/paths.ts'
import { mark } from '#ui/elements/mark.ts'
import { SceneImage, skyLettering } from '#ui/elements/scene-image.tsx'

/** A country as a print with a paper margin, its name in the sky. `eager`: for the first picture of a page. */
export function CountryPoster({ country, eager = false }: { country: CountryCard; eager?: boolean }) {
  return (
    <a className={`poster ${skyLettering(country.scene, 'tall')}`} href={pathTo('country', country.slug)}>
      <span className="poster__art">
        <SceneImage name={country.scene} eager={eager} />
        <span className="poster__text">
          <em>{country.tagline}</em>
          <b>{country.name}</b>
        </span>
      </span>
      <span className={`poster__foot ${mark('right')}`}>See packages</span>
    </a>
  )
}
