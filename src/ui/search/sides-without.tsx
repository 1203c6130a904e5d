import { placeName } from '#domain/catalogue/places.ts'
import type { Part } from '#domain/search/part.ts'
import { calledBy } from '#domain/search/part-name.ts'
import { searchPath } from './search-path.ts'

/** For "Dubai or Singapore for 4 nights": the place without a package, with a link to all its packages. */
export function SidesWithout({ parts }: { parts: Part[] }) {
  return parts.map((part) => {
    const name = calledBy(part, placeName(part.places?.[0] ?? '') ?? part.text)
    return (
      <p key={name}>
        No package to {name} has all of that. <a href={searchPath({ text: name })}>All packages to {name}</a>
      </p>
    )
  })
}
