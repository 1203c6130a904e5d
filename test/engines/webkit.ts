import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../browser/free-port.ts'
import type { Engine, Key, Visitor, Window } from './visitor.ts'

const NEEDED = ['WebKitWebDriver', 'Xvfb']
/** How long a command may take, in ms: a page that loads is the longest. */
const COMMAND = 20_000
/** Keys as WebDriver names them (W3C WebDriver, 17.4.2). */
const KEYS: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', ArrowDown: '\uE015' }
/** The browser's own bar would make its window wider than a phone. */
const NARROW_BAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; border: 0 solid; }'

/** WebKitGTK, by WebDriver, on an invisible display. */
export const webkit: Engine = {
  name: 'webkit',
  lacks: () => {
    const isHere = NEEDED.every((command) => spawnSync('which', [command]).status === 0)
    return isHere ? undefined : 'WebKitGTK is not here: get it with apt-get install webkit2gtk-driver xvfb.'
  },
  start: async () => {
    const data = mkdtempSync(join(tmpdir(), 'patang-webkit-'))
    mkdirSync(join(data, 'themes/Bare/gtk-3.0'), { recursive: true })
    writeFileSync(join(data, 'themes/Bare/gtk-3.0/gtk.css'), NARROW_BAR)
    const { display, screen } = await openDisplay()
    const port = await freePort()
    const surroundings = { DISPLAY: display, GTK_THEME: 'Bare', XDG_DATA_HOME: data, LIBGL_ALWAYS_SOFTWARE: '1' }
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env: { ...process.env, ...surroundings } })
    const send = sender(`http://127.0.0.1:${port}`)
    await untilReady(send)
    return {
      visit: (window) => openWindow(send, window),
      stop: async () => {
        driver.kill()
        screen.kill()
        rmSync(data, { recursive: true, force: true })
      },
    }
  },
}

/** Xvfb chooses a free number and writes it into the pipe. */
async function openDisplay(): Promise<{ display: string; screen: ChildProcess }> {
  const options = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const screen = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const number = await new Promise((resolve, reject) => {
    screen.stdio[3]?.once('data', resolve)
    screen.once('error', reject).once('exit', () => reject(new Error('Xvfb ended before it had a display')))
  })
  return { display: `:${String(number).trim()}`, screen }
}

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<never>

function sender(base: string): Send {
  return async (method, path, body) => {
    const signal = AbortSignal.timeout(COMMAND)
    const response = await fetch(base + path, { method, signal, ...(body ? { body: JSON.stringify(body) } : {}) })
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
    if (value?.error) throw new Error(`${value.error}: ${value.message}`)
    return value as never
  }
}

async function untilReady(send: Send): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const status = await send('GET', '/status').catch(() => undefined)
    if (status) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver does not answer')
}

async function openWindow(send: Send, { width, height }: Window): Promise<Visitor> {
  const { sessionId } = await send('POST', '/session', { capabilities: { alwaysMatch: {} } })
  const session = `/session/${sessionId}`
  const command = (path: string, body: unknown = {}) => send('POST', session + path, body)
  const visitor = visitorOf(command, send, session)
  const resize = (tall: number) => command('/window/rect', { x: 0, y: 0, width, height: tall })
  await resize(height)
  // The bar takes its part of the height.
  await resize(2 * height - (await visitor.ask(() => innerHeight)))
  return visitor
}

function visitorOf(command: (path: string, body?: unknown) => Promise<never>, send: Send, session: string): Visitor {
  const act = (source: object, actions: object[]) => command('/actions', { actions: [{ ...source, actions }] })
  const strike = (keys: string[]) =>
    act(
      { type: 'key', id: 'keys' },
      keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    )
  return {
    open: (url) => command('/url', { url }),
    back: () => command('/back'),
    forward: () => command('/forward'),
    ask: (question, ...args) => command('/execute/sync', { script: `return (${question})(...arguments)`, args }),
    press: (x, y) =>
      act({ type: 'pointer', id: 'mouse' }, [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    write: (text) => strike(Array.from(text)),
    strike: (key) => strike([KEYS[key]]),
    picture: async () => Buffer.from(await send('GET', `${session}/screenshot`), 'base64'),
    leave: () => send('DELETE', session),
  }
}
