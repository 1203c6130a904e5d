import type { Context } from 'hono'
import { routePath } from 'hono/route'
import type { ReactElement } from 'react'
import { reportFault } from '#data/stores/faults.ts'
import type { PageHead } from '#delivery/html/head.ts'
import { SiteDocument } from '#delivery/html/site-document.tsx'
import { endOf, type Frame, frameOf, restOf } from '#delivery/html/stream.tsx'
import { BrokenOff } from '#delivery/stored/broken-off.ts'
import { pageKind } from '#domain/speed/page-kind.ts'
import type { AppEnv } from '#env.ts'
import { RestMissing } from './notice.tsx'

type Streamed<Data> = {
  head: PageHead
  /** Without data it contains a `LatePart` at the place of the first data. */
  page: (data: Data | undefined) => ReactElement
  data: Promise<Data>
}

/**
 * Answers with a page whose frame is sent at once, and its rest when the data is ready. It needs no script; a Suspense
 * boundary would stay hidden until its script ran. The header `x-frame` has the frame's size in bytes. If the data does
 * not come, the stream ends with a `BrokenOff`. Only for pages that never answer 404 or redirect.
 */
export function streamed<Data>(c: Context<AppEnv>, { head, page, data }: Streamed<Data>): Response {
  const document = (known: Data | undefined) => (
    <SiteDocument head={head} kind={pageKind(routePath(c))} siteKey={c.get('turnstile')?.siteKey}>
      {page(known)}
    </SiteDocument>
  )
  const frame = frameAt(c, () => frameOf(document(undefined)))
  const rest = data.then((known) => restOf(document(known), frame)).catch((error) => breakOff(c, error, frame))
  const begins = new TextEncoder().encode(frame.begins)
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(begins)
      controller.enqueue(new TextEncoder().encode(await rest))
      controller.close()
    },
  })
  return c.body(body, 200, { 'content-type': 'text/html; charset=UTF-8', 'x-frame': String(begins.byteLength) })
}

const frames = new Map<string, Frame>()

/** An address without a query always has the same frame, so an instance renders it once. */
function frameAt({ req, get }: Context<AppEnv>, render: () => Frame): Frame {
  if (new URL(req.url).search) return render()
  const key = `${req.path} ${get('turnstile')?.siteKey}`
  const frame = frames.get(key) ?? render()
  frames.set(key, frame)
  return frame
}

function breakOff({ req }: Context<AppEnv>, error: unknown, frame: Frame): never {
  const reference = reportFault('stream', error, req.path)
  throw new BrokenOff(endOf(<RestMissing reference={reference} />, frame))
}
