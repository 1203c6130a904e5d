import { Star } from './icon.tsx'

/** A tier's stars, read out as one. */
export function Stars({ count }: { count: number }) {
  return (
    <span className="stars" role="img" aria-label={`${count} star`}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars are alike
        <Star key={at} />
      ))}
    </span>
  )
}
