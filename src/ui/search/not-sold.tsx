import { placeAt } from '#domain/catalogue/places.ts'
import { THEMES, type Theme } from '#domain/catalogue/themes.ts'
import type { Part } from '#domain/search/part.ts'
import { calledBy } from '#domain/search/part-name.ts'
import { searchPath } from './search-path.ts'

/** Of each place that is asked for and not sold the nearest ones that are. */
export function NotSold({ parts }: { parts: Part[] }) {
  return parts
    .filter(({ isNot, isIdle }) => !isNot && (!isIdle || isIdle === 'unsold'))
    .map((part) => <Nearest key={part.text} part={part} />)
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
