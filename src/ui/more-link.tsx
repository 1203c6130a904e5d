import { Icon } from './icon.tsx'

/** Leads to the next page of a list; nothing when this was the last. */
export function MoreLink({ path, text, after }: { path: string; text: string; after: number | undefined }) {
  if (after === undefined) return null
  const query = new URLSearchParams({ ...(text && { q: text }), after: String(after) })
  return (
    <p className="more">
      <a className="btn btn--line" href={`${path}?${query}`}>
        More packages
        <Icon name="right" />
      </a>
    </p>
  )
}
