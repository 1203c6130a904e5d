import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export type Ran = { status: number | null; out: string }
export type Copy = {
  folder: string
  read: (file: string) => string
  write: (file: string, text: string) => void
  remove: (file: string) => void
  /** Runs a program of the copy as a person would; `out` is all that it prints. */
  run: (program: string, ...args: string[]) => Ran
}

const LEFT_OUT = /\/(node_modules|\.git|\.wrangler|shots)(\/|$)|\/public\/share(\/|$)/

/** A copy of the repository to change, with the packages of this one; and what removes it. */
export function copyRepository(): { copy: Copy; removeCopy: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'patang-copy-'))
  const at = (file: string) => join(folder, file)
  cpSync(resolve('.'), folder, {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(source.slice(resolve('.').length)),
  })
  symlinkSync(resolve('node_modules'), at('node_modules'))
  const copy: Copy = {
    folder,
    read: (file) => readFileSync(at(file), 'utf8'),
    write: (file, text) => writeFileSync(at(file), text),
    remove: (file) => rmSync(at(file)),
    run: (program, ...args) => {
      const { status, stdout, stderr } = spawnSync(program, args, {
        cwd: folder,
        encoding: 'utf8',
        env: plainEnvironment(),
      })
      return { status, out: stdout + stderr }
    },
  }
  return { copy, removeCopy: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Without what the test runner says to its own processes. */
function plainEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$|NODE_OPTIONS$)/.test(name)),
  )
}
