import type { Bindings } from '../../src/env.ts'
import site from '../../src/index.ts'
import { wrapDatabase } from '../chaos/faults.ts'

/** How far away the stores are, in ms a call, and which deployment this is: nothing of another one is stored for it. */
export type Distance = { FAR_D1: number; FAR_KV: number; FAR_CACHE: number; FAR_DEPLOYMENT: string }

/** The site, each of whose stores takes its time, as it does in a location far away from it. */
export default {
  fetch(request, env, context) {
    distant ??= distantBindings(env)
    return site.fetch(request, distant, context)
  },
} satisfies ExportedHandler<Bindings & Distance>

/** Made once, as an instance's bindings are. */
let distant: Bindings | undefined

function distantBindings(env: Bindings & Distance): Bindings {
  const open = caches.open.bind(caches)
  caches.open = async (name) => slow(await open(name), env.FAR_CACHE)
  return {
    ...env,
    CATALOGUE: wrapDatabase(env.CATALOGUE, (call) => after(env.FAR_D1, call)),
    ENQUIRIES: wrapDatabase(env.ENQUIRIES, (call) => after(env.FAR_D1, call)),
    RATES: slow(env.RATES, env.FAR_KV),
    SPILL: slow(env.SPILL, env.FAR_KV),
    CF_VERSION_METADATA: { id: env.FAR_DEPLOYMENT, tag: '', timestamp: '' },
  }
}

/** A binding each of whose functions takes so many milliseconds more. */
function slow<Binding extends object>(binding: Binding, ms: number): Binding {
  return new Proxy(binding, {
    get(target, name) {
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? (...given: unknown[]) => after(ms, () => value.apply(target, given)) : value
    },
  })
}

/** No two calls take the same time: a fifth more or less. */
async function after<Result>(ms: number, call: () => Promise<Result>): Promise<Result> {
  await new Promise((resolve) => setTimeout(resolve, ms * (0.8 + 0.4 * Math.random())))
  return call()
}
