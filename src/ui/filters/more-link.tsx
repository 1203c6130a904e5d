import type { Choice } from '#domain/filters/filters.ts'
import { listPath } from '#domain/site/paths.ts'
import { Icon } from '#ui/elements/icon.tsx'

type MoreProps = { path: string; text: string; exact: boolean | undefined; choice: Choice; after: number | undefined }

/** Leads to the next page of a list; nothing when this was the last. */
export function MoreLink({ path, text, exact, choice, after }: MoreProps) {
  if (after === undefined) return null
  return (
    <p className="more">
      <a className="btn btn--line" href={listPath(path, { q: text, exact, choice, after })}>
        More packages
        <Icon name="right" />
      </a>
    </p>
  )
}
