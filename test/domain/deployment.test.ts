import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const configuration = readFileSync('wrangler.toml', 'utf8')
const setting = (name: string) => new RegExp(`^${name} = (.+)$`, 'm').exec(configuration)?.[1]

describe('the deployed Worker', () => {
  it('has no address beside its domain, where no rule of the domain holds', () => {
    expect([setting('workers_dev'), setting('preview_urls')]).toEqual(['false', 'false'])
  })

  it('leaves its log with Cloudflare', () => {
    expect(configuration).toMatch(/^\[observability\]\nenabled = true$/m)
  })
})

describe('the README’s deployment steps', () => {
  const readme = readFileSync('README.md', 'utf8')

  it.each(['Always Use HTTPS', 'Minimum TLS Version', 'read replication'])('name "%s"', (setting) => {
    expect(readme).toContain(setting)
  })
})
