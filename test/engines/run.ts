import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '../../src/cli/build/build-site.ts'
import { prepareDatabases } from '../../src/cli/databases/prepare-databases.ts'
import { serveSite } from '../../src/cli/start/serve-site.ts'
import { freePort } from '../browser/free-port.ts'
import { keepRates } from '../browser/serve.ts'
import { firefox } from './firefox.ts'
import type { Engine } from './visitor.ts'
import { walkIn } from './walk-in.ts'
import { webkit } from './webkit.ts'
import { serveWithoutScript } from './without-script.ts'

/**
 * `npm run test:engines [-- firefox | webkit]`: a visitor's journeys in other browsers than that of `npm test`, on the
 * production bundle. What a window showed where a journey broke off, and at its end, lies in shots/engines. Ends with 0
 * where all journeys came to their end, with 1 where one did not, with 2 where a browser is not on this machine.
 */
const OUT = 'shots/engines'
const [wanted = ''] = process.argv.slice(2)
const chosen = [firefox, webkit].filter(({ name }) => name.includes(wanted))
const lacking = chosen.flatMap((engine) => engine.lacks() ?? [])
for (const sentence of lacking) console.log(sentence)

const here = chosen.filter((engine) => !engine.lacks())
const failed = here.length > 0 ? await walkAll(here) : 0
process.exit(failed > 0 ? 1 : lacking.length > 0 ? 2 : 0)

async function walkAll(engines: Engine[]): Promise<number> {
  mkdirSync(OUT, { recursive: true })
  const state = mkdtempSync(join(tmpdir(), 'patang-engines-'))
  await Promise.all([buildSite(), prepareDatabases(state).then(() => keepRates(state))])
  const site = await serveSite({ port: await freePort(), state })
  const plain = await serveWithoutScript(site.origin)
  const came: boolean[] = []
  try {
    for (const engine of engines)
      came.push(...(await walkIn(engine, { origin: site.origin, plain: plain.origin, keep })))
  } finally {
    plain.stop()
    await site.stop()
    rmSync(state, { recursive: true, force: true })
  }
  const failed = came.filter((each) => !each).length
  console.log(`${came.length - failed} passed, ${failed} failed`)
  return failed
}

function keep(title: string, picture: Uint8Array): void {
  writeFileSync(join(OUT, `${title.replaceAll(/\W+/g, '-')}.png`), picture)
}
