import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Where a served site keeps its databases. */
export const STATE = '.wrangler/state'
const MIGRATIONS = ['migrations/catalogue', 'migrations/enquiries']
const run = promisify(execFile)

/** Builds the client: the assets and the stylesheets that the Worker inlines. */
export async function buildClient(): Promise<void> {
  mkdirSync('dist', { recursive: true })
  await run(process.execPath, ['src/cli/share-images.ts'])
  await run('npx', ['vite', 'build', '--logLevel', 'warn'])
}

/** Brings both databases up to date and loads the catalogue, unless that was done already with these very files. */
export async function prepareDatabases(state: string): Promise<void> {
  const stamp = join(state, 'prepared')
  const current = migrationsDigest()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  await wrangler(['d1', 'migrations', 'apply', 'CATALOGUE', '--local', '--persist-to', state])
  await wrangler(['d1', 'migrations', 'apply', 'ENQUIRIES', '--local', '--persist-to', state])
  await wrangler([
    'd1',
    'execute',
    'CATALOGUE',
    '--local',
    '--persist-to',
    state,
    '--file',
    'migrations/catalogue/seed.sql',
  ])
  writeFileSync(stamp, current)
}

function migrationsDigest(): string {
  const files = MIGRATIONS.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  const sql = files.filter((file) => file.endsWith('.sql')).sort()
  return createHash('sha256')
    .update(sql.map((file) => readFileSync(file, 'utf8')).join('\0'))
    .digest('hex')
}

/** Runs a wrangler command and gives what it printed. */
export async function wrangler(args: string[]): Promise<string> {
  const { stdout } = await run('npx', ['wrangler', ...args], { env: quietEnvironment(), maxBuffer: 64 * 1024 * 1024 })
  return stdout
}

/** wrangler bundles React for production only when NODE_ENV says so. */
function quietEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: 'production', WRANGLER_SEND_METRICS: 'false', CI: '1' }
}

/** A served site. */
export type Site = { origin: string; process: ChildProcess; stop: () => void }

/** `vars`: what is configured beyond wrangler.toml. */
type Served = { port: number; state: string; vars?: Record<string, string> }

/**
 * Serves the production bundle on workerd and resolves once it answers.
 * @throws an Error with what wrangler printed when it does not come up within 60 s
 */
export async function serveSite({ port, state, vars = {} }: Served): Promise<Site> {
  const { worker, assets } = await bundleInto(join(state, 'bundle'))
  const where = ['--port', String(port), '--persist-to', state, '--inspector-port', '0']
  const configured = Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  const what = [worker, '--config', 'wrangler.toml', '--no-bundle', '--assets', assets, ...configured]
  const args = ['wrangler', 'dev', ...what, ...where]
  const child = spawn('npx', args, { env: quietEnvironment(), stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let printed = ''
  const keep = (chunk: Buffer) => {
    printed = (printed + chunk).slice(-4000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const origin = `http://localhost:${port}`
  const stop = () => stopGroup(child)
  await answers(origin, () => (child.exitCode === null ? undefined : printed)).catch((error) => {
    stop()
    throw new Error(`the site did not start: ${error.message}\n${printed}`)
  })
  return { origin, process: child, stop }
}

/** Bundles the Worker as for a deployment and copies the assets beside it: work on the sources does not reach it. */
async function bundleInto(folder: string): Promise<{ worker: string; assets: string }> {
  rmSync(folder, { recursive: true, force: true })
  await wrangler(['deploy', '--dry-run', '--outdir', join(folder, 'worker')])
  cpSync('dist/public', join(folder, 'public'), { recursive: true })
  return { worker: join(folder, 'worker', 'index.js'), assets: join(folder, 'public') }
}

/** wrangler starts workerd as a child of its own: the whole group is stopped. */
function stopGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null) return
  try {
    process.kill(-child.pid, 'SIGTERM')
  } catch {
    // It ended between the check and the signal.
  }
}

async function answers(origin: string, ended: () => string | undefined): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const output = ended()
    if (output !== undefined) throw new Error(output)
    const response = await fetch(`${origin}/404`, { redirect: 'manual' }).catch(() => undefined)
    if (response) return void (await response.arrayBuffer())
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new Error('no answer within 60 s')
}
