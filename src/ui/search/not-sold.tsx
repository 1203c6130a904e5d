import type { SentIndex } from '#domain/search/finding-index.ts'
import type { Part } from '#domain/search/part.ts'
import { notSold, type Suggested } from './suggested.ts'

type NotSoldProps = { parts: Part[] } & Pick<SentIndex, 'nearest'>

/** For each unsold place of a search, the nearest sold ones. */
export function NotSold({ parts, nearest }: NotSoldProps) {
  return parts.map((part) => <Nearest key={part.text} found={notSold(part, nearest)} />)
}

function Nearest({ found }: { found: Suggested[] }) {
  const [first] = found
  if (!first) return null
  return (
    <>
      <p>We have no package to {first.unsold}. The nearest that we have:</p>
      <ul className="picked" data-nearest="">
        {found.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
