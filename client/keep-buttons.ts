import { part } from './load.ts'

/** Loads the shortlist's code when pointer or focus reaches a heart. */
export function prepareKeep(target: Element): void {
  if (heartAt(target)) part('keep').catch(() => {})
}

/** Updates a pressed heart in the page; without its code the form is sent. */
export function keepTour(target: Element, event: Event): void {
  const heart = heartAt(target)
  if (!heart) return
  event.preventDefault()
  part('keep')
    .then(({ toggle }) => toggle(heart))
    .catch(() => heart.form?.requestSubmit(heart))
}

/** A page that is restored or prerendered may show outdated hearts. */
export function showKept(): void {
  if (!document.cookie.includes('shortlist=') && !document.querySelector('[name=drop]')) return
  part('keep')
    .then(({ show }) => show())
    .catch(() => {})
}

function heartAt(target: Element): HTMLButtonElement | null {
  return target.closest('[form=keep]')
}
