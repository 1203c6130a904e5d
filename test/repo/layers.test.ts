import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)

/** Forbidden code for the files of a layer, by the place where it is planted. */
const VIOLATIONS: Record<string, string[]> = {
  'src/values': [`import { tierOf } from '#domain/catalogue/tiers.ts'`, `import { z } from 'zod/mini'`],
  'src/domain': [
    `import { drizzle } from 'drizzle-orm/d1'`,
    `import { renderToString } from 'react-dom/server'`,
    `import { Hono } from 'hono'`,
    `import { readFileSync } from 'node:fs'`,
    `import { TourCard } from '#ui/catalogue/tour-card.tsx'`,
    `import { TourCard } from '../ui/catalogue/tour-card.tsx'`,
    `document.title = ''`,
    `fetch('/')`,
  ],
  'src/ui': [`import { SearchBox } from '#islands/search-box.tsx'`, `import { createRoot } from 'react-dom/client'`],
  'src/content': [`import { tours } from '#data/catalogue/schema.ts'`],
  'src/scenes': [`import { Icon } from '#ui/elements/icon.tsx'`],
  'src/islands': [
    `import { renderToString } from 'react-dom/server'`,
    `import { HomePage } from '#site/home/page.tsx'`,
    `import { getCookie } from 'hono/cookie'`,
  ],
  'src/data': [`import { HTTPException } from 'hono/http-exception'`, `import { memo } from 'react'`],
  'src/data/catalogue': [`import { TOURS } from '#content/tours.ts'`, `import { TOURS } from '../../content/tours.ts'`],
  'src/delivery': [
    `import { drizzle } from 'drizzle-orm/d1'`,
    `import { HomePage } from '#site/home/page.tsx'`,
    `import { findTour } from '#data/catalogue/tours.ts'`,
  ],
  'src/site/planted': [
    `document.title = ''`,
    `fetch('/')`,
    `import { env } from '#env.ts'`,
    `import { desk } from '#desk/desk.tsx'`,
    `import { Hono } from 'hono'`,
    `import { findTour } from '#data/catalogue/tours.ts'`,
  ],
  'src/site/frame': [
    `import { TOURS } from '#content/tours.ts'`,
    `import { drizzle } from 'drizzle-orm/d1'`,
    `import { SearchBox } from '#islands/search-box.tsx'`,
  ],
  'src/desk/planted': [
    `import { Hono } from 'hono'`,
    `import { Env } from '#env.ts'`,
    `document.title = ''`,
    `fetch('/')`,
  ],
  'src/desk': [
    `import { drizzle } from 'drizzle-orm/d1'`,
    `import { HomePage } from '#site/home/page.tsx'`,
    `import { home } from '#site/home/route.tsx'`,
    `import { TOURS } from '#content/tours.ts'`,
  ],
  'src/site/frame/planted': [`import { desk } from '#desk/desk.tsx'`],
  src: [`import { TOURS } from '#content/tours.ts'`, `import { TOURS } from '../domain/content/tours.ts'`],
  client: [`import { findTour } from '#data/catalogue/tours.ts'`, `import { TOURS } from '#content/tours.ts'`],
  'client/lazy': [`import { Hono } from 'hono'`, `import { env } from '../../src/env.ts'`],
}

it('The linter names every import and every global that a layer may not know', async () => {
  const planted = Object.entries(VIOLATIONS).flatMap(([folder, lines]) =>
    lines.map((line, at) => ({ file: `${folder}/planted-${at}.ts`, line })),
  )
  const named = await filesThatTheLinterNames(planted)
  expect(planted.filter(({ file }) => !named.has(file))).toEqual([])
})

async function filesThatTheLinterNames(planted: { file: string; line: string }[]): Promise<Set<string>> {
  const house = mkdtempSync(join(tmpdir(), 'patang-layers-'))
  try {
    for (const config of ['biome.json', '.gitignore']) copyFileSync(config, join(house, config))
    for (const { file, line } of planted) {
      mkdirSync(dirname(join(house, file)), { recursive: true })
      writeFileSync(join(house, file), `${line}\n`)
    }
    const rules = ['noRestrictedImports', 'noRestrictedGlobals'].map((rule) => `--only=style/${rule}`)
    const biome = resolve('node_modules/@biomejs/biome/bin/biome')
    const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none', ...rules]
    const { stdout } = await run(process.execPath, args, { cwd: house }).catch((failed: { stdout: string }) => failed)
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { location: { path: string } }[] }
    return new Set(diagnostics.map(({ location }) => location.path))
  } finally {
    rmSync(house, { recursive: true, force: true })
  }
}
