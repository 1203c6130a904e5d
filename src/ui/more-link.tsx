import { listPath } from '#domain/paths.ts'
import { Icon } from './icon.tsx'

/** Leads to the next page of a list; nothing when this was the last. */
export function MoreLink({ path, text, after }: { path: string; text: string; after: number | undefined }) {
  if (after === undefined) return null
  return (
    <p className="more">
      <a className="btn btn--line" href={listPath(path, { q: text, after })}>
        More packages
        <Icon name="right" />
      </a>
    </p>
  )
}
