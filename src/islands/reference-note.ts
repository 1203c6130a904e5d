import { pathTo } from '#domain/site/paths.ts'

/** A received enquiry: its reference, and when it is answered, in words. */
type Taken = { reference: string; by: string }

/** How long loading the enquiry may take, in ms. */
const PATIENCE = 10_000

/** Shows the reference and content of a sent enquiry until the sender closes it: a toast disappears too soon. */
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
  // The text is added after its live region, because otherwise it is not announced.
  requestAnimationFrame(() => said.append(...sentence(taken)))
  showOwn(note, taken)
}

/** After closing, the note moves to the end of the page, because it has the link to the enquiry. */
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
 * Replaces the link by the enquiry from the page of thanks; if that fails, the link stays. XMLHttpRequest parses the
 * response into a document, so that no text becomes markup here.
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
