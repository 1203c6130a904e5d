import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const WRANGLER = 'node_modules/wrangler/wrangler-dist/cli.js'
const children = new Set<ChildProcess>()

/**
 * Runs a Node program and returns its output. It stops with this process.
 * @throws an Error with its output if it fails
 */
export async function runNode(args: string[], environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const env = { ...process.env, ...environment }
  const child = spawn(process.execPath, ['--no-warnings', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  children.add(child)
  const printed = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      printed[stream] += text
    })
  }
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  children.delete(child)
  if (code !== 0) throw new Error(`${printed.stderr}${printed.stdout}`.trim() || `ended with ${code}`)
  return printed.stdout
}

/** No environment of wrangler.toml: wrangler warns if a command does not say so. */
export const UNNAMED = ['--env', '']

/** Runs a wrangler command, without an environment unless it names one, and returns its output. */
export function wrangler(args: string[]): Promise<string> {
  const environment = args.includes('--env') ? [] : UNNAMED
  return runNode([WRANGLER, ...args, ...environment], { WRANGLER_SEND_METRICS: 'false', CI: '1' })
}

/** How often a command checks that its npm is alive, in ms. */
const LOOK = 500

/**
 * Lets Ctrl+C, `kill` and the end of npm stop this process and its children; called first. A stop at any moment is
 * safe: the databases have a write-ahead log, and a partial build is built again.
 */
export function stopCleanly(): void {
  process.on('exit', () => {
    for (const child of children) child.kill()
  })
  const stop = () => {
    console.log('Stopped.')
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  if (!process.env.npm_lifecycle_event) return
  const began = ancestors()
  const look = () => {
    if (ancestors() !== began) stop()
  }
  setInterval(look, LOOK).unref()
}

/** The parents of this process: npm, and a shell that npm may have put between. */
function ancestors(): string {
  const parent = `/proc/${process.ppid}`
  if (!existsSync(`${parent}/comm`) || readFileSync(`${parent}/comm`, 'utf8').trim() !== 'sh') return `${process.ppid}`
  const [, grandparent] = /^PPid:\s*(\d+)$/m.exec(readFileSync(`${parent}/status`, 'utf8')) ?? []
  return `${process.ppid} ${grandparent}`
}
