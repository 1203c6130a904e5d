import type { Placed } from '#data/catalogue/carousel-order.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { Slips } from '#desk/frame/form-field.tsx'
import { PostForm } from '#desk/frame/post-form.tsx'
import { Back, Submit } from '#desk/frame/way.tsx'
import type { CarouselName } from '#domain/catalogue/carousels.ts'
import type { Mistakes } from '#values/mistakes.ts'

/** `cell`: the text of a tour's cell, its place or the typed text. */
export type ShownCarousel = { name: CarouselName; title: string; tours: (Placed & { cell: string })[] }

/** The field with the tours that a carousel had when the page was shown, in order. */
export function shownField(name: CarouselName) {
  return `shown-${name}` as const
}

/** The name and id of the cell for a tour's place in a carousel. */
export function cellId(name: CarouselName, tour: string): string {
  return `${name}-${tour}`
}

/** `mistakes`: by the ids of the cells. */
type CarouselsProps = { carousels: ShownCarousel[]; mistakes: Mistakes }

/**
 * The order of the home page's carousels: a number is a place, an empty cell is none. It is one form; each button saves
 * all typed numbers.
 */
export function CarouselsPage({ carousels, mistakes }: CarouselsProps) {
  return (
    <div className="stack">
      <Back to={deskMap.site.path} words="Site" />
      <h1>Home page</h1>
      <p className="hint">
        First, Up and Down move a tour at one press. A number is a place in the row, from 1 on; an empty cell takes the
        tour out of it. Each button puts live what is typed in all the rows.
      </p>
      <PostForm className="stack" to={deskMap.carousels.path}>
        <Slips mistakes={mistakes} />
        {carousels.map((carousel) => (
          <CarouselBox key={carousel.name} {...carousel} mistakes={mistakes} />
        ))}
      </PostForm>
    </div>
  )
}

function CarouselBox({ name, title, tours, mistakes }: ShownCarousel & Pick<CarouselsProps, 'mistakes'>) {
  return (
    <section className="box stack">
      <h2>{title}</h2>
      <input type="hidden" name={shownField(name)} value={idsInPlace(tours)} />
      {/* The first button of a form is what the Enter key presses. */}
      <Submit look="go" words="Put the numbers live" />
      <ul className="windows">
        {tours.map((tour) => (
          <li key={tour.id}>
            <label htmlFor={cellId(name, tour.id)}>{tour.title}</label>
            <input
              className="place"
              id={cellId(name, tour.id)}
              name={cellId(name, tour.id)}
              inputMode="numeric"
              maxLength={4}
              defaultValue={tour.cell}
              aria-invalid={cellId(name, tour.id) in mistakes || undefined}
            />
            {tour.place !== null && <Moves name={name} tour={tour} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Moves({ name, tour: { id, title, place } }: { name: CarouselName; tour: Placed }) {
  const ways = [
    ['first', 'First'],
    ['up', 'Up'],
    ['down', 'Down'],
  ] as const
  return (
    <span className="row">
      {ways
        .filter(([way]) => way === 'down' || place !== 1)
        .map(([way, words]) => (
          <Submit key={way} name="move" value={`${name} ${way} ${id}`} words={words} about={`: ${title}`} />
        ))}
    </span>
  )
}

function idsInPlace(tours: Placed[]): string {
  return tours.flatMap(({ id, place }) => (place === null ? [] : [id])).join(' ')
}
