import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { content } from '../../src/content/content.ts'
import { select, selectOne } from '../support/markup.ts'
import { visit } from '../support/site.ts'

const ORIGIN = 'https://patang.example'
const keeping = (ids: string) => ({ headers: { cookie: `__Host-shortlist=${ids}` } })

/** Presses hearts: what a form with them sends. */
const press = (fields: [string, string][], headers: Record<string, string> = {}) =>
  visit('/keep', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'sec-fetch-site': 'same-origin', referer: `${ORIGIN}/International?month=5`, ...headers },
  })

/** What the browser then keeps. */
function keptBy({ headers }: Response): string | undefined {
  return /^__Host-shortlist=([^;]*);/.exec(headers.getSetCookie()[0] ?? '')?.[1]
}

async function idsAt(path: string, init: RequestInit = {}): Promise<(string | undefined)[]> {
  const hearts = await select(await (await visit(path, init)).text(), 'article button[form="keep"]')
  return hearts.map(({ attributes }) => attributes.value)
}

describe('a heart', () => {
  it('keeps its tour for a year on this device, and leads back to its page', async () => {
    const response = await press([['keep', 'Bali6d5n']])
    expect([response.status, response.headers.get('location')]).toEqual([303, '/International?month=5'])
    expect(response.headers.getSetCookie()).toEqual([
      '__Host-shortlist=Bali6d5n; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
    ])
  })

  it('pressed twice keeps once, and dropped keeps the others', async () => {
    const cookie = '__Host-shortlist=Nepal.Bali6d5n'
    expect(keptBy(await press([['keep', 'Bali6d5n']], { cookie }))).toBe('Nepal.Bali6d5n')
    expect(keptBy(await press([['drop', 'Nepal']], { cookie }))).toBe('Bali6d5n')
    expect(keptBy(await press([['drop', 'Bali6d5n']], { cookie: '__Host-shortlist=Bali6d5n' }))).toBe('')
  })

  it('drops the oldest of more than fifty', async () => {
    const full = Array.from({ length: 50 }, (_, at) => `Tour${at}`).join('.')
    const kept = keptBy(await press([['keep', 'Nepal']], { cookie: `__Host-shortlist=${full}` }))?.split('.')
    expect([kept?.length, kept?.[0], kept?.at(-1)]).toEqual([50, 'Tour1', 'Nepal'])
  })

  it.each([
    ['a tour that there is not', [['keep', 'Atlantis']], {}, 400],
    ['no tour', [], {}, 400],
    ['markup', [['keep', '"><script>']], {}, 400],
    ['another site', [['keep', 'Nepal']], { 'sec-fetch-site': 'cross-site' }, 403],
    ['more than a list', [['keep', 'x'.repeat(9000)]], {}, 413],
  ] as [string, [string, string][], Record<string, string>, number][])(
    'from %s keeps nothing',
    async (...[, fields, headers, status]) => {
      const response = await press(fields, headers)
      expect([response.status, response.headers.getSetCookie()]).toEqual([status, []])
    },
  )
})

describe('on every page', () => {
  it.each(['/International', '/', '/country/thailand', '/search-results?q=thailand', '/tour/Thailand5n6d'])(
    'the kept tours’ hearts are pressed at %s and no others, and the bar counts them',
    async (path) => {
      const html = await (await visit(path, keeping('Thailand5n6d.Kerala5n6d'))).text()
      const pressed = await select(html, 'button[form="keep"][aria-pressed="true"]')
      const hearts = [...new Set(pressed.map(({ attributes }) => `${attributes.name} ${attributes.value}`))]
      expect(hearts).toContain('drop Thailand5n6d')
      expect(hearts.filter((heart) => !['drop Thailand5n6d', 'drop Kerala5n6d'].includes(heart))).toEqual([])
      expect((await selectOne(html, '[data-kept]')).text).toBe('2')
    },
  )

  it('no visitor sees another one’s list, in any order', async () => {
    const plain = await (await visit('/International')).text()
    const kept = await visit('/International', keeping('Nepal'))
    expect(kept.headers.get('etag')).not.toBe((await visit('/International')).headers.get('etag'))
    expect(await kept.text()).not.toBe(plain)
    expect(await (await visit('/International')).text()).toBe(plain)
    expect(plain).not.toContain('aria-pressed="true"')
  })

  it.each(['', 'x'.repeat(4100), '%%%', 'a b', '"><script>', 'Nepal..Bali6d5n', '../etc'])(
    'rubbish such as %s keeps nothing',
    async (cookie) => {
      const plain = await (await visit('/International')).text()
      expect(await (await visit('/International', keeping(encodeURIComponent(cookie)))).text()).toBe(plain)
    },
  )
})

