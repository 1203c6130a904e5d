import { createServer, request } from 'node:http'
import { freePort } from '../browser/free-port.ts'

/** A document in this sandbox runs no script, shows its <noscript>, and keeps its cookies and its forms. */
const NO_SCRIPT = 'sandbox allow-forms allow-popups allow-same-origin allow-top-navigation'

/** The site at another address, for a visitor whose browser runs no scripts; what drives the browser still asks the page. */
export async function serveWithoutScript(origin: string): Promise<{ origin: string; stop: () => void }> {
  const server = createServer((asked, answer) => {
    const passed = request(origin + asked.url, { method: asked.method, headers: asked.headers }, (given) => {
      answer.setHeaders(new Map(Object.entries(given.headersDistinct).map(([name, values]) => [name, values ?? []])))
      answer.appendHeader('content-security-policy', NO_SCRIPT)
      answer.writeHead(given.statusCode ?? 502)
      given.pipe(answer)
    })
    asked.pipe(passed)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return { origin: `http://localhost:${port}`, stop: () => server.close() }
}
