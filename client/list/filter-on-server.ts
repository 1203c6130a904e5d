import { boxes, count, say } from './list-form.ts'

let running: XMLHttpRequest | undefined

/** The request before is outdated. */
export function stopAsking(): void {
  running?.abort()
}

/**
 * Asks the server for the filtered list. An outdated request is aborted; when the server does not answer the list stays,
 * and the form's button asks again. XMLHttpRequest parses the answer into a document by itself: no HTML text is ever put
 * into the page.
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

/** Puts the list of an answer into the page, with the counts beside the filters. */
export function showAnswer(fresh: Document): void {
  const packages = fresh.getElementById('packages')
  if (packages) document.getElementById('packages')?.replaceWith(packages)
  say(fresh.querySelector('output[for=filter]')?.textContent ?? '')
  for (const box of boxes()) {
    const same = fresh.querySelector(`#choice [name="${box.name}"][value="${box.value}"]`)
    count(box, Number(same?.parentElement?.querySelector('small')?.textContent ?? 0))
  }
}
