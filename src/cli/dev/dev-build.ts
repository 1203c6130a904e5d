import { rmSync } from 'node:fs'
import { context } from 'esbuild'
import { build } from 'vite'
import { REACT_DOM } from '#cli/build/bundle-worker.ts'

const OUT = 'dist/development'
export const DEV_ASSETS = `${OUT}/public`

export async function buildDevClient(): Promise<void> {
  const options = { outDir: DEV_ASSETS, emptyOutDir: false, copyPublicDir: false }
  await build({ logLevel: 'silent', mode: 'development', build: options })
}

/** Empties the folder, and returns a function that bundles the Worker. */
export async function devWorker(): Promise<() => Promise<string>> {
  rmSync(OUT, { recursive: true, force: true })
  const bundler = await context({
    entryPoints: ['src/index.ts'],
    write: false,
    bundle: true,
    format: 'esm',
    target: 'es2024',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['node:*', 'cloudflare:*'],
    alias: { ...REACT_DOM, '#assets': `./${OUT}/assets.ts` },
    define: { 'process.env.NODE_ENV': '"development"' },
    // Removing unused code takes a third of the time of a bundle.
    treeShaking: false,
    jsx: 'automatic',
    logLevel: 'silent',
  })
  return async () => (await bundler.rebuild()).outputFiles.map(({ text }) => text).join()
}
