import { brand } from '#brand.ts'
import type { PageHead } from '#delivery/html/head.ts'
import { LinkedStyles } from '#delivery/html/later-styles.tsx'
import type { Tour } from '#domain/catalogue/tour.ts'
import { type ComparedTour, MOST_COMPARED } from '#domain/shortlist/compared.ts'
import { type ComparedRow, comparisonOf, type Line } from '#domain/shortlist/comparison.ts'
import { enquirePath, pathTo, toursPath } from '#domain/site/paths.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { SceneImage } from '#ui/elements/scene-image.tsx'
import { Rupees } from '#ui/prices/price.tsx'

type CompareProps = { tours: ComparedTour[]; today: string }

/** Tours side by side: the differences first, the common rows folded away. */
export function ComparePage({ tours, today }: CompareProps) {
  return (
    <main id="main" className="wrap compare">
      <LinkedStyles of="compare" />
      <h1>{tours.length > 1 ? 'Side by side' : 'Compare packages'}</h1>
      {tours.length > 0 ? <Comparison tours={tours} today={today} /> : <NothingToCompare />}
    </main>
  )
}

function NothingToCompare() {
  return (
    <>
      <p className="lead">Keep packages with the heart on their cards, then choose up to three of them here.</p>
      <Ways count={0} />
    </>
  )
}

function Comparison({ tours, today }: CompareProps) {
  const { differs, same } = comparisonOf(tours, today)
  return (
    <>
      <p className="lead">
        {tours.length > 1 ? 'What differs comes first.' : 'One package so far.'} The all-in price is for two adults in
        one room, with taxes.
      </p>
      <Ways count={tours.length} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled with keys */}
      <section className="compare__scroll" aria-label="Comparison, scrolls sideways" tabIndex={0}>
        <Table tours={tours} rows={differs} />
      </section>
      {same.length > 0 && (
        <details className="compare__same">
          <summary>
            {same.length} {same.length === 1 ? 'row is' : 'rows are'} the same
            <Icon name="down" />
          </summary>
          <dl>
            {same.map(({ name, cells: [cell = []] }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Lines cell={cell} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  )
}

/** Its rows are laid out as grids, which takes their meaning away: roles give it back. */
function Table({ tours, rows }: { tours: ComparedTour[]; rows: ComparedRow[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a table whose parts are grids is none to a screen reader
    <table role="table" data-count={tours.length}>
      <caption className="vh">Packages side by side</caption>
      <thead>
        <tr>
          <td />
          {tours.map((tour) => (
            <ColumnHead key={tour.id} tour={tour} others={tours.filter(({ id }) => id !== tour.id)} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={tours[at]?.id} data-gone={tours[at]?.isSold === false || undefined}>
                <Lines cell={cell} />
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">Next step</th>
          {tours.map(({ id, title, scene, isSold }) => (
            <td key={id} data-gone={!isSold || undefined}>
              {isSold && (
                <a className="btn btn--small" href={enquirePath(id, 'standard')} data-about={title} data-scene={scene}>
                  Ask<span className="vh"> about {title}</span>
                </a>
              )}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

function ColumnHead({ tour: { scene, path, title, isSold }, others }: { tour: ComparedTour; others: Tour[] }) {
  return (
    <th scope="col" data-gone={!isSold || undefined}>
      <SceneImage name={scene} />
      <a href={path}>{title}</a>
      {!isSold && <p>Not sold any more</p>}
      <a
        className="compare__off"
        href={toursPath(
          'compare',
          others.map(({ id }) => id),
        )}
      >
        Remove<span className="vh"> {title}</span>
      </a>
    </th>
  )
}

function Lines({ cell }: { cell: Line[] }) {
  if (cell.length === 0) return '–'
  return cell.map(({ rupees, text }) => (
    <p key={text}>
      {rupees !== undefined && (
        <b>
          <Rupees amount={rupees} />
        </b>
      )}{' '}
      {text}
    </p>
  ))
}

/** Where more packages to compare come from. */
function Ways({ count }: { count: number }) {
  if (count === MOST_COMPARED) return null
  return (
    <p className="ways">
      <a className="btn btn--line btn--small" href={pathTo('shortlist')}>
        <Icon name="heart" />
        {count > 0 ? 'Add from your shortlist' : 'Your shortlist'}
      </a>
      <a className="btn btn--line btn--small" href={pathTo('searchResults')}>
        Every package
      </a>
    </p>
  )
}

export function compareHead(tours: Tour[]): PageHead {
  const titles = tours.map(({ title }) => title)
  const address = toursPath(
    'compare',
    tours.map(({ id }) => id),
  )
  return {
    title: 'Compare packages',
    description:
      'Up to three holiday packages side by side: prices with taxes, nights, months, pace, hotels, meals, vehicle and visa, with what differs first.',
    keywords: ['compare holiday packages'],
    path: pathTo('compare'),
    scene: tours[0]?.scene ?? brand.scene,
    style: 'text',
    unlisted: true,
    ...(tours.length > 0 && {
      chat: `Hello ${brand.fullName}, I am choosing between ${titles.join(' and ')}: ${brand.origin}${address}`,
    }),
  }
}
