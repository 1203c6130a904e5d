import { boxes, count, say } from './list-form.ts'

let running: XMLHttpRequest | undefined

export function stopAsking(): void {
  running?.abort()
}

/**
 * Requests the filtered list from the server. An outdated request is cancelled; without a response the list stays, and
 * the form's button tries again. XMLHttpRequest parses the response into a document, so that no text becomes markup.
 */
export function ask(address: string, take: (fresh: Document) => void): void {
  stopAsking()
  const request = new XMLHttpRequest()
  running = request
  request.open('GET', address)
  request.responseType = 'document'
  request.onload = () => {
    if (request.responseXML?.getElementById('packages')) take(request.responseXML)
  }
  request.send()
}

/** Puts the list of a response into the page, with the counts beside the filters. */
export function showAnswer(fresh: Document): void {
  const packages = fresh.getElementById('packages')
  if (packages) document.getElementById('packages')?.replaceWith(packages)
  say(fresh.querySelector('output[for=filter]')?.textContent ?? '')
  for (const box of boxes()) {
    const same = fresh.querySelector(`#choice [name="${box.name}"][value="${box.value}"]`)
    count(box, Number(same?.parentElement?.querySelector('small')?.textContent ?? 0))
  }
}
