import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The one test command: build, lint, types and unused code, and every test in Node, in workerd and in a browser. What
 * needs nothing of another runs beside it: a browser waits for most of its time, and the tests in Node and in workerd
 * use the processor meanwhile. Each of the two has two workers: with one the recipes began when the browser had ended, and
 * half of the machine stood idle. Ends with the line "N passed, N failed", in which each check counts as one.
 */
const reports = mkdtempSync(join(tmpdir(), 'patang-report-'))

// On a bare machine a browser is fetched meanwhile. A test that needs one reports where this fails.
const browser = run(['node', 'test/support/fetch-chromium.ts'])
const first = await Promise.all([
  check('build', ['npm', 'run', '--silent', 'build']),
  check('lint', ['npx', 'biome', 'check', '--error-on-warnings']),
])
// The types of the assets come from the build.
const [inBrowser, elsewhere, ...second] = await Promise.all([
  browser.then(() => runTests('browser', ['--project=browser'], 'inherit')),
  runTests('elsewhere', ['--project=!browser'], 'pipe'),
  check('types', ['npm', 'run', '--silent', 'types']),
  check('unused code', ['npx', 'knip']),
])
const checks = [...first, ...second]
const passed = checks.filter((ok) => ok).length + inBrowser.passed + elsewhere.passed
const failed = checks.filter((ok) => !ok).length + inBrowser.failed + elsewhere.failed

for (const name of [...inBrowser.names, ...elsewhere.names]) console.log(`FAILED: ${name}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** The output of a command: at once, or after its end. */
type Shown = 'inherit' | 'pipe'

/** How many tests passed and failed, and the names of those that failed. */
type Outcome = { passed: number; failed: number; names: string[] }

/** Runs the tests of some projects and counts them. A run that died before its report counts as one failure. */
async function runTests(name: string, projects: string[], shown: Shown): Promise<Outcome> {
  const report = join(reports, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { ok, printed } = await run(['npx', 'vitest', 'run', ...projects, ...reporters], shown)
  console.log(printed)
  const { numPassedTests: passed, numFailedTests: failed, testResults } = readReport(report)
  const names = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  )
  return { passed, failed: ok ? failed : Math.max(failed, 1), names }
}

/** Runs a command and says how it went; what it printed is shown only where it failed. */
async function check(name: string, command: string[]): Promise<boolean> {
  const { ok, printed } = await run(command)
  console.log(ok ? `ok: ${name}` : `${printed}FAILED: ${name}`)
  return ok
}

function run([command = '', ...args]: string[], shown: Shown = 'pipe'): Promise<{ ok: boolean; printed: string }> {
  const child = spawn(command, args, { stdio: ['inherit', shown, shown] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk
    })
  }
  return new Promise((resolve) => child.on('close', (code) => resolve({ ok: code === 0, printed })))
}

/** The used part of Vitest's report. */
type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { assertionResults: { status: string; fullName: string }[] }[]
}

function readReport(path: string): Report {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] }
  }
}
