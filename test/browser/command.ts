import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { expect, vi } from 'vitest'

/** A command in its process group, as a terminal gives it one. */
export type Command = {
  process: ChildProcess
  said: () => string
  until: (mark: RegExp) => Promise<void>
  ended: Promise<number>
}

const commands: Command[] = []

/** Begins a command, as a terminal would. `folder`: where it runs, if not here. */
export function run(line: string[], { folder, ...environment }: NodeJS.ProcessEnv & { folder?: string } = {}): Command {
  const [program = '', ...args] = line
  // Vitest says that this is a test, and npm's own variables are those of `npm test`.
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV|VITEST|TEST$)/.test(name))
  const env = { ...Object.fromEntries(own), ...environment }
  const child = spawn(program, args, { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk))
  const ended = new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? -1)))
  const until = (mark: RegExp) => vi.waitFor(() => expect(text).toMatch(mark), { timeout: 50_000, interval: 20 })
  const command = { process: child, said: () => text, until, ended }
  commands.push(command)
  return command
}

/** For the end of a file of tests: stops everything that it started, also after a failure. */
export function endCommands(): void {
  for (const { process: command } of commands.splice(0)) signalGroup(command, 'SIGKILL')
}

/** Ctrl+C: it ends with 0 and says so, and nothing is left of it, nor on its port. */
export async function interrupt(command: Command, port: number): Promise<void> {
  signalGroup(command.process, 'SIGINT')
  expect([await command.ended, command.said().endsWith('Stopped.\n')]).toEqual([0, true])
  await nothingLeftOf(command)
  expect(await isFree(port)).toBe(true)
}

export const nothingLeftOf = ({ process: child }: Command) => expect.poll(() => signalGroup(child, 0)).toBe(false)

function signalGroup(child: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-(child.pid ?? 0), signal)
  } catch {
    return false
  }
}

/** Whether a port is free. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().on('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1' }, () => server.close(() => resolve(true)))
  })
}
