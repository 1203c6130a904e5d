import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { buildSite } from '../../src/cli/build-site.ts'

const STATE = '.wrangler/chaos'
const ROUNDS = ['ok', 'fail', 'flaky', 'ok', 'flaky', 'ok']
const CLIENTS = 12
const MARKER = 'zq-marker-7731'

/** The staff's mailbox as a Worker of its own, whose mail service can be told to fail. */
const MAILBOX = `
import { WorkerEntrypoint } from 'cloudflare:workers'
export class Mailbox extends WorkerEntrypoint {
  async send(mail) {
    const mode = await this.env.BOX.get('mode')
    if (mode === 'fail' || (mode === 'flaky' && Math.random() < 0.5)) {
      throw Object.assign(new Error('E_INTERNAL_SERVER_ERROR'), { code: 'E_INTERNAL_SERVER_ERROR' })
    }
    const id = mail.headers?.['X-Enquiry-Id'] ?? mail.subject
    await this.env.BOX.put('mail:' + id + ':' + crypto.randomUUID(), '')
    return { messageId: crypto.randomUUID() }
  }
}
export default { fetch: () => new Response('mailbox') }`

/** What the rounds have seen. */
type Tally = { acknowledged: Set<string>; posts: number; refused: number; kills: number; lines: string[] }

/**
 * Kills workerd six times in the middle of writes and mails, under twelve clients, on the production bundle; then
 * counts what was acknowledged, what is stored and what was mailed.
 */
export async function killInTheMiddle(): Promise<Record<string, number>> {
  rmSync(STATE, { recursive: true, force: true })
  await buildSite()
  cpSync('dist/worker', `${STATE}/worker`, { recursive: true })
  const tally: Tally = { acknowledged: new Set(), posts: 0, refused: 0, kills: 0, lines: [] }
  for (const mode of ROUNDS) await killOnce(mode, tally)
  const counted = await countAll(tally)
  rmSync(STATE, { recursive: true, force: true })
  return counted
}

/** A round: twelve clients post, and after about a second the process dies without a warning. */
async function killOnce(mode: string, tally: Tally): Promise<void> {
  const { site, url, box } = await start(tally)
  await box.put('mode', mode)
  let over = false
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!over) await postOne(url, tally)
  })
  await pause(700 + Math.random() * 900)
  for (const pid of workerdOfOurs()) {
    process.kill(pid, 'SIGKILL')
    tally.kills++
  }
  await pause(200)
  over = true
  await Promise.all(clients)
  await site.dispose().catch(() => {})
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

/** Starts once more, lets leases and back-off run out, drains to the end and counts. */
async function countAll({ acknowledged, posts, refused, kills, lines }: Tally): Promise<Record<string, number>> {
  const { site, box, database } = await start({ lines })
  await box.put('mode', 'ok')
  await database.prepare("UPDATE enquiries SET next_at = 0 WHERE state = 'due'").run()
  const due = () => database.prepare("SELECT count(*) n FROM enquiries WHERE state = 'due'").first<number>('n')
  const worker = await site.getWorker('site')
  for (let run = 0; run < 60 && (await due()) !== 0; run++) await worker.scheduled({ cron: '* * * * *' })
  const { results } = await database
    .prepare('SELECT id, reference FROM enquiries')
    .all<{ id: string; reference: string }>()
  const mails = await mailsByEnquiry(box)
  const stored = new Set(results.map(({ reference }) => reference))
  const mailed = new Set(results.filter(({ id }) => mails.has(id)).map(({ reference }) => reference))
  await site.dispose()
  return {
    kills,
    posts,
    acknowledged: acknowledged.size,
    refused,
    acknowledgedAndLost: [...acknowledged].filter((reference) => !stored.has(reference)).length,
    acknowledgedAndUnmailed: [...acknowledged].filter((reference) => !mailed.has(reference)).length,
    mailedTwice: [...mails.values()].filter((count) => count > 1).length,
    logLines: lines.length,
    logLinesWithAName: lines.filter((line) => line.includes(MARKER)).length,
  }
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

async function start(tally: Pick<Tally, 'lines'>) {
  const site = new Miniflare(options(tally))
  const url = await site.ready
  const database = await site.getD1Database('ENQUIRIES', 'site')
  const box = await site.getKVNamespace('BOX', 'mailbox')
  const [table] = (await database.prepare("SELECT name FROM sqlite_master WHERE name = 'duties'").all()).results
  if (!table) await database.batch(migrations().map((sql) => database.prepare(sql)))
  return { site, url, box, database }
}

function migrations(): string[] {
  const folder = 'migrations/enquiries'
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  return files.sort().flatMap((file) => readFileSync(join(folder, file), 'utf8').split('--> statement-breakpoint'))
}

function options({ lines }: Pick<Tally, 'lines'>) {
  return convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: 0,
    log: new Log(LogLevel.NONE),
    resourcePersistencePath: `${STATE}/stores`,
    handleStructuredLogs: ({ message }) => void lines.push(message),
    workers: [siteWorker(), mailboxWorker()],
  })
}

/** The site as wrangler.toml configures it; only mail, assets and the outside are played, and the brakes are off. */
function siteWorker() {
  const { email: _, assets: __, ...configured } = unstable_getMiniflareWorkerOptions('wrangler.toml').workerOptions
  const unlimited = (namespace_id: string) => ({ namespace_id, simple: { limit: 1_000_000, period: 60 as const } })
  return {
    ...configured,
    name: 'site',
    modules: [
      { type: 'ESModule' as const, path: 'index.js', contents: readFileSync(`${STATE}/worker/index.js`, 'utf8') },
    ],
    ratelimits: { PER_VISITOR: unlimited('1'), TOTAL: unlimited('2') },
    serviceBindings: { MAIL: { name: 'mailbox', entrypoint: 'Mailbox' }, ASSETS: nothingOutside },
    outboundService: nothingOutside,
  }
}

function mailboxWorker() {
  return {
    name: 'mailbox',
    modules: true,
    script: MAILBOX,
    compatibilityDate: '2026-10-01',
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
