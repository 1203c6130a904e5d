import type { Tour, TourInCard, Withdrawn } from '#domain/catalogue/tour.ts'
import { pathTo } from '#domain/site/paths.ts'
import { notFoundHead } from '#site/frame/notice.tsx'
import { Kite } from '#ui/elements/icon.tsx'

type Shown = { tour: Pick<Tour, 'title'>; similar: Pick<TourInCard, 'path' | 'title'>[]; withdrawn: Withdrawn }

/** The page of a withdrawn tour: the tour, and its replacements. */
export function WithdrawnPage({ tour, similar, withdrawn }: Shown) {
  const others = withdrawn.instead ? [withdrawn.instead] : similar
  return (
    <main id="main" className="wrap notice">
      <Kite />
      <h1>{tour.title}: this package is not sold any more.</h1>
      <p className="lead">{others.length > 0 ? 'See instead:' : 'The places we fly to are all still here.'}</p>
      <ul>
        {others.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
      <p className="notice__ways">
        <a className="btn" href={pathTo('searchResults')}>
          Every package
        </a>
      </p>
    </main>
  )
}

export const withdrawnHead = { ...notFoundHead, title: 'This package is not sold any more' }
