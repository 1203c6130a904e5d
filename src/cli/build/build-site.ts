import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { inTurn } from '#cli/terminal/lock.mjs'
import { runNode } from '#cli/terminal/processes.ts'
import { bundleWorker } from './bundle-worker.ts'

const STAMP = 'dist/built'
const PRODUCTS = ['dist/public', 'dist/assets.ts', 'dist/worker/index.js']
/** The bundle's inputs, and the files that make it. Tours and countries are in the database, so they are not listed. */
export const PAGE_INPUTS = [
  'package-lock.json',
  'vite.config.ts',
  'vite.worker.config.ts',
  'wrangler.toml',
  'client/**',
  'public/**',
  'src/*',
  'src/{values,data,domain,ui,islands,delivery,site}/**',
  'src/cli/{build/build-site,build/bundle-worker,generate/share-images}.ts',
  'src/cli/fonts/**',
]
const INPUTS = [...PAGE_INPUTS, 'src/desk/**']

/** Builds the site for production into dist, unless dist is up to date. */
export function buildSite(): Promise<'built' | 'unchanged'> {
  return inTurn('.wrangler/build.lock', async () => {
    await Promise.all([
      runNode(['src/cli/generate/share-images.ts']),
      runNode(['src/cli/fonts/subset.ts', '--on-need']),
    ])
    const inputs = digest(INPUTS)
    if (isBuilt(inputs)) return 'unchanged'
    rmSync(STAMP, { force: true })
    // The mode is set, because a build inside the tests would contain React's development half.
    await runNode(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], { NODE_ENV: 'production' })
    await bundleWorker({ entry: 'src/index.ts', folder: 'dist/worker' })
    writeFileSync(STAMP, inputs)
    return 'built'
  })
}

/** A short name for the inputs of visitors' pages. Releases that differ only at the desk share it. */
export function pagesTag(): string {
  return digest(PAGE_INPUTS).slice(0, 16)
}

function isBuilt(inputs: string): boolean {
  return PRODUCTS.every((file) => existsSync(file)) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs
}

function digest(inputs: string[]): string {
  const hash = createHash('sha256')
  const files = globSync(inputs, { withFileTypes: true }).filter((entry) => entry.isFile())
  for (const file of files.map(({ parentPath, name }) => `${parentPath}/${name}`).sort()) {
    hash.update(`${file}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}
