import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import type { Bindings } from '../../src/env.ts'
import worker from '../../src/index.ts'
import { wrapDatabase } from '../chaos/faults.ts'

/** What a request waited for: before its first byte, and before its last. A string is one wait, of calls made at once. */
export type Waits = { status: number; first: string[]; whole: string[] }

/** `access`: whom the platform has signed in. */
type Asked = Partial<Bindings> & { kept?: 'revision' | 'catalogue'; access?: CloudflareAccessContext }

type Call = { name: string; release: () => void; done: Promise<unknown> }

/** What is in the location itself and takes a twentieth of the others' time: it is let go first, in a round of its own. */
const QUICK = ['cache', 'limiter']

/**
 * Asks the Worker while every store holds its answer back, and lets answers go only when nothing else can happen: so
 * what waits in a row is counted, and not timed. What is `kept` back is answered when all has been sent: nobody waits
 * for it. `revision` is the question for the catalogue's state, `catalogue` any other one.
 */
export async function waitsOf(request: Request, { kept, access, ...bindings }: Asked = {}): Promise<Waits> {
  const pending: Call[] = []
  const hold = <T>(name: string, call: () => Promise<T>): Promise<T> => {
    const gate = Promise.withResolvers<void>()
    const done = gate.promise.then(call)
    pending.push({ name, release: gate.resolve, done })
    return done
  }
  const spy = holdCache(hold)
  // No limit of a wait is reached while an answer is held.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const context = createExecutionContext()
  Object.defineProperty(context, 'access', { value: access })
  const incoming = request as Parameters<typeof worker.fetch>[0]
  const answer = answerOf(worker.fetch(incoming, { ...env, ...held(hold), ...bindings }, context))
  const first = await letGo(pending, answer.first, kept)
  const whole = [...first, ...(await letGo(pending, answer.whole, kept))]
  const behind = waitOnExecutionContext(context)
  await letGo(pending, behind)
  vi.useRealTimers()
  spy.mockRestore()
  return { status: (await answer.first).status, first, whole }
}

type Hold = <T>(name: string, call: () => Promise<T>) => Promise<T>

/** Every store and limiter of the Worker, each call of which is held. */
function held(hold: Hold): Partial<Bindings> {
  const named = (name: string, real: object) =>
    new Proxy(real, {
      get: (target, key) => {
        const value = Reflect.get(target, key)
        return typeof value === 'function'
          ? (...given: unknown[]) => hold(name, () => value.apply(target, given))
          : value
      },
    })
  return {
    CATALOGUE: wrapDatabase(env.CATALOGUE, (call, query) =>
      hold(/FROM revision/.test(query) ? 'revision' : 'catalogue', call),
    ),
    ENQUIRIES: wrapDatabase(env.ENQUIRIES, (call) => hold('enquiries', call)),
    RATES: named('rates', env.RATES) as KVNamespace,
    SPILL: named('spill', env.SPILL) as KVNamespace,
    PER_VISITOR: named('limiter', env.PER_VISITOR) as RateLimit,
    PER_ADDRESS: named('limiter', env.PER_ADDRESS) as RateLimit,
    TOTAL: named('limiter', env.TOTAL) as RateLimit,
  }
}

/** To open the location's cache and to look into it is one wait. */
function holdCache(hold: Hold) {
  const open = caches.open.bind(caches)
  return vi.spyOn(caches, 'open').mockImplementation(async (name) => {
    const cache = await open(name)
    return {
      match: (key: string) => hold('cache', () => cache.match(key)),
      put: (key: string, page: Response) => cache.put(key, page),
    } as unknown as Cache
  })
}

function answerOf(coming: Promise<Response>) {
  const read = coming.then(async (response) => {
    const reader = response.body?.getReader()
    return { status: response.status, reader, part: await reader?.read() }
  })
  const whole = read.then(async ({ reader, part }) => {
    for (let more = part; reader && more && !more.done; more = await reader.read());
  })
  return { first: read, whole }
}

/** Lets what is held go until the goal is reached. @returns the waits that this took */
async function letGo(pending: Call[], goal: Promise<unknown>, kept?: string): Promise<string[]> {
  const waits: string[] = []
  let isReached = false
  const reached = () => {
    isReached = true
  }
  goal.then(reached, reached)
  for (await settle(); !isReached; await settle()) {
    const round = takeRound(pending, kept)
    waits.push([...new Set(round.map(({ name }) => name))].sort().join(' and '))
    for (const { release } of round) release()
    await Promise.allSettled(round.map(({ done }) => done))
  }
  return waits
}

/** All that is held at this moment but for what is kept back; of what is quick and what is not, the quick alone. */
function takeRound(pending: Call[], kept: string | undefined): Call[] {
  const due = pending.filter(({ name }) => name !== kept)
  const quick = due.filter(({ name }) => QUICK.includes(name))
  const round = quick.length > 0 ? quick : due
  if (round.length === 0) throw new Error('nothing is held, and nothing comes')
  for (const call of round) pending.splice(pending.indexOf(call), 1)
  return round
}

/** Lets all that can happen without a store's answer happen. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await scheduler.wait(0)
}
