import { rmSync } from 'node:fs'
import { context } from 'esbuild'
import { build } from 'vite'
import { REACT_DOM } from '#cli/build/bundle-worker.ts'

const OUT = 'dist/development'
/** The folder of what is built for browsers. */
export const DEV_ASSETS = `${OUT}/public`

/** Builds what browsers load, with React's development build. */
export async function buildDevClient(): Promise<void> {
  const options = { outDir: DEV_ASSETS, emptyOutDir: false, copyPublicDir: false }
  await build({ logLevel: 'silent', mode: 'development', build: options })
}

/** Starts on an empty folder and gives what bundles the Worker, again and again. */
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
    // To remove unused code takes a third of a bundle's time.
    treeShaking: false,
    jsx: 'automatic',
    logLevel: 'silent',
  })
  return async () => (await bundler.rebuild()).outputFiles.map(({ text }) => text).join()
}
