type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Keeps the typed text of a part of the page when its elements are replaced. */
export type Guard = {
  /** To be called after React has rendered: elements that took the place of others get what was typed into those. */
  carryOver: () => void
  /** Puts the HTML back that was there at first, with all that was typed since: links and a form that work by themselves. */
  restore: () => void
}

/**
 * Guards a form that React renders. Translators and extensions replace and move elements under its hands: React then
 * makes the part anew when it comes to life, or gives it up later; either would lose what a visitor has typed.
 */
export function guardForm(part: HTMLElement): Guard {
  const first = part.cloneNode(true)
  let controls = controlsOf(part)
  let focused: EventTarget | null = document.activeElement
  part.addEventListener('focusin', ({ target }) => {
    focused = target
  })
  part.addEventListener('focusout', ({ target }) => {
    // Removed with the focus, or left by the visitor: only then is it still there after what runs now.
    queueMicrotask(() => {
      if (target === focused && (target as Element).isConnected) focused = null
    })
  })
  const carryOver = () => {
    const standing = controlsOf(part)
    const gone = controls.filter(({ isConnected }) => !isConnected)
    for (const one of gone) {
      const heir = standing.find((control) => isSameField(control, one))
      if (!heir) continue
      hand(one, heir)
      if (one === focused) focusLike(one, heir)
    }
    controls = standing
  }
  const restore = () => {
    // A copy again: React may report more than one error.
    part.replaceChildren(...first.cloneNode(true).childNodes)
    carryOver()
  }
  return { carryOver, restore }
}

function controlsOf(part: HTMLElement): Control[] {
  return [...part.querySelectorAll<Control>('[name]:is(input:not([type=hidden]),textarea,select)')]
}

/** Radio buttons share their name. */
function isSameField(one: Control, other: Control): boolean {
  return one.name === other.name && (one.type !== 'radio' || one.value === other.value)
}

function hand(gone: Control, heir: Control): void {
  if (gone.type !== 'radio') heir.value = gone.value
  else if (gone instanceof HTMLInputElement && heir instanceof HTMLInputElement) heir.checked = gone.checked
}

/** Nobody else has the focus: it was lost with the element. */
function focusLike(gone: Control, heir: Control): void {
  if (document.activeElement !== document.body) return
  heir.focus({ preventScroll: true })
  if (gone instanceof HTMLSelectElement || heir instanceof HTMLSelectElement) return
  // Fields of some types, as e-mail, have no selection.
  if (gone.selectionStart !== null) heir.setSelectionRange(gone.selectionStart, gone.selectionEnd)
}
