import { pathTo } from '#domain/site/paths.ts'

/** An enquiry that was taken: its reference, and by when it is answered, in words. */
type Taken = { reference: string; by: string }

/** Shows the reference of an enquiry that was taken, until the sender puts it away: a toast is gone too soon. */
export function showReference(taken: Taken): void {
  document.querySelector('[data-reference]')?.remove()
  const note = document.createElement('aside')
  note.className = 'reference-note'
  note.dataset.reference = taken.reference
  note.setAttribute('role', 'status')
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = 'Close'
  close.onclick = () => keepBelow(note, close)
  document.body.append(note)
  // The text comes after its live region, or it is not announced.
  requestAnimationFrame(() => note.append(sentence(taken), close))
}

/** Put away, the note stands at the end of the page: it has the way to one's own enquiry. */
function keepBelow(note: HTMLElement, close: HTMLElement): void {
  close.remove()
  note.className = 'wrap'
  document.querySelector('main')?.append(note)
}

function sentence({ reference, by }: Taken): HTMLElement {
  const text = document.createElement('p')
  const quoted = document.createElement('b')
  quoted.textContent = reference
  quoted.translate = false
  const more = document.createElement('a')
  more.className = 'btn btn--small'
  more.href = `${pathTo('success')}?reference=${reference}`
  more.textContent = 'What you sent, and a line more'
  text.append('Your reference is ', quoted, `. Quote it when you call. ${by} `, more)
  return text
}
