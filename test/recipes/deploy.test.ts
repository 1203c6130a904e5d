import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Copy, copyRepository } from './copy.ts'

let copy: Copy
let removeCopy: () => void
beforeAll(() => {
  ;({ copy, removeCopy } = copyRepository())
})
afterAll(() => removeCopy())

/** Without a login at Cloudflare: no login of this machine may put a copy into production. */
function deploy() {
  const unknown = ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_API_KEY', 'CF_API_TOKEN', 'CF_API_KEY'].flatMap((name) => [
    '-u',
    name,
  ])
  const home = ['HOME', 'XDG_CONFIG_HOME'].map((name) => `${name}=${copy.folder}`)
  return copy.run('env', ...unknown, ...home, 'node', 'src/cli/build/deploy.ts')
}
/** Node tells where an error was thrown in lines that begin so. */
const STACK = /^\s+at /m

/** Writes a file of the copy anew from its text. */
function edit(file: string, change: (text: string) => string): void {
  copy.write(file, change(copy.read(file)))
}

it('a deployment refuses stores without ids and an address that is an example, and says what to do', () => {
  edit('src/brand.ts', (text) => text.replace(/origin: '.*'/, "origin: 'https://site.example'"))
  edit('wrangler.toml', (text) =>
    text.replace(/database_id = ".*"/, 'database_id = "00000000-0000-4000-8000-000000000001"'),
  )
  const { status, out } = deploy()
  expect([status, out]).toEqual([1, expect.stringContaining('https://site.example is an example')])
  expect(out).toMatch(/ids of stores are not filled in\n.*docs\/deploying\.md/)
  expect(out).not.toMatch(STACK)
})

it('a deployment by somebody who is not logged in ends with a sentence, not with a stack of calls', () => {
  edit('src/brand.ts', (text) => text.replace(/origin: '.*'/, "origin: 'https://www.kestrel-trips.in'"))
  edit('wrangler.toml', (text) =>
    text.replaceAll(/id = "0{8}/g, 'id = "7a3c1b2e').replaceAll(/@[\w.-]+\.example/g, '@kestrel-trips.in'),
  )
  const { status, out } = deploy()
  expect([status, out]).toEqual([1, expect.stringContaining('npx wrangler login')])
  expect(out).not.toMatch(STACK)
})
