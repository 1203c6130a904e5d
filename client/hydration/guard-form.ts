type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Keeps typed text when elements of the page are replaced. */
export type Guard = {
  /** Called after React has rendered: new elements get the text of the elements that they replaced. */
  carryOver: () => void
  /** Restores the first HTML with all typed text: links and a form that work without script. */
  restore: () => void
}

/**
 * Guards a form that React renders. Translators and extensions replace and move elements. React then renders the part
 * again on hydration, or gives it up later; both would lose typed text.
 */
export function guardForm(part: HTMLElement): Guard {
  const first = part.cloneNode(true)
  let controls = controlsOf(part)
  let focused: EventTarget | null = document.activeElement
  part.addEventListener('focusin', ({ target }) => {
    focused = target
  })
  part.addEventListener('focusout', ({ target }) => {
    // Only a field that the visitor has left still exists after the present task.
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
    // A copy, because React may report several errors.
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

/** The focus was lost with the element, so nothing else has it. */
function focusLike(gone: Control, heir: Control): void {
  if (document.activeElement !== document.body) return
  heir.focus({ preventScroll: true })
  if (gone instanceof HTMLSelectElement || heir instanceof HTMLSelectElement) return
  // Fields such as e-mail have no selection.
  if (gone.selectionStart !== null) heir.setSelectionRange(gone.selectionStart, gone.selectionEnd)
}
