import { ICONS, type IconName, KITE, STAR } from './icons.ts'

/** An icon beside a word; alone in a button, the button carries the label. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="i" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}

/** The mark in its own colours. */
export function Kite({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 44 54" aria-hidden="true">
      <use href="#kite" />
    </svg>
  )
}

export function Star() {
  return (
    <svg className="star" aria-hidden="true">
      <use href="#star" />
    </svg>
  )
}

const SYMBOLS = [
  ...Object.entries(ICONS).map(([name, paths]) => `<symbol id="i-${name}" viewBox="0 0 24 24">${paths}</symbol>`),
  `<symbol id="kite" viewBox="0 0 44 54">${KITE}</symbol>`,
  `<symbol id="star" viewBox="0 0 24 24">${STAR}</symbol>`,
].join('')

/** Every icon once a page, for `<use>`. */
export function Sprite() {
  const drawings = { __html: SYMBOLS }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, a constant
  return <svg className="sprite" width="0" height="0" aria-hidden="true" dangerouslySetInnerHTML={drawings} />
}
