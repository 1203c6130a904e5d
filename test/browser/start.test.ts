import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Command, endCommands, interrupt, isFree, nothingLeftOf, run } from './command.ts'
import { freePort } from './free-port.ts'

afterAll(endCommands)

const start = (port: number | string) => run(['node', 'src/cli/start/start.ts'], { PORT: String(port) })

it('A port that is taken is said in one sentence, before any work', async () => {
  const command = start(new URL(inject('origin')).port)
  expect(await command.ended).toBe(1)
  expect(command.said()).toMatch(/^Port \d+ is taken by another program\. Stop that one, or choose another: .*\n$/)
})

it('An absurd port is said in one sentence, before any work', async () => {
  const command = start('87 87')
  expect([await command.ended, command.said()]).toEqual([1, 'PORT takes a number from 1 to 65535, not "87 87".\n'])
})

it.each([
  ['at once', /on its way/],
  ['while the server starts', /build .* s\n/],
])('Ctrl+C %s stops everything that began', async (_, mark) => {
  const port = await freePort()
  const command = start(port)
  await command.until(mark)
  await interrupt(command, port)
})

describe('Two sites side by side', () => {
  let [port, other] = [0, 0]
  let first: Command
  let second: Command
  beforeAll(async () => {
    ;[port, other] = [await freePort(), await freePort()]
    first = start(port)
    second = run(['npm', 'start'], { PORT: String(other) })
    await Promise.all([first.until(/Patang is on/), second.until(/Patang is on/)])
  })

  it('When npm is killed the site that it started ends, and leaves the other whole', async () => {
    second.process.kill('SIGKILL')
    await nothingLeftOf(second)
    expect(await isFree(other)).toBe(true)
    const status = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status
    expect([await status('/'), await status('/scenes/amber.day.svg')]).toEqual([200, 200])
  })

  it('A start says that enquiries reach nobody, and where the mail about one can be read, and names nobody', async () => {
    await first.until(/Enquiries sent here reach nobody/)
    const body = JSON.stringify({ name: 'Asha', phone: '98290 12345', message: `Start ${port}` })
    const headers = { 'content-type': 'application/json', origin: `http://localhost:${port}` }
    await fetch(`http://localhost:${port}/send-email`, { method: 'POST', headers, body })
    await first.until(/Mail: Enquiry PT-\w{5}-\w{5}\n {2}\S*\.wrangler\/state\/mail\/\S+/)
    expect(first.said()).not.toMatch(/Asha/)
  })

  it('Ctrl+C when a site is there stops everything that it began', () => interrupt(first, port))
})

it.each([
  [['db:seed', '--remote'], 'npm run db:seed -- --remote'],
  [['db:migrate', '--remote'], 'npm run db:migrate -- --remote'],
  [['enquiries', 'list', '--held'], 'npm run enquiries -- list --held'],
  [['enquiries', 'erase', '9829012345', '--by-name'], 'npm run enquiries -- erase 9829012345 --by-name'],
  [['enquiries', 'list', '--since', '2026-11-01'], 'npm run enquiries -- list --since 2026-11-01'],
  [['enquiries', 'export', '--tour=Nepal', '--remote'], 'npm run enquiries -- export --tour Nepal --remote'],
])('npm run %j, without its "--", does nothing and says the right line', async (args, right) => {
  const command = run(['npm', 'run', '--silent', ...args])
  expect(await command.ended).toBe(1)
  expect(command.said()).toContain(`Nothing was done: npm keeps options before "--" for itself. Write: ${right}\n`)
})
