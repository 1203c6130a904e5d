let byKey = false

export function notePress(_: Element, { type }: Event): void {
  byKey = type === 'keydown'
}

/**
 * Applies a currency at once if it was chosen by finger or mouse. With keys, a select changes at every arrow, so Enter
 * or the form's button applies it. Without script the button is always there.
 */
export function submitChoice(target: Element, event: Event): void {
  if (!target.matches('[data-currency] select')) return
  const isChosen = event.type === 'change' ? !byKey : (event as KeyboardEvent).key === 'Enter'
  if (isChosen) target.closest('form')?.submit()
}
