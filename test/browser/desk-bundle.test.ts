import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SAMPLE_DESK } from '../../src/cli/start/sample-desk.ts'

const bundle = readFileSync('dist/worker/index.js', 'utf8')
const times = (text: string) => bundle.toLowerCase().split(text.toLowerCase()).length - 1

it('the deployed Worker has the two ways into the desk, once each', () => {
  expect([times('.getIdentity('), times('cf-access-jwt-assertion')]).toEqual([1, 1])
})

it('the deployed Worker knows no other way into the desk, and nobody of this machine', () => {
  const others = [
    'CF_Authorization',
    'cf-access-authenticated-user',
    'cf-access-client',
    'mf-access',
    'bypass',
    SAMPLE_DESK.vars.ACCESS_AUD,
    SAMPLE_DESK.vars.DESK_OWNERS,
    SAMPLE_DESK.vars.DESK_SALES,
  ]
  expect(others.filter((word) => times(word) > 0)).toEqual([])
})

it('what is deployed configures no way into the desk either', () => {
  expect(readFileSync('wrangler.toml', 'utf8')).not.toMatch(/^\s*\[?(dev|access)|access\.dev/m)
})
