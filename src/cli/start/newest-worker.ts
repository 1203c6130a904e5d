import { type Request, Response } from 'miniflare'

/** A bundle of the Worker. A new name restarts it. */
export type Newest = { name: string; module: string }

/** The binding for the name of the newest bundle. */
const NAMES = 'NEWEST'

/** Forwards each event to the newest bundle. It has no state, so workerd can switch bundles. */
const FRONT = `export default {
  fetch: (request, env, execution) => newest(env).then((worker) => worker.fetch(request, env, execution), fail),
  scheduled: async (controller, env, execution) => (await newest(env)).scheduled(controller, env, execution),
}
async function newest({ ${NAMES} }) {
  const name = await (await ${NAMES}.fetch('http://newest')).text()
  return (await import('/' + name)).default
}
function fail(error) {
  console.error(error.stack)
  return new Response('<!doctype html><title>It does not start</title>', { status: 500, headers: { 'content-type': 'text/html' } })
}`

/**
 * Miniflare's options for a Worker that changes while workerd runs: a new workerd for each change would take a second.
 * No page is kept after a change.
 */
export function changing(newest: () => Newest) {
  const answer = ({ url }: Request) => {
    const { name, module } = newest()
    const isIt = new URL(url).searchParams.get('specifier') === `/${name}`
    return isIt ? Response.json({ name, esModule: module }) : new Response(null, { status: 404 })
  }
  return {
    all: { unsafeModuleFallbackService: answer },
    worker: {
      cacheAPI: false,
      unsafeUseModuleFallbackService: true,
      serviceBindings: { [NAMES]: () => new Response(newest().name) },
      modules: [{ type: 'ESModule' as const, path: 'index.js', contents: FRONT }],
    },
  }
}
