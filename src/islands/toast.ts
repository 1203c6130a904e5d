import { SPRITE } from '#ui/elements/sprite.ts'

/** A short message over the page. `ms`: default 5000; a pending message stays until it is removed. */
export type Notice = {
  text: string
  kind: 'pending' | 'success' | 'failure'
  ms?: number
  place?: 'top-center' | 'top-right'
}

const DEFAULT_MS = 5000
const ICONS = { pending: 'clock', success: 'check', failure: 'cross' } as const
const SVG = 'http://www.w3.org/2000/svg'

/**
 * Shows a message and announces it politely (a failure at once). It disappears after a time, but not while it is
 * pointed at or focused. An open dialog is above the page, so the message is put inside it.
 */
export function toast({ text, kind, ms = DEFAULT_MS, place = 'top-center' }: Notice): HTMLElement {
  const box = document.createElement('div')
  box.className = `toast toast--${kind} toast--${place}`
  box.dataset.toast = kind
  box.tabIndex = 0
  box.setAttribute('role', kind === 'failure' ? 'alert' : 'status')
  box.appendChild(icon(ICONS[kind]))
  host().appendChild(box)
  // The text is added after its live region, because otherwise it is not announced.
  requestAnimationFrame(() => box.appendChild(document.createTextNode(text)))
  if (kind !== 'pending') leaveAfter(box, ms)
  return box
}

function host(): Element {
  return document.querySelector('dialog[open]') ?? document.body
}

function icon(name: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const use = document.createElementNS(SVG, 'use')
  svg.setAttribute('class', 'i')
  svg.setAttribute('aria-hidden', 'true')
  use.setAttribute('href', `${SPRITE}#${name}`)
  svg.appendChild(use)
  return svg
}

/** The clock stops while the message is pointed at or focused. */
function leaveAfter(box: HTMLElement, ms: number): void {
  let left = ms
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const hold = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    left -= performance.now() - since
  }
  const go = () => {
    if (box.matches(':hover, :focus')) return
    since = performance.now()
    timer = setTimeout(() => box.remove(), Math.max(left, 300))
  }
  box.addEventListener('pointerenter', hold)
  box.addEventListener('pointerleave', go)
  box.addEventListener('focus', hold)
  box.addEventListener('blur', go)
  go()
}
