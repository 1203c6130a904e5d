import { placeAt } from '#domain/catalogue/places.ts'
import { THEMES, type Theme } from '#domain/catalogue/themes.ts'
import { readAs } from '#domain/search/part-name.ts'
import type { Part } from '#domain/search/understand.ts'
import { enquirePath, pathTo } from '#domain/site/paths.ts'
import { Kite } from '#ui/elements/icon.tsx'
import { CallbackButton } from '#ui/enquiries/callback-button.tsx'
import { Parts, searchPath } from './understood.tsx'

type NothingProps = { text: string; exact: boolean; parts: Part[]; without: Map<Part, number> }

/**
 * A search that found nothing: the spec's words, what was understood of it, the nearest places that we do go to, and
 * an enquiry with the text in it.
 */
export function NothingFoundFor({ text, exact, parts, without }: NothingProps) {
  return (
    <div className="empty" data-empty="">
      <Kite />
      <h2>No Packages found for {text}</h2>
      {parts.some(({ guess }) => guess) && (
        <p>
          We read it as <b>{readAs(parts)}</b>.
        </p>
      )}
      <Parts exact={exact} parts={parts} without={without} />
      {parts.map((part) => (
        <Nearest key={part.text} part={part} />
      ))}
      <p>Try the name of a place.</p>
      <ul className="picked">
        <li>
          <a href={askPath(text)}>Write to us</a>
        </li>
        <li>
          <a href={enquirePath()}>Let us call you</a>
        </li>
      </ul>
      <p>
        <CallbackButton look="btn" />
      </p>
    </div>
  )
}

/** The contact form with the search in its message. */
function askPath(text: string): string {
  return `${pathTo('contact')}?${new URLSearchParams({ q: text })}`
}

function Nearest({ part }: { part: Part }) {
  const { places = [], word } = part
  const place = places.length === 1 && !word ? placeAt(places[0] ?? '') : undefined
  if (!place || place.nearest.length === 0) return null
  return (
    <>
      <p>We have no package to {calledBy(part, place.name)}. The nearest that we have:</p>
      <ul className="picked" data-nearest="">
        {place.nearest.map((near) => (
          <li key={near}>
            <a href={searchPath({ text: near })}>{near in THEMES ? `${THEMES[near as Theme]} holidays` : near}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** By the visitor's own name for it: a search for Moscow does not answer with Russia. */
function calledBy({ text, guess }: Part, name: string): string {
  return name.toLowerCase() === text.toLowerCase() ? name : (guess ?? text)
}
