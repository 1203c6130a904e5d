import type { TourCard as Card } from '#domain/tour.ts'
import { Scene } from './scene.tsx'
import { CallbackLink, CardPrice, TourMeta } from './tour-card.tsx'

/** A package on one line, for lists where eight cards in a row would tire. */
export function TourRow({ card }: { card: Card }) {
  return (
    <article className="row">
      <Scene name={card.scene} />
      <div>
        <h3>
          <a href={card.path}>{card.title}</a>
        </h3>
        <TourMeta card={card} />
      </div>
      <CardPrice card={card} />
      <CallbackLink card={card} />
    </article>
  )
}
