import { cpSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type Copy, copyRepository } from '../recipes/copy.ts'
import { expectOfEach } from '../support/expect-of-each.ts'
import { type Command, endCommands, interrupt, run } from './command.ts'
import { freePort } from './free-port.ts'

/** One `npm run dev` on a copy of the repository, whose databases are prepared: what is saved there arrives. */
let copy: Copy
let removeCopy: () => void
let port: number
let command: Command
/** Becomes one more with each word to open pages that something has changed. */
let changes = 0
const listening = new AbortController()

beforeAll(async () => {
  ;({ copy, removeCopy } = copyRepository())
  cpSync(inject('databases'), join(copy.folder, '.wrangler/state'), { recursive: true })
  port = await freePort()
  command = run(['node', 'src/cli/dev/dev.ts'], { folder: copy.folder, PORT: String(port) })
  await command.until(/Patang is on/)
  void countChanges()
})
afterAll(() => {
  listening.abort()
  endCommands()
  removeCopy()
})

const get = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text()

async function countChanges(): Promise<void> {
  const { body } = await fetch(`http://localhost:${port}/dev/events`, { signal: listening.signal })
  try {
    for await (const bytes of body ?? []) changes += new TextDecoder().decode(bytes).split('event: change').length - 1
  } catch {
    // The command has ended.
  }
}

/** A page and the style files that it names. */
async function pageWithStyles(path: string): Promise<string> {
  const html = await get(path)
  const files = [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, file = '']) => file)
  return html + (await Promise.all(files.map(get))).join('')
}

/** Every script that is served. */
async function scripts(): Promise<string> {
  const files = readdirSync(join(copy.folder, 'dist/development/public/assets'))
  return (await Promise.all(files.filter((file) => file.endsWith('.js')).map((file) => get(`/assets/${file}`)))).join(
    '',
  )
}

type Saved = { what: string; file: string; is: string; becomes: string; arrived: () => Promise<string> }

/** Saved at once, what is built and seeded; then what is drawn. */
const ROUNDS: Saved[][] = [
  [
    {
      ...{ what: 'a component', file: 'src/site/enquiry/contact-page.tsx' },
      ...{ is: 'Or reach us directly', becomes: 'Or reach us at once', arrived: () => get('/contact') },
    },
    {
      ...{ what: 'a style', file: 'client/styles/base.css' },
      ...{ is: '@layer', becomes: '.planted{order:7}\n@layer', arrived: () => pageWithStyles('/') },
    },
    {
      ...{ what: 'an island', file: 'src/islands/enquiry-form.tsx' },
      ...{ is: 'No word yet whether', becomes: 'Nobody said whether', arrived: scripts },
    },
    {
      ...{ what: 'a tour', file: 'src/content/tours/bali-6d5n.ts' },
      ...{ is: 'Bali: Ubud and Seminyak', becomes: 'Bali: Ubud at its best', arrived: () => get('/tour/Bali6d5n') },
    },
  ],
  [
    {
      ...{ what: 'a scene', file: 'src/scenes/bali.ts' },
      ...{ is: '#ff7a59', becomes: '#ff7a5b', arrived: () => get('/scenes/bali.day.svg') },
    },
  ],
]

it.each(ROUNDS.map((saved) => ({ saved, names: saved.map(({ what }) => what).join(', ') })))(
  'What is saved is served, and open pages are told: $names',
  async ({ saved }) => {
    const before = changes
    for (const { file, is, becomes } of saved) copy.write(file, copy.read(file).replace(is, becomes))
    await expect.poll(() => changes, { timeout: 30_000, interval: 20 }).toBeGreaterThan(before)
    await expectOfEach(
      saved,
      async ({ becomes, arrived }) => expect((await arrived()).includes(becomes.split('\n')[0] ?? '')).toBe(true),
      ({ what }) => what,
    )
  },
)

const PAGE = 'src/site/enquiry/contact-page.tsx'

it('A file that an editor replaces arrives each time', async () => {
  for (const words of ['Reach us once', 'Reach us twice']) {
    copy.write(`${PAGE}~`, copy.read(PAGE).replace(/(Or r|R)each us [a-z ]+/, words))
    renameSync(join(copy.folder, `${PAGE}~`), join(copy.folder, PAGE))
    await expect.poll(() => get('/contact')).toContain(words)
  }
})

it.each([
  { what: 'does not build', line: 'const = 3', shown: 'Expected identifier' },
  { what: 'fails as it starts', line: "throw new Error('planted')", shown: 'Error: planted' },
])('Code that $what is shown in the page, whatever else is saved, until it is mended', async ({ line, shown }) => {
  const right = copy.read(PAGE)
  copy.write(PAGE, `${right}\n${line}\n`)
  await expect.poll(() => get('/contact')).toContain(shown)
  const before = changes
  copy.write('public/planted.txt', line)
  await expect.poll(() => changes).toBeGreaterThan(before)
  const fault = await get('/contact')
  expect([fault.includes(shown), fault.includes('/dev/reload.js')]).toEqual([true, true])
  copy.write(PAGE, right)
  await expect.poll(() => get('/contact')).toContain('Reach us')
})

it.each(['/scenes/bali.day.svg', '/icon.svg', '/contact'])('A browser asks for %s each time', async (path) => {
  const { status, headers } = await fetch(`http://localhost:${port}${path}`)
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
})

it('Ctrl+C stops it and all that it began', () => interrupt(command, port))
