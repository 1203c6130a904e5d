import { cpSync, readFileSync, rmSync } from 'node:fs'
import { type BuildContext, context } from 'esbuild'
import { build } from 'vite'
import { REACT_DOM } from './bundle-worker.ts'

const OUT = 'dist/development'
/** The folder of the assets of a build for development. */
export const DEV_ASSETS = `${OUT}/public`

/** Builds what browsers load, with React's development build. */
export async function buildDevClient(): Promise<void> {
  await build({ logLevel: 'silent', mode: 'development', build: { outDir: DEV_ASSETS, emptyOutDir: false } })
}

/** Copies the files that are served as they are. */
export function copyPublic(): void {
  cpSync('public', DEV_ASSETS, { recursive: true })
}

/** Starts on an empty folder and gives what bundles the Worker, again and again. */
export async function devWorker(): Promise<() => Promise<string>> {
  rmSync(OUT, { recursive: true, force: true })
  const bundler = await context({
    entryPoints: ['src/index.ts'],
    outfile: `${OUT}/worker.js`,
    bundle: true,
    format: 'esm',
    target: 'es2024',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['node:*', 'cloudflare:*'],
    alias: { ...REACT_DOM, '#assets': `./${OUT}/assets.ts` },
    define: { 'process.env.NODE_ENV': '"development"' },
    jsx: 'automatic',
    sourcemap: 'inline',
    logLevel: 'silent',
  })
  return () => bundle(bundler)
}

async function bundle(bundler: BuildContext): Promise<string> {
  await bundler.rebuild()
  return readFileSync(`${OUT}/worker.js`, 'utf8')
}
