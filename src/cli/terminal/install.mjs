// Runs before every npm script with packages, on any version of Node, so it uses only Node's modules.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inTurn } from './lock.mjs'

/**
 * `install.mjs start`: the packages for building and serving (`dependencies` in package.json). `install.mjs`: the
 * development tools as well. `install.mjs all test/bench/lighthouse`: another folder's packages.
 */
const [what = 'all', folder = '.'] = process.argv.slice(2)
const wanted = what === 'start' ? 'dependencies' : 'devDependencies'

if (!isInstalled()) await inTurn('.wrangler/install.lock', install)

/** npm writes its own list last, so a listed package is complete. */
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

/** Whether the development tools were ever installed: npm would remove them with `--omit=dev`. */
function hasTools() {
  return existsSync(join(folder, 'node_modules/vitest'))
}

/** Installs the missing packages of the lock file, and keeps those that a running site may use. */
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
