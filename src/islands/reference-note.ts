import { pathTo } from '#domain/site/paths.ts'

/** An enquiry that was taken: its reference, and by when it is answered, in words. */
type Taken = { reference: string; by: string }

/** How long the enquiry may take to come back, in ms. */
const PATIENCE = 10_000

/**
 * Shows the reference of an enquiry that was taken, and what was sent, until the sender puts it away: a toast is gone too
 * soon.
 */
export function showReference(taken: Taken): void {
  document.querySelector('[data-reference]')?.remove()
  const note = document.createElement('aside')
  note.className = 'reference-note'
  note.dataset.reference = taken.reference
  note.ariaLabel = 'Your enquiry'
  const said = document.createElement('p')
  said.role = 'status'
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = 'Close'
  close.onclick = () => keepBelow(note, close)
  note.append(said, close)
  document.body.append(note)
  // The text comes after its live region, or it is not announced.
  requestAnimationFrame(() => said.append(...sentence(taken)))
  showOwn(note, taken)
}

/** Put away, the note stands at the end of the page: it has the way to one's own enquiry. */
function keepBelow(note: HTMLElement, close: HTMLElement): void {
  close.remove()
  note.className = 'wrap'
  document.querySelector('main')?.append(note)
}

function sentence({ reference, by }: Taken): (Node | string)[] {
  const quoted = document.createElement('b')
  quoted.textContent = reference
  quoted.translate = false
  const more = document.createElement('a')
  more.className = 'btn btn--small'
  more.href = thanksFor(reference)
  more.textContent = 'What you sent, and a line more'
  return ['Your reference is ', quoted, `. Quote it when you call. ${by} `, more]
}

function thanksFor(reference: string): string {
  return `${pathTo('success')}?reference=${reference}`
}

/**
 * What the page of thanks shows of the enquiry takes the place of the way there; where it does not come, the way stays.
 * XMLHttpRequest parses the answer into a document by itself: no text becomes markup here.
 */
function showOwn(note: HTMLElement, { reference }: Taken): void {
  const request = new XMLHttpRequest()
  request.open('GET', thanksFor(reference))
  request.responseType = 'document'
  request.timeout = PATIENCE
  request.onload = () => {
    const own = request.responseXML?.querySelector('[data-own]')
    if (!own) return
    note.querySelector('a')?.remove()
    note.append(own)
  }
  request.send()
}
