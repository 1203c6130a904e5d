import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { LAZY_SCRIPTS } from './lazy-scripts.ts'

const LAZY = 'client/lazy'
/** A toast as any code of the site may ask for one. */
const DEFAULT_TOAST = `import { toast } from '/src/islands/toast.ts'; toast({ text: 'A word', kind: 'success' })`

let scripts: Promise<Map<string, string>> | undefined

/** Serves a page the lazy scripts with React's development build, which complains of every mismatch on the console. */
export async function serveInDevelopment(page: Page): Promise<void> {
  scripts ??= buildForDevelopment()
  const built = await scripts
  await page.route(LAZY_SCRIPTS, (route) => {
    const name = new URL(route.request().url()).pathname.replace('/assets/', '')
    const body = built.get(name) ?? built.get(name.replace(/-[\w-]{6}\.js$/, '.js'))
    return route.fulfill({ contentType: 'text/javascript', body: body ?? 'throw new Error("not built")' })
  })
}

/** The scripts by the names that they have in production, without their hashes. */
async function buildForDevelopment(): Promise<Map<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'patang-development-'))
  try {
    const extra = join(folder, 'default-toast.ts')
    writeFileSync(extra, DEFAULT_TOAST)
    const lazy = readdirSync(LAZY).map((file) => join(LAZY, file))
    await build({
      configFile: false,
      mode: 'development',
      logLevel: 'error',
      publicDir: false,
      define: { 'process.env.NODE_ENV': '"development"' },
      build: {
        outDir: join(folder, 'out'),
        minify: false,
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          preserveEntrySignatures: 'strict',
          input: [...lazy, extra],
          output: { entryFileNames: 'assets/[name].js', chunkFileNames: 'assets/[name].chunk.js' },
        },
      },
    })
    const assets = join(folder, 'out/assets')
    const files = readdirSync(assets).filter((file) => file.endsWith('.js'))
    return new Map(files.map((file) => [file, readFileSync(join(assets, file), 'utf8')]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
