import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { copyTree, plant } from '../chaos/planted.ts'
import { MUTANTS } from './mutants.ts'
import { runSample } from './run-sample.ts'

/**
 * `npm run mutants`: plants each mutant in a copy of the tree and runs the tests that have to fail for it. Fails where a
 * mutant survives, or where the tests fail without one. `npm run mutants -- webhook`: those whose name or file holds the
 * word. `npm run mutants -- --sample 60 src/delivery src/desk`: so many slips drawn from each folder; `--seed` draws others,
 * and `--tests test/desk` shows them to these tests alone.
 */
const options = {
  sample: { type: 'string' },
  seed: { type: 'string', default: '' },
  tests: { type: 'string', multiple: true },
} as const
const { values, positionals } = parseArgs({ options, allowPositionals: true })
const [word = ''] = positionals
if (values.sample) {
  await runSample(positionals, { count: Number(values.sample), seed: values.seed, begins: values.tests ?? ['test/'] })
  process.exit(0)
}
const chosen = MUTANTS.filter(({ name, file }) => `${name} ${file}`.includes(word))
const copy = copyTree('.wrangler/mutants')

for (const tests of new Set(chosen.map(({ tests }) => tests))) {
  if (!pass(tests)) throw new Error(`${tests.join(' ')} fails without a mutant`)
}

const survivors = chosen.filter((mutant) => {
  const takeOut = plant(copy, mutant)
  const survives = pass(mutant.tests)
  takeOut()
  console.log(`${survives ? 'SURVIVED' : 'killed  '} ${mutant.name} (${mutant.file})`)
  return survives
})

console.log(`${chosen.length - survivors.length} of ${chosen.length} killed`)
process.exit(survivors.length === 0 ? 0 : 1)

function pass(tests: string[]): boolean {
  const run = ['vitest', 'run', '--project', projectOf(tests[0] ?? ''), ...tests]
  return spawnSync('npx', run, { cwd: copy, encoding: 'utf8' }).status === 0
}

function projectOf(test: string): string {
  if (/^test\/(rules|catalogue|repo)\//.test(test)) return 'node'
  return test.startsWith('test/browser/') ? 'browser' : 'workerd'
}
