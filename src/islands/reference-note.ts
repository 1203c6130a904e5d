/** Shows the reference of an enquiry that was taken, until the sender puts it away: a toast is gone too soon. */
export function showReference(reference: string): void {
  document.querySelector('[data-reference]')?.remove()
  const note = document.createElement('aside')
  note.className = 'reference-note'
  note.dataset.reference = reference
  note.setAttribute('role', 'status')
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = 'Close'
  close.onclick = () => note.remove()
  document.body.append(note)
  // The text comes after its live region, or it is not announced.
  requestAnimationFrame(() => note.append(sentence(reference), close))
}

function sentence(reference: string): HTMLElement {
  const text = document.createElement('p')
  const quoted = document.createElement('b')
  quoted.textContent = reference
  quoted.translate = false
  text.append('Your reference is ', quoted, '. Quote it when you call.')
  return text
}
