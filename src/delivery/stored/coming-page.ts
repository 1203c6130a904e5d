import { BrokenOff } from './broken-off.ts'
import { pageOf, type StoredPage } from './page-store.ts'

/** A page being rendered. `frame`: its beginning, available at once; without one nothing is known yet. */
export type ComingPage = { frame?: Uint8Array; page: Promise<StoredPage | Response> }

/** The page of a response: its frame is read at once, the rest as it comes. */
export async function comingPage(answer: Response, renderedAt: number): Promise<ComingPage> {
  if (!answer.headers.has('x-frame') || !answer.body) return { page: pageOf(answer, renderedAt) }
  const reader = answer.body.getReader()
  const { value: frame } = await reader.read()
  if (!frame) throw new Error('a page without its frame')
  return { frame, page: pageOf(answer, renderedAt, wholeOf(frame, reader)) }
}

async function wholeOf(
  frame: Uint8Array<ArrayBuffer>,
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
): Promise<ArrayBuffer> {
  const parts = [frame]
  for (let { done, value } = await reader.read(); !done && value; { done, value } = await reader.read())
    parts.push(value)
  return new Blob(parts).arrayBuffer()
}

/** The frame of a page, and its rest when it is ready. */
export function partsOf(coming: Required<ComingPage>): AsyncIterable<Uint8Array> {
  // If the visitor leaves after the frame, nothing awaits the rest; this avoids an unhandled rejection.
  coming.page.catch(() => {})
  return frameAndRest(coming)
}

/** The bytes of parts as they come; if they break off, the sentence that ends the page. */
export function endInWords(parts: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const source = worded(parts)
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await source.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await source.return(undefined)),
  })
}

async function* frameAndRest({ frame, page }: Required<ComingPage>) {
  yield frame
  const ready = await page
  if (ready instanceof Response) throw new Error('what was rendered is no page, and one has begun')
  yield new Uint8Array(ready.bytes, frame.byteLength)
}

async function* worded(parts: AsyncIterable<Uint8Array>) {
  try {
    yield* parts
  } catch (error) {
    if (!(error instanceof BrokenOff)) throw error
    yield new TextEncoder().encode(error.ending)
  }
}
