import { brand } from '#brand.ts'
import type { PageHead } from '#delivery/html/head.ts'
import { LaterStyles, LinkedStyles } from '#delivery/html/later-styles.tsx'
import type { TourInCard as Card } from '#domain/catalogue/tour.ts'
import { MOST_COMPARED } from '#domain/shortlist/compared.ts'
import { pathTo, regionPath, toursPath } from '#domain/site/paths.ts'
import { TourCard } from '#ui/catalogue/tour-card.tsx'
import { Icon, Kite } from '#ui/elements/icon.tsx'
import { chatLink } from '#values/chat-link.ts'

/**
 * `isShared`: another person's list from a link. The visitor's own list stays. `away`: how many of its tours are
 * withdrawn.
 */
type ShortlistProps = { cards: Card[]; away: number; isShared: boolean }

export function ShortlistPage({ cards, away, isShared }: ShortlistProps) {
  return (
    <main id="main" className="wrap results">
      <h1>{isShared ? 'Shared with you' : 'Your shortlist'}</h1>
      <LinkedStyles of="compare" />
      <LaterStyles of="listing" />
      {away > 0 && <p>{awayInWords(away, isShared)}</p>}
      {cards.length > 0 ? <Kept cards={cards} isShared={isShared} /> : <NothingKept />}
    </main>
  )
}

function awayInWords(away: number, isShared: boolean): string {
  return `${away} of ${isShared ? 'these' : 'your'} tours ${away === 1 ? 'is' : 'are'} not sold at present.`
}

function Kept({ cards, isShared }: Omit<ShortlistProps, 'away'>) {
  const share = `Our shortlist at ${brand.fullName}: ${brand.origin}${toursPath(
    'shortlist',
    cards.map(({ id }) => id),
  )}`
  return (
    <>
      <form className="ways" id="side-by-side" action={pathTo('compare')}>
        <button className="btn btn--small" type="submit">
          Compare the chosen
        </button>
        <a className="btn btn--line btn--small" href={chatLink('', share)} target="_blank" rel="noopener">
          <Icon name="chat" />
          Share on WhatsApp<span className="vh">, opens a new tab</span>
        </a>
        {isShared && <KeepAll count={cards.length} />}
      </form>
      {isShared && (
        <form id="keep-all" method="post" action={pathTo('keep')}>
          {cards.map(({ id }) => (
            <input key={id} type="hidden" name="keep" value={id} />
          ))}
        </form>
      )}
      <h2 className="vh">Packages</h2>
      <fieldset>
        <legend className="vh">Packages to compare</legend>
        <ul className="grid">
          {cards.map((card, at) => (
            <li key={card.id}>
              <TourCard card={card} />
              <label className="chosen">
                <input
                  type="checkbox"
                  name="t"
                  value={card.id}
                  form="side-by-side"
                  defaultChecked={at < MOST_COMPARED}
                />
                Compare<span className="vh"> {card.title}</span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
    </>
  )
}

/** Adds a shared list to the visitor's own. */
function KeepAll({ count }: { count: number }) {
  return (
    <button className="btn btn--line btn--small" type="submit" form="keep-all">
      <Icon name="heart" />
      Keep {count === 1 ? 'it' : `all ${count}`}
    </button>
  )
}

function NothingKept() {
  return (
    <div className="empty">
      <Kite />
      <h2>Nothing kept yet</h2>
      <p>Press the heart on a package, and it waits for you here, on this device.</p>
      <p className="ways">
        {brand.regions.map((region, at) => (
          <a key={region} className={at === 0 ? 'btn' : 'btn btn--line'} href={regionPath(region)}>
            {region === 'domestic' ? 'Domestic' : 'International'}
          </a>
        ))}
      </p>
    </div>
  )
}

export const shortlistHead: PageHead = {
  title: 'Shortlist',
  description:
    'The holiday packages that you keep with the heart, side by side when you like, and shared with your family by a link.',
  keywords: ['holiday shortlist'],
  path: pathTo('shortlist'),
  scene: brand.scene,
  style: 'listing',
  unlisted: true,
}
