import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { backForward } from './back-forward.ts'
import { openBrowser } from './browser.ts'
import { makeCertificate } from './certificate.ts'
import { clicks } from './clicks.ts'
import { copyPages } from './copies.ts'
import { farRows } from './far.ts'
import { firstViews } from './first-view.ts'
import { openFront } from './front.ts'
import { deadWindows, interactions, scriptTimes } from './interaction.ts'
import { scores, vitals } from './lab.ts'
import { phone } from './phone.ts'
import { busy, waitForQuiet } from './quiet.ts'
import { markdownOf, type Row, row, tableOf } from './row.ts'
import { scaleRows } from './scale.ts'
import { campaigns, catalogueCalls, missCosts, serverTimes, throughput } from './server.ts'
import { build, fill, type Running, start } from './site.ts'
import { startUp } from './start-up.ts'
import { traces } from './trace.ts'

/**
 * `npm run bench` prints one table and writes dist/bench.json; `npm run bench -- scale` does the same for growing
 * catalogues, `npm run bench -- far` for a location that is far from the stores and holds nothing. `--quick` measures little of everything, `--wait 0` takes the machine as it is, `--only clicks` measures
 * the parts of that name.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    wait: { type: 'string', default: '30' },
    only: { type: 'string', multiple: true, default: [] },
  },
})
const FOLDER = '.wrangler/bench'
const [requests, runs] = values.quick ? [300, 1] : [4000, 5]
const [scale, far] = [positionals.includes('scale'), positionals.includes('far')]
const SIZES = values.quick ? [1000] : [1000, 10_000, 100_000]

const built = await build(FOLDER)
const busyBefore = await waitForQuiet(Number(values.wait))
const busyDuring: number[] = []
const soFar: Row[] = []
const watch = setInterval(() => busyDuring.push(busy()), 10_000)
const rows = await (scale
  ? scaleRows(built, FOLDER, SIZES)
  : far
    ? farRows(built, FOLDER, { runs, only: values.only })
    : allRows())
clearInterval(watch)
report()

async function allRows(): Promise<Row[]> {
  const stores = `${FOLDER}/stores`
  const first = await start(built, stores)
  await fill(first.catalogue)
  await copyPages(built, first)
  await first.stop()
  const running = await start(built, stores)
  try {
    return [...(await browserRows(running)), ...(await serverRows(running))]
  } finally {
    await running.stop()
    rmSync(stores, { recursive: true, force: true })
  }
}

async function browserRows(running: Running): Promise<Row[]> {
  const certificate = makeCertificate()
  const front = await openFront(running.site, certificate)
  const { browser, port } = await openBrowser(certificate.pin)
  const asked = { browser, origin: front.origin, runs }
  const lab = { origin: front.origin, site: running.site, port, runs }
  try {
    return [
      ...(await told('first views', () => firstViews(browser, front))),
      ...(await told('vitals', () => vitals(lab))),
      ...(await told('phone', () => phone(browser, lab))),
      ...(await told('trace', () => traces(browser, front.origin))),
      ...(await told('scores', () => scores(lab))),
      ...(await told('scripts', () => scriptTimes(asked))),
      ...(await told('inputs', () => interactions(asked))),
      ...(await told('dead window', () => deadWindows(asked))),
      ...(await told('clicks', () => clicks({ origin: front.origin, pin: certificate.pin }, runs))),
      ...(await told('back and forward', () => backForward(browser, front.origin))),
    ]
  } finally {
    await browser.close()
    await front.close()
  }
}

async function serverRows(running: Running): Promise<Row[]> {
  return [
    ...(await told('catalogue', () => catalogueCalls(running))),
    ...(await told('campaigns', () => campaigns(running))),
    ...(await told('server times', () => serverTimes(running, runs * 6))),
    ...(await told('throughput', () => throughput({ running, requests }))),
    ...(await told('misses', () => missCosts({ running, requests: requests / 2 }))),
    ...(await told('start-up', () => startUp(built, `${FOLDER}/start-up`, runs * 2 + 1))),
  ]
}

/** A failing part is a missed target; the others continue. Measured values are kept if the run is interrupted. */
async function told(name: string, measure: () => Promise<Row[]>): Promise<Row[]> {
  if (values.only.length > 0 && !values.only.includes(name)) return []
  console.error(`measuring: ${name}, load ${busy()}`)
  const failed = (error: Error) => [row([name, 'failed'], undefined, { target: { most: 0 }, note: error.message })]
  const measured = await measure().catch(failed)
  soFar.push(...measured)
  save(soFar)
  return measured
}

function report(): void {
  const machine = save(rows)
  console.log(tableOf(rows))
  const missed = rows.filter(({ ok }) => ok === false).length
  console.log(`${rows.filter(({ ok }) => ok).length} targets met, ${missed} missed; ${JSON.stringify(machine)}`)
}

/** Writes the table, and how busy the machine was, as JSON and as Markdown. */
function save(table: Row[]) {
  const machine = {
    cores: cpus().length,
    loadBefore: busyBefore,
    loadDuring: busyDuring.length > 0 ? [Math.min(...busyDuring), Math.max(...busyDuring)] : [],
    loadAfter: busy(),
    node: process.version,
    quick: values.quick,
  }
  const name = scale ? 'bench-scale' : far ? 'bench-far' : 'bench'
  if (!existsSync('dist')) mkdirSync('dist')
  writeFileSync(`dist/${name}.json`, `${JSON.stringify({ machine, rows: table }, null, 2)}\n`)
  writeFileSync(`dist/${name}.md`, `${markdownOf(table)}\n`)
  return machine
}
