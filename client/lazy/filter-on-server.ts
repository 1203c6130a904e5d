let running: XMLHttpRequest | undefined

/**
 * Puts the listing's packages as the server filters them into the page, and gives how many it says there are.
 * XMLHttpRequest parses the answer into a document by itself: no HTML text is ever put into the page.
 */
export function filterOnServer(address: string): Promise<string> {
  running?.abort()
  const request = new XMLHttpRequest()
  running = request
  request.open('GET', address)
  request.responseType = 'document'
  return new Promise((resolve, reject) => {
    request.onload = () => {
      const page = request.responseXML
      const fresh = page?.getElementById('packages')
      if (fresh) document.getElementById('packages')?.replaceWith(fresh)
      resolve(page?.querySelector('.filter output')?.textContent ?? '')
    }
    request.onerror = reject
    request.send()
  })
}
