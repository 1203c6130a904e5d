import { exports } from 'cloudflare:workers'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { pagesInMemory } from '../../src/delivery/stored/page-store.ts'
import { deployEachTest, html, MINUTE, NOW, ORIGIN, siteAt, visit } from '../support/deployment.ts'

deployEachTest()

const TOUR = '/tour/Rajasthan'

it('a variant is made once and kept, a visitor’s own shortlist is not', async () => {
  const dark = { headers: { cookie: '__Host-theme=dark' } }
  const kept = { headers: { cookie: '__Host-shortlist=Nepal' } }
  const held = async (init: RequestInit) => {
    await visit(TOUR, init)
    return pagesInMemory()
  }
  const made = vi.spyOn(HTMLRewriter.prototype, 'transform')
  onTestFinished(() => made.mockRestore())
  const plain = await held({})
  expect([await held(dark), await held(dark)]).toEqual([plain + 1, plain + 1])
  expect(made).toHaveBeenCalledTimes(1)
  expect(await held(kept)).toBe(plain + 1)
})

describe('a browser that has the page', () => {
  const etagOf = async (address: string, init?: RequestInit) => (await visit(address, init)).headers.get('etag') ?? ''

  it('may keep it and asks each time', async () => {
    const { headers } = await visit(TOUR)
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['private, no-cache', 'Cookie'])
    expect(headers.get('etag')).toMatch(/^"[\x21\x23-\x7e]+"$/)
  })

  it.each(['/robots.txt', '/tour/Nowhere'])('is told nothing of it with %s, which is no page', async (path) => {
    const { headers } = await visit(path)
    expect([headers.get('vary'), headers.get('speculation-rules')]).toEqual([null, null])
  })

  it.each([
    ['the tag', (tag: string) => tag],
    ['the weak tag that compression made of it', (tag: string) => `W/${tag}`],
    ['a list', (tag: string) => `"a", W/"b",${tag} , "c"`],
    ['a star', () => '*'],
  ])('is answered 304 to %s', async (_, known) => {
    const etag = await etagOf(TOUR)
    const response = await visit(TOUR, { headers: { 'if-none-match': known(etag) } })
    expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([304, etag, ''])
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it.each([
    ['another page’s tag', async () => etagOf('/about')],
    ['a part of the tag', async () => `${(await etagOf(TOUR)).slice(0, 8)}"`],
    ['the tag without its quotes', async () => (await etagOf(TOUR)).replaceAll('"', '')],
    ['a tag that begins with it', async () => (await etagOf(TOUR)).replace(/"$/, '-dark"')],
  ])('is answered 200 to %s', async (_, known) => {
    expect((await visit(TOUR, { headers: { 'if-none-match': await known() } })).status).toBe(200)
  })

  it('is told the tag by a HEAD, without a body', async () => {
    const get = await exports.default.fetch(ORIGIN + TOUR)
    const head = await exports.default.fetch(ORIGIN + TOUR, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, get.headers.get('etag'), ''])
  })

  it('has a tag that stays when the page is rendered anew and is the same', async () => {
    const { ask } = siteAt(NOW, () => html('the same'))
    const first = (await ask('/about')).headers.get('etag')
    await ask('/about', NOW + MINUTE)
    expect((await ask('/about', NOW + MINUTE + 1)).headers.get('etag')).toBe(first)
  })
})
