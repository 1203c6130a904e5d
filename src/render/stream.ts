import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

/** Stands in a page where its late part goes. */
const MARK = '<template id="late"></template>'

/**
 * Streams a page: all that comes before its late part at once, the rest when that is known. Nothing of it needs a
 * script, so it is complete without one; a Suspense boundary would stay hidden until its script ran.
 * @param page the same page whatever `late` is, but for that part: without it, `LatePart` stands there
 */
export function streamPage(page: (late?: ReactElement) => ReactElement, late: Promise<ReactElement>): ReadableStream {
  const [first = ''] = html(page()).split(MARK)
  const encoder = new TextEncoder()
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(encoder.encode(first))
      controller.enqueue(encoder.encode(html(page(await late)).slice(first.length)))
      controller.close()
    },
  })
}

function html(page: ReactElement): string {
  return `<!DOCTYPE html>${renderToString(page)}`
}
