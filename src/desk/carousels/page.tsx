import type { Placed } from '#data/catalogue/carousels.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { Slips } from '#desk/frame/slips.tsx'
import type { CarouselName } from '#domain/catalogue/carousels.ts'

/** `cell`: what stands in a tour's cell, a place or whatever somebody typed. */
export type ShownCarousel = {
  name: CarouselName
  title: string
  tours: (Placed & { cell: string })[]
  id: string
  slips: string[]
}

/** The order of the home page's carousels: a number is a place, an empty cell is none. */
export function CarouselsPage({ carousels }: { carousels: ShownCarousel[] }) {
  return (
    <div className="stack">
      <a className="back" href={deskMap.site.path}>
        Site
      </a>
      <h1>Home page</h1>
      <p className="hint">A number is a place in the row, from 1 on; an empty cell takes the tour out of it.</p>
      {carousels.map(({ name, title, tours, id, slips }) => (
        <form className="box stack" method="post" key={name}>
          <h2>{title}</h2>
          <Slips slips={slips} />
          <input type="hidden" name="key" value={id} />
          <input type="hidden" name="carousel" value={name} />
          <input type="hidden" name="shown" value={idsInPlace(tours)} />
          <ul className="windows">
            {tours.map((tour) => (
              <li key={tour.id}>
                <label htmlFor={`${name}-${tour.id}`}>{tour.title}</label>
                <input
                  className="place"
                  id={`${name}-${tour.id}`}
                  name={tour.id}
                  inputMode="numeric"
                  maxLength={4}
                  defaultValue={tour.cell}
                />
              </li>
            ))}
          </ul>
          <button className="btn btn--go" type="submit">
            Put this order live<span className="vh">: {title}</span>
          </button>
        </form>
      ))}
    </div>
  )
}

/** The tours that stand in the row, in its order, as the form shows them. */
function idsInPlace(tours: Placed[]): string {
  return tours.flatMap(({ id, place }) => (place === null ? [] : [id])).join(' ')
}
