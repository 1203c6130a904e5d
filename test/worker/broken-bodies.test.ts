import { env } from 'cloudflare:workers'
import { afterEach, expect, it, vi } from 'vitest'
import { app } from '../../src/app.tsx'
import { readAtMost } from '../../src/data/stores/read-at-most.ts'
import { visitSettled } from '../support/settled.ts'

const POSTS = app.routes.filter(({ method }) => method === 'POST').map(({ path }) => path)

afterEach(() => void vi.useRealTimers())

/** The beginning of a form, and then what `go` does. */
function beginning(go: (controller: ReadableStreamDefaultController) => void): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('theme=dark&keep=Nepal&ti'))
      go(controller)
    },
  })
}

it('A form that breaks off is refused at every address that takes one, and changes nothing', async () => {
  const statuses = new Map<string, number>()
  for (const path of POSTS) {
    const response = await visitSettled(path, {
      method: 'POST',
      body: beginning((controller) => controller.error(new Error('gone'))),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    })
    statuses.set(path, response.status)
    expect(response.headers.get('set-cookie'), path).toBeNull()
  }
  expect(POSTS.length).toBeGreaterThan(4)
  expect([...statuses].filter(([, status]) => status < 400 || status >= 500)).toEqual([
    ['/api/view', 204],
    ['/api/vitals', 204],
  ])
  expect(await env.ENQUIRIES.prepare('SELECT count(*) AS n FROM enquiries').first('n')).toBe(0)
})

it('A body that never ends counts as broken off after half a minute, and what came of it is kept', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const reading = readAtMost(
    beginning(() => {}),
    100,
  )
  await vi.advanceTimersByTimeAsync(30_000)
  const { bytes, end } = await reading
  expect([new TextDecoder().decode(bytes), end]).toEqual(['theme=dark&keep=Nepal&ti', 'broken off'])
})
