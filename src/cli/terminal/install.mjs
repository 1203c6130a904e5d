// Runs before every npm script that needs packages, on whatever Node the machine has. Node's own modules only.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inTurn } from './lock.mjs'

/**
 * `install.mjs start`: what the site is built and served with (package.json's `dependencies`).
 * `install.mjs`: the tools for work on it as well. `install.mjs all test/bench/lighthouse`: another folder's packages.
 */
const [what = 'all', folder = '.'] = process.argv.slice(2)
const wanted = what === 'start' ? 'dependencies' : 'devDependencies'

if (!isInstalled()) await inTurn('.wrangler/install.lock', install)

/** npm writes its own list last: a package that stands there is there, and so is all that came with it. */
function isInstalled() {
  try {
    const list = join(folder, 'node_modules/.package-lock.json')
    if (statSync(list).mtimeMs < statSync(join(folder, 'package-lock.json')).mtimeMs) return false
    const { packages } = JSON.parse(readFileSync(list, 'utf8'))
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const names = Object.keys(manifest[wanted] ?? manifest.dependencies)
    return names.every((name) => packages[`node_modules/${name}`])
  } catch {
    return false
  }
}

/** Whether the tools for work on the site were ever installed: npm would remove them with `--omit=dev`. */
function hasTools() {
  return existsSync(join(folder, 'node_modules/vitest'))
}

/** Installs the missing packages of the lock file, and leaves alone those that a running site may be using. */
async function install() {
  if (isInstalled()) return
  const began = Date.now()
  console.log(`Installing packages${what === 'start' ? ' that the site needs' : ''} (once; a minute or two)…`)
  const omit = what === 'start' && !hasTools() ? ['--omit=dev'] : []
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = spawn('npm', ['install', ...omit, ...quiet], { cwd: folder, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => npm.kill('SIGTERM'))
  const code = await new Promise((resolve) => npm.on('exit', resolve))
  if (code !== 0) process.exit(code ?? 1)
  console.log(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`)
}
