import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const INSTALL = resolve('src/cli/terminal/install.mjs')

/** The calls of npm by `npm start` in a folder whose packages are older than its lock file. */
function askedOfNpm(packages: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'patang-install-'))
  for (const name of packages) mkdirSync(join(folder, 'node_modules', name), { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: { hono: '1' } }))
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  const npm = join(folder, 'npm')
  writeFileSync(npm, `#!/bin/sh\necho "$@" > ${join(folder, 'asked')}\n`)
  chmodSync(npm, 0o755)
  execFileSync(process.execPath, [INSTALL, 'start'], {
    cwd: folder,
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
  })
  return readFileSync(join(folder, 'asked'), 'utf8')
}

it('npm start installs on a new machine only what the site is served with', () => {
  expect(askedOfNpm([])).toContain('--omit=dev')
})

it('npm start keeps the tools of a machine on which somebody works on the site', () => {
  expect(askedOfNpm(['hono', 'vitest'])).not.toContain('--omit')
})
