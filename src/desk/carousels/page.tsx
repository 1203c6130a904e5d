import type { Placed } from '#data/catalogue/carousel-order.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { Slips } from '#desk/frame/slips.tsx'
import { Back, Submit } from '#desk/frame/way.tsx'
import type { CarouselName } from '#domain/catalogue/carousels.ts'
import type { Mistakes } from '#values/mistakes.ts'

/** `cell`: the text of a tour's cell: its place, or the typed text. */
export type ShownCarousel = {
  name: CarouselName
  title: string
  tours: (Placed & { cell: string })[]
  id: string
  /** By the ids of the cells. */
  mistakes: Mistakes
}

/** The id of the cell in which a tour's place in a row is typed. */
export function cellId(name: CarouselName, tour: string): string {
  return `${name}-${tour}`
}

/** The order of the home page's carousels: a number is a place, an empty cell is none. */
export function CarouselsPage({ carousels }: { carousels: ShownCarousel[] }) {
  return (
    <div className="stack">
      <Back to={deskMap.site.path} words="Site" />
      <h1>Home page</h1>
      <p className="hint">
        First, Up and Down move a tour at one press. A number is a place in the row, from 1 on; an empty cell takes the
        tour out of it.
      </p>
      {carousels.map(({ name, title, tours, id, mistakes }) => (
        <form className="box stack" method="post" action={`${deskMap.carousels.path}#refused`} key={name}>
          <h2>{title}</h2>
          <Slips mistakes={mistakes} />
          <input type="hidden" name="key" value={id} />
          <input type="hidden" name="carousel" value={name} />
          <input type="hidden" name="shown" value={idsInPlace(tours)} />
          {/* The first button of a form is what the Enter key presses. */}
          <Submit look="go" words="Put these numbers live" about={`: ${title}`} />
          <ul className="windows">
            {tours.map((tour) => (
              <li key={tour.id}>
                <label htmlFor={cellId(name, tour.id)}>{tour.title}</label>
                <input
                  className="place"
                  id={cellId(name, tour.id)}
                  name={tour.id}
                  inputMode="numeric"
                  maxLength={4}
                  defaultValue={tour.cell}
                  aria-invalid={cellId(name, tour.id) in mistakes || undefined}
                />
                {tour.place !== null && <Moves tour={tour} />}
              </li>
            ))}
          </ul>
        </form>
      ))}
    </div>
  )
}

/** Moves a tour in its row, and puts that live. */
function Moves({ tour: { id, title, place } }: { tour: Placed }) {
  const ways = [
    ['first', 'First'],
    ['up', 'Up'],
    ['down', 'Down'],
  ] as const
  return (
    <span className="row">
      {ways
        .filter(([way]) => way === 'down' || place !== 1)
        .map(([way, name]) => (
          <Submit key={way} name="move" value={`${way} ${id}`} words={name} about={`: ${title}`} />
        ))}
    </span>
  )
}

/** The tours that stand in the row, in its order, as the form shows them. */
function idsInPlace(tours: Placed[]): string {
  return tours.flatMap(({ id, place }) => (place === null ? [] : [id])).join(' ')
}
