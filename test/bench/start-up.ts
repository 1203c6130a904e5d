import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { BUDGETS } from '../support/budgets.ts'
import { threadsCpu } from './cpu.ts'
import { median, type Row, row } from './row.ts'
import type { Built } from './site.ts'

/** The runtime that miniflare brings. */
const WORKERD: string = createRequire(createRequire(import.meta.url).resolve('miniflare'))('workerd').default
/** The cost of a Worker that does nothing. */
const NOTHING = 'export default { fetch() { return new Response() } }'

/** The bundle's size, and how much more CPU time workerd takes to start with it than with a Worker that does nothing. */
export async function startUp({ site }: Built, folder: string, runs: number): Promise<Row[]> {
  mkdirSync(folder, { recursive: true })
  copyFileSync(site, join(folder, 'site.js'))
  writeFileSync(join(folder, 'nothing.js'), NOTHING)
  const times = { site: [] as number[], nothing: [] as number[] }
  for (let run = 0; run < runs; run++) {
    times.nothing.push(await startTime(folder, 'nothing'))
    times.site.push(await startTime(folder, 'site'))
  }
  rmSync(folder, { recursive: true })
  const more = median(times.site) - median(times.nothing)
  const zipped = gzipSync(readFileSync(site), { level: 9 }).length
  return [
    row(['Worker', 'bundle, gzipped'], zipped, { unit: 'B', target: { most: BUDGETS.worker } }),
    row(['Worker', 'module start-up'], more, {
      unit: 'ms',
      target: { most: 100 },
      note: `median of ${runs} processes`,
    }),
  ]
}

/** The CPU time of a process until it listens, in ms: by then the module has run. */
function startTime(folder: string, name: string): Promise<number> {
  writeFileSync(join(folder, `${name}.capnp`), configOf(name))
  const stdio: ['ignore', 'ignore', 'ignore', 'pipe'] = ['ignore', 'ignore', 'ignore', 'pipe']
  const child = spawn(WORKERD, ['serve', '--control-fd=3', join(folder, `${name}.capnp`)], { stdio })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', () => reject(new Error(`workerd does not start with ${name}.js`)))
    child.stdio[3]?.once('data', () => {
      resolve(child.pid === undefined ? Number.NaN : threadsCpu(child.pid))
      child.removeAllListeners('exit')
      child.kill()
    })
  })
}

function configOf(name: string): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .main)],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")]
);
const main :Workerd.Worker = (
  modules = [(name = "${name}.js", esModule = embed "${name}.js")],
  compatibilityDate = "2026-10-01",
  compatibilityFlags = ["nodejs_compat"]
);`
}
