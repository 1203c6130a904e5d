import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The one test command: build, lint, types and unused code, and every test in Node, in workerd and in a browser. What
 * needs nothing of another runs beside it. Ends with the line "N passed, N failed", in which each check counts as one.
 */
const report = join(mkdtempSync(join(tmpdir(), 'patang-report-')), 'report.json')

const first = await Promise.all([
  check('build', ['npm', 'run', '--silent', 'build']),
  check('lint', ['npx', 'biome', 'check', '--error-on-warnings']),
])
// The types of the assets come from the build.
const [tests, ...second] = await Promise.all([
  run(['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], 'inherit'),
  check('types', ['npm', 'run', '--silent', 'types']),
  check('unused code', ['npx', 'knip']),
])
const checks = [...first, ...second]
const counts = readCounts()
const passed = checks.filter((ok) => ok).length + counts.numPassedTests
let failed = checks.filter((ok) => !ok).length + counts.numFailedTests
if (!tests.ok && counts.numFailedTests === 0) failed++

console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** Runs a command and says how it went; what it printed is shown only where it failed. */
async function check(name: string, command: string[]): Promise<boolean> {
  const { ok, printed } = await run(command, 'pipe')
  console.log(ok ? `ok: ${name}` : `${printed}FAILED: ${name}`)
  return ok
}

function run([command = '', ...args]: string[], stdio: 'inherit' | 'pipe'): Promise<{ ok: boolean; printed: string }> {
  const child = spawn(command, args, { stdio: ['inherit', stdio, stdio] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk
    })
  }
  return new Promise((resolve) => child.on('close', (code) => resolve({ ok: code === 0, printed })))
}

/** A run that died before its report counts as one failure, which `tests` adds. */
function readCounts(): { numPassedTests: number; numFailedTests: number } {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return { numPassedTests: 0, numFailedTests: 0 }
  }
}
