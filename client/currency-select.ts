/** Whether the last press was one of a key. */
let byKey = false

export function notePress(_: Element, { type }: Event): void {
  byKey = type === 'keydown'
}

/**
 * A currency that is chosen with a finger or a mouse is applied at once. With keys a select changes at every arrow, so
 * then it takes Enter or the form's button, which shows itself; without a script there is always the button.
 */
export function submitChoice(target: Element, event: Event): void {
  if (!target.matches('[data-currency] select')) return
  const isChosen = event.type === 'change' ? !byKey : (event as KeyboardEvent).key === 'Enter'
  if (isChosen) target.closest('form')?.submit()
}
