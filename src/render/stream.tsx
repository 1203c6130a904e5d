import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { pageHtml } from './page-html.ts'

/** Holds the place of what comes later in a streamed page; it is never sent. */
export function LatePart() {
  return <template id="late" />
}

/** What React writes for it. */
const MARK = '<template id="late"></template>'

/**
 * Streams a page: all that comes before its late part at once, the rest when that is known. Nothing of it needs a
 * script, so it is complete without one; a Suspense boundary would stay hidden until its script ran.
 * @param page with a `LatePart` where `late` comes; `late` holds no island, whose ids would begin anew
 */
export function streamPage(page: ReactElement, late: Promise<ReactElement>): ReadableStream {
  const [first = '', last = ''] = pageHtml(page).split(MARK)
  const encoder = new TextEncoder()
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(encoder.encode(first))
      controller.enqueue(encoder.encode(renderToStaticMarkup(await late) + last))
      controller.close()
    },
  })
}
