import { part } from './load.ts'

/** Starts loading the shortlist's code when the pointer or the focus reaches a heart. */
export function prepareKeep(target: Element): void {
  if (heartAt(target)) part('keep').catch(() => {})
}

/** A pressed heart changes in the page; without its code the form that it belongs to is sent. */
export function keepTour(target: Element, event: Event): void {
  const heart = heartAt(target)
  if (!heart) return
  event.preventDefault()
  part('keep')
    .then(({ toggle }) => toggle(heart))
    .catch(() => heart.form?.requestSubmit(heart))
}

/** A page that Back brings out of the browser's memory, or that was prepared ahead, may show other hearts. */
export function showKept(): void {
  if (!document.cookie.includes('shortlist=') && !document.querySelector('[name=drop]')) return
  part('keep')
    .then(({ show }) => show())
    .catch(() => {})
}

function heartAt(target: Element): HTMLButtonElement | null {
  return target.closest('[form=keep]')
}
