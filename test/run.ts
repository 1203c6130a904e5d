import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The one test command: build, lint, types, then every test in workerd and in a browser. Ends with the line
 * "N passed, N failed", in which each check counts as one.
 */
const checks: [name: string, command: string[]][] = [
  ['build', ['npm', 'run', '--silent', 'build']],
  ['lint', ['npx', 'biome', 'check', '--error-on-warnings']],
  ['types', ['npm', 'run', '--silent', 'types']],
  ['unused code', ['npx', 'knip']],
]

let passed = 0
let failed = 0

for (const [name, command] of checks) {
  const ok = run(command)
  console.log(`${ok ? 'ok' : 'FAILED'}: ${name}`)
  if (ok) passed++
  else failed++
}

const report = join(mkdtempSync(join(tmpdir(), 'patang-report-')), 'report.json')
const testsOk = run(['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`])
const counts = readCounts()
passed += counts.numPassedTests
failed += counts.numFailedTests
if (!testsOk && counts.numFailedTests === 0) failed++

console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function run([command = '', ...args]: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

/** A run that died before its report counts as one failure, which `testsOk` adds. */
function readCounts(): { numPassedTests: number; numFailedTests: number } {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return { numPassedTests: 0, numFailedTests: 0 }
  }
}
