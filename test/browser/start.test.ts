import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { afterEach, expect, inject, it } from 'vitest'
import { freePort } from './free-port.ts'

/** A command in a group of processes of its own, as a terminal gives it one. */
type Command = {
  process: ChildProcess
  said: () => string
  until: (mark: RegExp) => Promise<void>
  ended: Promise<number>
}

const commands: Command[] = []

afterEach(() => {
  for (const { process: command } of commands.splice(0)) signalGroup(command, 'SIGKILL')
})

function run(line: string[], environment: NodeJS.ProcessEnv = {}): Command {
  const [program = '', ...args] = line
  // Vitest says that this is a test, and npm's own variables are those of `npm test`.
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV|VITEST|TEST$)/.test(name))
  const env = { ...Object.fromEntries(own), ...environment }
  const child = spawn(program, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk))
  const ended = new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? -1)))
  const until = (mark: RegExp) => expect.poll(() => text, { timeout: 50_000, interval: 20 }).toMatch(mark)
  const command = { process: child, said: () => text, until, ended }
  commands.push(command)
  return command
}

const start = (port: number | string) => run(['node', 'src/cli/start.ts'], { PORT: String(port) })

function signalGroup(child: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-(child.pid ?? 0), signal)
  } catch {
    return false
  }
}

const nothingLeftOf = ({ process: child }: Command) => expect.poll(() => signalGroup(child, 0)).toBe(false)

/** Whether somebody could listen on a port. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().on('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1' }, () => server.close(() => resolve(true)))
  })
}

it('A port that is taken is said in one sentence, before any work', async () => {
  const command = start(new URL(inject('origin')).port)
  expect(await command.ended).toBe(1)
  expect(command.said()).toMatch(/^Port \d+ is taken by another program\. Stop that one, or choose another: .*\n$/)
})

it.each(['abc', '80000', '0', '-1', '87 87'])('PORT=%s is said in one sentence', async (typed) => {
  const command = start(typed)
  expect([await command.ended, command.said()]).toEqual([1, `PORT takes a number from 1 to 65535, not "${typed}".\n`])
})

it.each([
  ['at once', /on its way/],
  ['while the server starts', /build .* s\n/],
  ['when it is there', /Patang is on/],
])('Ctrl+C %s stops everything that began', async (_, mark) => {
  const port = await freePort()
  const command = start(port)
  await command.until(mark)
  signalGroup(command.process, 'SIGINT')
  expect([await command.ended, command.said().endsWith('Stopped.\n')]).toEqual([0, true])
  await nothingLeftOf(command)
  expect(await isFree(port)).toBe(true)
})

it('A second start, and its end, leave the first one whole', async () => {
  const port = await freePort()
  const [first, second] = [start(port), start(await freePort())]
  await Promise.all([first.until(/Patang is on/), second.until(/Patang is on/)])
  second.process.kill('SIGTERM')
  await second.ended
  const status = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status
  expect([await status('/'), await status('/scenes/amber.day.svg')]).toEqual([200, 200])
})

it('It says that enquiries reach nobody, and where the mail about one can be read', async () => {
  const port = await freePort()
  const command = start(port)
  await command.until(/Enquiries sent here reach nobody/)
  const body = JSON.stringify({ name: 'Asha', phone: '98290 12345', message: `Start ${port}` })
  const headers = { 'content-type': 'application/json', origin: `http://localhost:${port}` }
  await fetch(`http://localhost:${port}/send-email`, { method: 'POST', headers, body })
  await command.until(/Mail to .*\n {2}\S*\.wrangler\/state\/mail\/\S+/)
})

it('When npm is killed, the site that it started ends', async () => {
  const port = await freePort()
  const command = run(['npm', 'start'], { PORT: String(port) })
  await command.until(/Patang is on/)
  command.process.kill('SIGKILL')
  await nothingLeftOf(command)
  expect(await isFree(port)).toBe(true)
})

it.each([
  [['db:seed', '--remote'], 'npm run db:seed -- --remote'],
  [['db:migrate', '--remote'], 'npm run db:migrate -- --remote'],
  [['enquiries', 'list', '--held'], 'npm run enquiries -- list --held'],
  [['enquiries', 'list', '--since', '2026-11-01'], 'npm run enquiries -- list --since 2026-11-01'],
  [['enquiries', 'export', '--tour=Nepal', '--remote'], 'npm run enquiries -- export --tour Nepal --remote'],
])('npm run %j, without its "--", does nothing and says the right line', async (args, right) => {
  const command = run(['npm', 'run', '--silent', ...args])
  expect(await command.ended).toBe(1)
  expect(command.said()).toContain(`Nothing was done: npm keeps options before "--" for itself. Write: ${right}\n`)
})
