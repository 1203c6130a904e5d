import { Icon } from '#ui/elements/icon.tsx'

/** Keeps a tour in the visitor's shortlist, or drops it where it is kept: that is written in on the way out. */
export function Heart({ id, title }: { id: string; title: string }) {
  return (
    <button
      type="submit"
      className="heart"
      form="keep"
      name="keep"
      value={id}
      aria-pressed="false"
      aria-label={`Shortlist ${title}`}
    >
      <Icon name="heart" />
    </button>
  )
}
