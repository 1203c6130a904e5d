import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { buildSite } from '../../src/cli/build/build-site.ts'
import { killInTheMiddle } from './kill9.ts'
import { copyTree, plant } from './planted.ts'
import { failedChecks, PRODUCT_FAULTS } from './product-faults.ts'
import { LONG_TEXTS, VALIDATORS } from './work.ts'

/**
 * `npm run chaos`: the storms, the fuzzing and the kills, their figures in a table and in .wrangler/chaos.json.
 * Fails when a test fails, or when the kills show what `product-faults.ts` calls a fault.
 * `npm run chaos -- --mutants`: plants each of those faults in a copy and kills it. Fails when one is not found.
 */
type Figure = { name: string; numbers: Record<string, number> }

const COPY = '.wrangler/killed'
await buildSite()
process.exit((await (process.argv.includes('--mutants') ? findPlantedFaults() : showFigures())) ? 0 : 1)

async function showFigures(): Promise<boolean> {
  const stormy = spawnSync('npx', ['vitest', 'run', '--project', 'workerd', 'test/chaos'], {
    encoding: 'utf8',
    env: { ...process.env, STORM_WRITES: '200' },
    maxBuffer: 64 * 1024 * 1024,
  })
  const figures: Figure[] = [...stormy.stdout.matchAll(/^.*?FIGURE (\{.*\})$/gm)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )
  if (stormy.status !== 0) console.error(stormy.stdout + stormy.stderr)
  figures.push({ name: 'validators on 20 kB', numbers: slowestValidator() })
  const killed = await killInTheMiddle(copyTree(COPY))
  figures.push({ name: 'kill -9', numbers: killed })
  console.table(Object.fromEntries(figures.map(({ name, numbers }) => [name, sentence(numbers)])))
  mkdirSync('.wrangler', { recursive: true })
  writeFileSync('.wrangler/chaos.json', `${JSON.stringify(figures, null, 2)}\n`)
  for (const check of failedChecks(killed)) console.error(`Not so: ${check}`)
  return stormy.status === 0 && failedChecks(killed).length === 0
}

async function findPlantedFaults(): Promise<boolean> {
  const copy = copyTree(COPY)
  const found: Record<string, { foundBy: string; numbers: string }> = {}
  let all = true
  for (const fault of PRODUCT_FAULTS) {
    const takeOut = plant(copy, fault)
    const killed = await killInTheMiddle(copy)
    takeOut()
    const failed = failedChecks(killed)
    all &&= failed.includes(fault.check)
    found[fault.name] = { foundBy: failed.join('; ') || 'NOTHING', numbers: sentence(killed) }
  }
  console.table(found)
  return all
}

function sentence(numbers: Record<string, number>): string {
  return Object.entries(numbers)
    .map(([name, number]) => `${name} ${number}`)
    .join(', ')
}

/** Milliseconds of the slowest pair of validator and text, each the best of three runs. */
function slowestValidator(): Record<string, number> {
  const times = Object.values(VALIDATORS).flatMap((validate) =>
    LONG_TEXTS.map(([, text]) => Math.min(...[1, 2, 3].map(() => millisecondsOf(() => validate(text))))),
  )
  return { validators: Object.keys(VALIDATORS).length, slowestMs: Math.ceil(Math.max(...times) * 10) / 10 }
}

function millisecondsOf(run: () => void): number {
  const start = performance.now()
  run()
  return performance.now() - start
}
