import { createContext, useContext } from 'react'
import { ICONS, type IconName, KITE, STAR } from './icons.ts'

/**
 * The symbols that a page has used so far; its sprite, rendered last, holds just these. In the browser there is none:
 * the page has its sprite already.
 */
export const UsedSymbols = createContext<Set<string> | undefined>(undefined)

/** An icon beside a word; alone in a button, the button carries the label. */
export function Icon({ name }: { name: IconName }) {
  useContext(UsedSymbols)?.add(name)
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
      <use href="#i-kite" />
    </svg>
  )
}

export function Star() {
  useContext(UsedSymbols)?.add('star')
  return (
    <svg className="star" aria-hidden="true">
      <use href="#i-star" />
    </svg>
  )
}

/** What the browser puts into a page later: the dialog's and the toasts' icons. The mark stands on every page. */
const ALWAYS = ['kite', 'close', 'right', 'clock', 'check', 'cross']

const SYMBOLS: Record<string, string> = {
  ...Object.fromEntries(Object.entries(ICONS).map(([name, paths]) => [name, symbol(name, '0 0 24 24', paths)])),
  kite: symbol('kite', '0 0 44 54', KITE),
  star: symbol('star', '0 0 24 24', STAR),
}

function symbol(name: string, viewBox: string, paths: string): string {
  return `<symbol id="i-${name}" viewBox="${viewBox}">${paths}</symbol>`
}

/** The page's icons, once, for `<use>`. Stands after everything that uses one. */
export function Sprite() {
  const names = new Set([...ALWAYS, ...(useContext(UsedSymbols) ?? [])])
  const drawings = { __html: [...names].map((name) => SYMBOLS[name]).join('') }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, from constants
  return <svg className="sprite" width="0" height="0" aria-hidden="true" dangerouslySetInnerHTML={drawings} />
}
