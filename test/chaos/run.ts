import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { killInTheMiddle } from './kill9.ts'
import { LONG_TEXTS, VALIDATORS } from './work.ts'

/**
 * `npm run chaos`: the storms, the fuzzing and the kills, their figures in a table and in .wrangler/chaos.json.
 * Fails when a test fails, or when something that was acknowledged is lost or was never mailed.
 */
type Figure = { name: string; numbers: Record<string, number> }

const stormy = spawnSync('npx', ['vitest', 'run', '--project', 'workerd', 'test/chaos'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
const figures: Figure[] = [...stormy.stdout.matchAll(/^.*?FIGURE (\{.*\})$/gm)].map(([, json]) =>
  JSON.parse(json ?? ''),
)
if (stormy.status !== 0) console.error(stormy.stdout + stormy.stderr)

figures.push({ name: 'validators on 20 kB', numbers: slowestValidator() })
const killed = await killInTheMiddle()
figures.push({ name: 'kill -9', numbers: killed })

console.table(Object.fromEntries(figures.map(({ name, numbers }) => [name, sentence(numbers)])))
mkdirSync('.wrangler', { recursive: true })
writeFileSync('.wrangler/chaos.json', `${JSON.stringify(figures, null, 2)}\n`)
const broken =
  killed.acknowledgedAndLost !== 0 || killed.acknowledgedAndUnmailed !== 0 || killed.logLinesWithAName !== 0
process.exit(stormy.status !== 0 || broken ? 1 : 0)

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
