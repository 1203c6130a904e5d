import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { bundleWorker } from '../../src/cli/build/bundle-worker.ts'
import { whenUnlocked } from '../../src/cli/terminal/when-unlocked.ts'

const STATE = '.wrangler/chaos'
const CLIENTS = 12
const MARKER = 'zq-marker-7731'
/** Milliseconds at both ends of every call of the database, and for which a mail is under way. */
const WIDENED = 80
/** How many calls of the database a round has seen before its kill, which comes in the middle of the last of them. */
const CALLS = 150

/** The faults of a round: the mail never, always or half of the time; the database for the whole round. */
type Round = { mail: 'ok' | 'fail' | 'flaky'; database: 'up' | 'down' }

const ROUNDS: Round[] = [
  { mail: 'ok', database: 'up' },
  { mail: 'fail', database: 'up' },
  { mail: 'fail', database: 'down' },
  { mail: 'flaky', database: 'up' },
  { mail: 'ok', database: 'up' },
  { mail: 'ok', database: 'up' },
]
const PEACE: Round = { mail: 'ok', database: 'up' }

/** The staff's mailbox as a separate Worker. A mail takes some time and is stored at its end. */
const MAILBOX = `
import { WorkerEntrypoint } from 'cloudflare:workers'
export class Mailbox extends WorkerEntrypoint {
  async send(mail) {
    await new Promise((resolve) => setTimeout(resolve, this.env.PAUSE))
    if (this.env.MODE === 'fail' || (this.env.MODE === 'flaky' && Math.random() < 0.5)) {
      throw Object.assign(new Error('E_INTERNAL_SERVER_ERROR'), { code: 'E_INTERNAL_SERVER_ERROR' })
    }
    const id = mail.headers?.['X-Enquiry-Id'] ?? mail.subject
    await this.env.BOX.put('mail:' + id + ':' + crypto.randomUUID(), '')
    return { messageId: crypto.randomUUID() }
  }
}
export default { fetch: () => new Response('mailbox') }`

/** The counts of the rounds. */
type Tally = {
  acknowledged: Set<string>
  whileDown: number
  posts: number
  refused: number
  kills: number
  lines: string[]
}

/** The results of the kills. Every number of the second half has its limit in `run.ts`. */
export type Killed = Record<
  | ('kills' | 'posts' | 'refused' | 'logLines' | 'mails')
  | ('acknowledged' | 'acknowledgedWhileDown' | 'mailed')
  | ('acknowledgedAndLost' | 'acknowledgedAndUnmailed' | 'mailedTwice' | 'logLinesWithAName'),
  number
>

/**
 * Kills workerd in the middle of writes, claims, mails and notes, under twelve clients, once a round; then counts what was
 * acknowledged, what is stored and what was mailed.
 * @param copy the tree that is built: the product, or one with a fault
 */
export async function killInTheMiddle(copy: string): Promise<Killed> {
  rmSync(STATE, { recursive: true, force: true })
  await bundleWorker({ entry: 'test/chaos/killed-worker.ts', folder: 'killed', tree: copy })
  const bundle = readFileSync(join(copy, 'killed', 'killed-worker.js'), 'utf8')
  const tally: Tally = { acknowledged: new Set(), whileDown: 0, posts: 0, refused: 0, kills: 0, lines: [] }
  for (const round of ROUNDS) await killOnce(bundle, round, tally)
  const counted = await countAll(bundle, tally)
  rmSync(STATE, { recursive: true, force: true })
  return counted
}

/** A round: twelve clients post until the database is in the middle of a call, and then the process dies. */
async function killOnce(bundle: string, round: Round, tally: Tally): Promise<void> {
  const before = tally.acknowledged.size
  const { site, url, inTheMiddle } = await start({ bundle, round, pause: WIDENED, lines: tally.lines })
  let over = false
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!over) await postOne(url, tally)
  })
  await Promise.race([inTheMiddle, pause(4000)])
  await pause(WIDENED / 2)
  for (const pid of workerdOfOurs()) {
    process.kill(pid, 'SIGKILL')
    tally.kills++
  }
  over = true
  await Promise.all(clients)
  await site.dispose().catch(() => {})
  if (round.database === 'down') tally.whileDown += tally.acknowledged.size - before
}

async function postOne(url: URL, tally: Tally): Promise<void> {
  tally.posts++
  const body = JSON.stringify({ name: MARKER, phone: '98000 11111', message: crypto.randomUUID() })
  const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
  try {
    const signal = AbortSignal.timeout(4500)
    const response = await fetch(new URL('/send-email', url), { method: 'POST', headers, body, signal })
    const answer = (await response.json()) as { ok: boolean; reference: string }
    if (answer.ok) tally.acknowledged.add(answer.reference)
    else tally.refused++
  } catch {
    await pause(20)
  }
}

