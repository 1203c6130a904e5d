import { execFile } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)

/** The globals that exist when a TypeScript program runs, and those that do not. */
const PROGRAMS = [
  { config: 'tsconfig.shared.json', known: 'new URL("https://patang.example")', unknown: 'document.title' },
  { config: 'tsconfig.worker.json', known: 'new HTMLRewriter()', unknown: 'document.title' },
  { config: 'tsconfig.islands.json', known: 'document.title', unknown: 'new HTMLRewriter()' },
  { config: 'tsconfig.browser.json', known: 'document.title', unknown: 'document.body.setInnerContent("")' },
]

it.each(PROGRAMS)('$config lets only compile what is there when its code runs', async ({ config, known, unknown }) => {
  expect(await filesWithErrors(config, { 'known.ts': known, 'unknown.ts': unknown })).toEqual(['unknown.ts'])
})

/** Compiles one expression a file with the options of a program. */
async function filesWithErrors(config: string, expressions: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'patang-program-'))
  try {
    for (const [file, expression] of Object.entries(expressions)) {
      writeFileSync(join(folder, file), `export const value: unknown = ${expression}\n`)
    }
    const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true }
    const planted = { extends: resolve(config), compilerOptions, include: ['*.ts'], references: [] }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(planted))
    const tsc = [resolve('node_modules/typescript/bin/tsc'), '-p', folder, '--typeRoots', resolve('node_modules')]
    const { stdout } = await run(process.execPath, tsc).catch((failed: { stdout: string }) => failed)
    return [...stdout.matchAll(/^(.*)\(\d+,\d+\): error/gm)].map(([, file = '']) => file.replace(/.*\//, ''))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

it('No program of the command line waits before its last constant is made: what it calls would not find it', () => {
  const late = globSync('src/cli/**/*.{ts,mjs}').flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n')
    const waits = lines.findIndex((line) => /^(await |try \{|(if|else)\b.* await )/.test(line))
    const after = waits < 0 ? [] : lines.slice(waits)
    return after.filter((line) => /^const [A-Z_]+\b/.test(line)).map((line) => `${file}: ${line}`)
  })
  expect(late).toEqual([])
})
