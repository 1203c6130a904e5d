import type { CountryCard } from '#domain/catalogue/country.ts'
import { durationInWords } from '#domain/catalogue/duration.ts'
import type { TourCard } from '#domain/catalogue/tour.ts'
import { priceNote } from '#domain/prices/price-on-day.ts'
import { pathTo } from '#domain/site/paths.ts'
import { taxesOnTop } from '#domain/trips/tax-rules.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { Scene, skyLettering } from '#ui/elements/scene.tsx'
import { Rupees } from '#ui/prices/price.tsx'

/** A country as a print with a paper margin, its lettering in the sky. `eager` for the one that a page opens with. */
export function CountryPoster({ country, eager = false }: { country: CountryCard; eager?: boolean }) {
  return (
    <a className={`poster ${skyLettering(country.scene, 'tall')}`} href={pathTo('country', country.slug)}>
      <span className="poster__art">
        <Scene name={country.scene} eager={eager} />
        <span className="poster__text">
          <em>{country.tagline}</em>
          <b>{country.name}</b>
        </span>
      </span>
      <span className="poster__foot">
        See packages
        <Icon name="right" />
      </span>
    </a>
  )
}

/** A tour as a print, with its price in the margin. `line`: what the guest comes for, above the price. */
export function TourPoster({ card, name, line }: { card: TourCard; name: string; line: string }) {
  return (
    <a className={`poster ${skyLettering(card.scene, 'tall')}`} href={card.path}>
      <span className="poster__art">
        <Scene name={card.scene} />
        <span className="poster__text">
          <em>{durationInWords(card.duration)}</em>
          <b>{name}</b>
        </span>
      </span>
      <span className="poster__foot">
        <span>
          <small>{line}</small>
          {card.price ? (
            <span className="price" data-price={card.price.kind}>
              <b>
                <Rupees amount={card.price.window.standard.current} />
              </b>
              <small>{taxesOnTop(card.region)}, per person</small>
              <small data-note>{priceNote(card.price)}</small>
            </span>
          ) : (
            'Price on request'
          )}
        </span>
        <Icon name="right" />
      </span>
    </a>
  )
}
