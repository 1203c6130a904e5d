import type { IconName } from './icons.ts'
import { SPRITE } from './sprite.ts'

/** An icon beside a word; in a button without text the button has the label. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="i" aria-hidden="true">
      <use href={`${SPRITE}#${name}`} />
    </svg>
  )
}

export function Kite({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 44 54" aria-hidden="true">
      <use href={`${SPRITE}#kite`} />
    </svg>
  )
}

export function Star() {
  return (
    <svg className="star" aria-hidden="true">
      <use href={`${SPRITE}#star`} />
    </svg>
  )
}
