import { mark } from './mark.ts'

/** A tier's three to five stars, with one text for screen readers. */
export function Stars({ count }: { count: number }) {
  return <span className={`stars ${mark('star')}`} role="img" aria-label={`${count} star`} data-count={count} />
}
