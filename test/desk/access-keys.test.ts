import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accessKeys, forgetAccessKeys } from '../../src/data/staff/access-keys.ts'
import { expectLog } from '../support/log.ts'

const ISSUER = 'https://patang-team.cloudflareaccess.com'
const MINUTE = 60_000
const HOUR = 60 * MINUTE

let now: number
let published: string[]
let asked: number
/** The work that goes on after the answer. */
let later: Promise<unknown>[]

const keys = async (kid: string) => {
  const found = await accessKeys(ISSUER, kid, (work) => later.push(work))
  return found.map((key) => key.kid)
}
const settle = () => Promise.all(later.splice(0))
const answer = async () => {
  asked += 1
  return Response.json({ keys: published.map((kid) => ({ kid, kty: 'RSA' })) })
}
const fail = async () => {
  asked += 1
  throw new TypeError('no route')
}

beforeEach(() => {
  forgetAccessKeys()
  now = Date.parse('2026-11-30T09:00:00Z')
  published = ['one']
  asked = 0
  later = []
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
})
afterEach(() => vi.restoreAllMocks())

describe('while the address of the keys does not answer', () => {
  beforeEach(async () => {
    expectLog()
    await keys('one')
    await settle()
    vi.mocked(fetch).mockImplementation(fail)
  })

  it('a key that was read lets staff in for a day', async () => {
    for (const hours of [1, 2, 12, 23]) {
      now = Date.parse('2026-11-30T09:00:00Z') + hours * HOUR + MINUTE
      expect(await keys('one'), `after ${hours} hours`).toContain('one')
      await settle()
    }
    now += HOUR
    expect(await keys('one')).toEqual([])
  })

  it('it is asked once a minute at most, by a known key as by an unknown one', async () => {
    now += HOUR
    for (let i = 0; i < 5; i++) {
      await keys('one')
      await settle()
      expect(await keys('two')).not.toContain('two')
    }
    expect(asked).toBe(2)
    now += MINUTE
    await keys('one')
    await settle()
    expect(asked).toBe(3)
  })

  it('nobody with a known key waits for it', async () => {
    now += HOUR
    vi.mocked(fetch).mockImplementation(() => new Promise(() => {}))
    expect(await keys('one')).toContain('one')
    expect(later).toHaveLength(1)
  })

  it('and a cold start asks it once a minute at most', async () => {
    forgetAccessKeys()
    asked = 0
    for (let i = 0; i < 5; i++) expect(await keys('one')).toEqual([])
    expect(asked).toBe(1)
    now += MINUTE
    vi.mocked(fetch).mockImplementation(answer)
    expect(await keys('one')).toContain('one')
  })
})

it('Twenty requests at one moment read the keys once', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => keys('one')))
  expect(all.every((found) => found.includes('one'))).toBe(true)
  expect(asked).toBe(1)
})

it('The keys are read again after an hour, and a key that was taken back is gone then', async () => {
  await keys('one')
  published = ['two']
  now += HOUR
  await keys('one')
  await settle()
  expect(await keys('one')).toEqual(['two'])
})

it('A reading that was broken off holds nobody up after it', async () => {
  vi.mocked(fetch).mockImplementationOnce(() => new Promise(() => {}))
  void keys('one')
  now += 2001
  expect(await keys('one')).toContain('one')
})

describe('a key that nobody knows', () => {
  it('does not keep a new key out that comes a moment later', async () => {
    await keys('one')
    now += 1000
    expect(await keys('made-up')).not.toContain('made-up')
    published = ['one', 'two']
    now += 1000
    expect(await keys('two')).toContain('two')
  })

  it('has the keys read five times a minute at most, whatever it is called', async () => {
    await keys('one')
    for (let i = 0; i < 50; i++) await keys(`made-up-${i}`)
    expect(asked).toBe(6)
    now += MINUTE
    published = ['one', 'two']
    expect(await keys('two')).toContain('two')
  })

  it('is asked for once a minute', async () => {
    await keys('one')
    await Promise.all(Array.from({ length: 20 }, () => keys('made-up')))
    await keys('made-up')
    expect(asked).toBe(2)
  })
})
