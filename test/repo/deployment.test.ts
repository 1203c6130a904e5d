import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { unstable_readConfig } from 'wrangler'

type Bound = { binding: string }
type Named = { name: string }
type Configuration = {
  name: string
  main: string
  no_bundle: boolean
  workers_dev: boolean
  preview_urls: boolean
  observability: { enabled: boolean }
  d1_databases: (Bound & { database_id: string; database_name: string })[]
  kv_namespaces: (Bound & { id: string })[]
  ratelimits: (Named & { namespace_id: string })[]
  analytics_engine_datasets: (Bound & { dataset: string })[]
  send_email: Named[]
  triggers: { crons: string[] }
  version_metadata: Bound
  vars: Record<string, string>
}

const read = (env: string): Configuration =>
  unstable_readConfig({ config: 'wrangler.toml', env }, { hideWarnings: true })
const [production, preview] = [read(''), read('preview')]

/** The stores, counters and names of a Worker, each by its kind and its name in the cloud. */
function stores(of: Configuration): string[] {
  return [
    of.name,
    ...of.d1_databases.flatMap(({ database_id, database_name }) => [database_id, database_name]),
    ...of.kv_namespaces.map(({ id }) => id),
    ...of.ratelimits.map(({ namespace_id }) => namespace_id),
    ...of.analytics_engine_datasets.map(({ dataset }) => dataset),
  ]
}

/** The names under which the code finds what it is given. */
function bindings(of: Configuration): string[] {
  const named = [...of.send_email, ...of.ratelimits].map(({ name }) => name)
  const bound = [...of.d1_databases, ...of.kv_namespaces, ...of.analytics_engine_datasets]
  return [...named, ...bound.map(({ binding }) => binding), ...Object.keys(of.vars)].sort()
}

describe('the deployed Worker', () => {
  it('has no address beside its domain, where no rule of the domain holds', () => {
    expect([production.workers_dev, production.preview_urls]).toEqual([false, false])
  })

  it('is the file that was built and tested, to the byte', () => {
    expect([production, preview].map(({ main, no_bundle }) => [relative('.', main), no_bundle])).toEqual([
      ['dist/worker/index.js', true],
      ['dist/worker/index.js', true],
    ])
  })

  it('leaves its log with Cloudflare', () => {
    expect(production.observability.enabled).toBe(true)
  })
})

it('the page about deploying names what a second copy names anew, and counts the triggers that an account has few of', () => {
  const page = readFileSync('docs/deploying.md', 'utf8')
  const names = [
    production.name,
    ...production.d1_databases.map(({ database_name }) => database_name),
    ...production.analytics_engine_datasets.map(({ dataset }) => dataset),
  ]
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  const ids = production.ratelimits.map(({ namespace_id }) => namespace_id).sort()
  expect(page).toContain(`the ids ${ids[0]} to ${ids.at(-1)} of the rate limiters`)
  expect([production.triggers.crons.length, page.includes('Three cron triggers are used')]).toEqual([3, true])
})

describe('the preview', () => {
  it('has every binding of the site, and shares no store, count or name with it', () => {
    expect(bindings(preview)).toEqual(bindings(production))
    expect(preview.version_metadata).toEqual(production.version_metadata)
    expect(stores(preview).filter((store) => stores(production).includes(store))).toEqual([])
  })

  it('has one address, and none a version', () => {
    expect([preview.workers_dev, preview.preview_urls]).toEqual([true, false])
  })
})

describe('the deployment steps', () => {
  const steps = readFileSync('docs/deploying.md', 'utf8')

  it.each(['Always Use HTTPS', 'Minimum TLS Version', 'read replication', '--location', 'deploy -- preview'])(
    'name "%s"',
    (setting) => {
      expect(steps).toContain(setting)
    },
  )
})