/** Starts once more, lets leases and back-off run out, brings back, drains to the end and counts. */
async function countAll(
  bundle: string,
  { acknowledged, whileDown, posts, refused, kills, lines }: Tally,
): Promise<Killed> {
  const { site, box, database } = await start({ bundle, round: PEACE, pause: 0, lines })
  const worker = await site.getWorker('site')
  const spill = await site.getKVNamespace('SPILL', 'site')
  await database.prepare("UPDATE enquiries SET next_at = 0 WHERE state = 'due'").run()
  for (let run = 0; run < 60; run++) {
    await worker.scheduled({ cron: '* * * * *' })
    // A quick machine spills more than ten runs bring back.
    if (run > 10 && (await countDue(database)) === 0 && (await countSpilled(spill)) === 0) break
  }
  const rows = await database.prepare('SELECT id, reference FROM enquiries').all<{ id: string; reference: string }>()
  const mails = await mailsByEnquiry(box)
  const stored = new Set(rows.results.map(({ reference }) => reference))
  const mailed = new Set(rows.results.filter(({ id }) => mails.has(id)).map(({ reference }) => reference))
  await site.dispose()
  const counts = [...mails.values()]
  return {
    kills,
    posts,
    refused,
    logLines: lines.length,
    mails: counts.reduce((sum, count) => sum + count, 0),
    acknowledged: acknowledged.size,
    acknowledgedWhileDown: whileDown,
    mailed: mailed.size,
    acknowledgedAndLost: [...acknowledged].filter((reference) => !stored.has(reference)).length,
    acknowledgedAndUnmailed: [...acknowledged].filter((reference) => !mailed.has(reference)).length,
    mailedTwice: counts.filter((count) => count > 1).length,
    logLinesWithAName: lines.filter((line) => line.includes(MARKER)).length,
  }
}

async function countDue(database: D1): Promise<number | null> {
  return database.prepare("SELECT count(*) n FROM enquiries WHERE state = 'due'").first<number>('n')
}

async function countSpilled(spill: Box): Promise<number> {
  return (await spill.list({ prefix: 'spill:' })).keys.length
}

async function mailsByEnquiry(box: Box): Promise<Map<string, number>> {
  const mails = new Map<string, number>()
  let cursor: string | undefined
  do {
    const page = await box.list({ prefix: 'mail:', ...(cursor && { cursor }) })
    for (const { name } of page.keys) {
      const id = name.split(':')[1] ?? ''
      mails.set(id, (mails.get(id) ?? 0) + 1)
    }
    cursor = page.list_complete ? undefined : page.cursor
  } while (cursor)
  return mails
}

type Box = Awaited<ReturnType<Miniflare['getKVNamespace']>>
type D1 = Awaited<ReturnType<Miniflare['getD1Database']>>

type Start = { bundle: string; round: Round; pause: number; lines: string[] }

async function start({ lines, ...configured }: Start) {
  const middle = Promise.withResolvers<void>()
  let calls = 0
  const begun = () => {
    if (++calls === CALLS) middle.resolve()
    return new Response()
  }
  const site = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      log: new Log(LogLevel.NONE),
      resourcePersistencePath: `${STATE}/stores`,
      handleStructuredLogs: ({ message }) => void lines.push(message),
      workers: [siteWorker(configured, begun as never), mailboxWorker(configured)],
    }),
  )
  const url = await site.ready
  const database = await site.getD1Database('ENQUIRIES', 'site')
  const box = await site.getKVNamespace('BOX', 'mailbox')
  // The process that was killed may still let go of it.
  await whenUnlocked(() => migrate(database))
  return { site, url, box, database, inTheMiddle: middle.promise }
}

async function migrate(database: D1): Promise<void> {
  const [table] = (await database.prepare("SELECT name FROM sqlite_master WHERE name = 'duties'").all()).results
  if (!table) await database.batch(migrations().map((sql) => database.prepare(sql)))
}

function migrations(): string[] {
  const folder = 'migrations/enquiries'
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  return files.sort().flatMap((file) => readFileSync(join(folder, file), 'utf8').split('--> statement-breakpoint'))
}

/** The site as wrangler.toml configures it; only mail, assets and the outside are played, and the brakes are off. */
function siteWorker({ bundle, round, pause }: Omit<Start, 'lines'>, begun: () => never) {
  const { email: _, assets: __, ...configured } = unstable_getMiniflareWorkerOptions('wrangler.toml').workerOptions
  const unlimited = (namespace_id: string) => ({ namespace_id, simple: { limit: 1_000_000, period: 60 as const } })
  return {
    ...configured,
    name: 'site',
    modules: [{ type: 'ESModule' as const, path: 'index.js', contents: bundle }],
    bindings: {
      ...(configured.bindings as object),
      MAIL_TO: 'planners@patang.example',
      PAUSE: pause,
      DATABASE: round.database,
    },
    ratelimits: { PER_VISITOR: unlimited('1'), PER_ADDRESS: unlimited('2'), TOTAL: unlimited('3') },
    serviceBindings: {
      MAIL: { name: 'mailbox', entrypoint: 'Mailbox' },
      ASSETS: nothingOutside,
      BEGUN: begun,
    },
    outboundService: nothingOutside,
  }
}

function mailboxWorker({ round, pause }: Omit<Start, 'lines'>) {
  return {
    name: 'mailbox',
    modules: true,
    script: MAILBOX,
    compatibilityDate: '2026-10-01',
    bindings: { PAUSE: pause, MODE: round.mail },
    kvNamespaces: { BOX: 'box' },
  }
}

const nothingOutside = () => new Response('', { status: 503 }) as never

/** The workerd processes below this one, and no others. */
function workerdOfOurs(): number[] {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
  const processes = table.split('\n').map((line) => line.trim().match(/^(\d+) +(\d+) +(.*)$/) ?? [])
  const below = (parent: number): number[] =>
    processes.filter(([, , ppid]) => Number(ppid) === parent).flatMap(([, pid]) => [Number(pid), ...below(Number(pid))])
  const ours = new Set(below(process.pid))
  return processes
    .filter(([, pid, , args]) => ours.has(Number(pid)) && /bin\/workerd/.test(args ?? ''))
    .map(([, pid]) => Number(pid))
}