describe('the shortlist', () => {
  it('lists what is kept, the oldest first, and is its visitor’s alone', async () => {
    const response = await visit('/shortlist', keeping('Nepal.Bali6d5n'))
    expect(response.headers.get('cache-control')).toMatch(/private|no-store/)
    expect(await idsAt('/shortlist', keeping('Nepal.Bali6d5n'))).toEqual(['Nepal', 'Bali6d5n'])
  })

  it('forgets a tour that is gone', async () => {
    const response = await visit('/shortlist', keeping('Nepal.GoneForGood'))
    expect(keptBy(response)).toBe('Nepal')
  })

  it('shows somebody else’s by a link, and leaves one’s own as it is', async () => {
    const response = await visit('/shortlist?t=Bali6d5n&t=Nepal&t=Atlantis&t=%3Cb%3E', keeping('Kerala5n6d'))
    expect(response.headers.getSetCookie()).toEqual([])
    const html = await response.text()
    expect((await selectOne(html, 'h1')).text).toBe('Shared with you')
    expect(await idsAt('/shortlist?t=Bali6d5n&t=Nepal')).toEqual(['Bali6d5n', 'Nepal'])
    expect((await selectOne(html, 'button[form="keep-all"]')).text).toBe('Keep all 2')
    const one = await (await visit('/shortlist?t=Nepal')).text()
    expect((await selectOne(one, 'button[form="keep-all"]')).text).toBe('Keep it')
    const offered = await select(html, '#keep-all input')
    expect(offered.map(({ attributes }) => attributes.value)).toEqual(['Bali6d5n', 'Nepal'])
  })

  it('is shared on WhatsApp as a link to itself', async () => {
    const html = await (await visit('/shortlist', keeping('Nepal.Bali6d5n'))).text()
    const { attributes } = await selectOne(html, 'main a[href^="https://wa.me/?text="]')
    expect(new URL(attributes.href ?? '').searchParams.get('text')).toMatch(/\/shortlist\?t=Nepal&t=Bali6d5n$/)
  })

  it('leads to the comparison of up to three of it', async () => {
    const html = await (
      await visit(
        '/shortlist',
        keeping(
          content.tours
            .slice(0, 5)
            .map(({ id }) => id)
            .join('.'),
        ),
      )
    ).text()
    const boxes = await select(html, 'input[name="t"][form="side-by-side"]')
    expect(boxes.map(({ attributes }) => attributes.checked !== undefined)).toEqual([true, true, true, false, false])
    expect((await selectOne(html, '#side-by-side')).attributes.action).toBe('/compare')
  })

  it('that is empty says how to fill it', async () => {
    const html = await (await visit('/shortlist')).text()
    expect((await select(html, 'main a')).map(({ attributes }) => [attributes.href, attributes.class])).toEqual([
      ['/International', 'btn'],
      ['/Domestic', 'btn btn--line'],
    ])
  })
})

describe('a tour that is off for a while', () => {
  const off = (id: string, since: string | null) => {
    const withdrawn = since && JSON.stringify({ since, reason: 'The road is closed' })
    return env.CATALOGUE.prepare('UPDATE tours SET withdrawn = ?1 WHERE id = ?2').bind(withdrawn, id).run()
  }

  it('stays on the shortlist, which says how many are not sold at present', async () => {
    await off('Nepal', '2026-11-01')
    const response = await visit('/shortlist', keeping('Nepal.Bali6d5n'))
    await off('Nepal', null)
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await response.text()).toContain('1 of your tours is not sold at present.')
    expect(await idsAt('/shortlist', keeping('Nepal.Bali6d5n'))).toEqual(['Nepal', 'Bali6d5n'])
  })

  it('is said of somebody else’s list, too', async () => {
    await off('Nepal', '2026-11-01')
    const response = await visit('/shortlist?t=Nepal&t=Bali6d5n')
    await off('Nepal', null)
    expect(await response.text()).toContain('1 of these tours is not sold at present.')
  })
})
