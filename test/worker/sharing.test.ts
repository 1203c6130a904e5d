import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { brand } from '../../src/brand.ts'
import { SCENE_TITLES, SCENES } from '../../src/domain/catalogue/scenes.ts'
import { tourAddresses as tours } from '../support/every-path.ts'
import { expectOfEach } from '../support/expect-of-each.ts'
import { readHead, readSitemap, type ServedHead } from '../support/page-head.ts'
import pages from '../support/pages.json'

const answering = pages.filter(({ status }) => status === 200).map(({ path }) => path)
const inSitemap = (await readSitemap()).map((address) => address.slice(brand.origin.length))
const everywhere = [
  ...new Set([...answering, ...tours.flatMap(({ direct, alsoAt }) => [direct, ...alsoAt]), ...inSitemap]),
]
const heads = new Map<string, ServedHead>()
for (const path of everywhere) heads.set(path, await readHead(path))

describe('every page', () => {
  it('has a title under 60 characters and a description of at most 160', () =>
    expectOfEach(
      [...heads],
      ([, head]) => {
        expect([head.title.length, (head.meta.description ?? '').length]).toEqual([
          expect.toSatisfy((length: number) => length >= 10 && length < 60),
          expect.toSatisfy((length: number) => length >= 50 && length <= 160),
        ])
      },
      ([path]) => path,
    ))

  it('shows in a shared link what the page says of itself', () =>
    expectOfEach(
      [...heads],
      ([, head]) => {
        expect(head.meta).toMatchObject({
          'og:title': head.title,
          'og:description': head.meta.description,
          'og:url': head.canonical,
          'og:type': 'website',
          'og:site_name': brand.fullName,
          'twitter:card': 'summary_large_image',
        })
      },
      ([path]) => path,
    ))

  it('is shared with the picture of a scene, named with its size and its sense', () =>
    expectOfEach(
      [...heads],
      ([, head]) => {
        const scene = /^https:\/\/[^/]+\/share\/([\w-]+)\.png$/.exec(head.meta['og:image'] ?? '')?.[1] ?? ''
        expect(head.meta).toMatchObject({
          'og:image': `${brand.origin}/share/${scene}.png`,
          'og:image:type': 'image/png',
          'og:image:width': '1200',
          'og:image:height': '630',
          'og:image:alt': (SCENE_TITLES as Record<string, string>)[scene],
          'twitter:image': `${brand.origin}/share/${scene}.png`,
        })
        expect(Object.keys(SCENES)).toContain(scene)
      },
      ([path]) => path,
    ))
})

it('every spelling of a tour calls the path of its card its address', () =>
  expectOfEach(
    tours,
    ({ direct, alsoAt }) => {
      const spellings = [direct, ...alsoAt].map((path) => heads.get(path)?.canonical)
      expect(spellings).toEqual(spellings.map(() => brand.origin + direct))
    },
    ({ id }) => id,
  ))

it.each(['title', 'description'] as const)('gives no two pages one %s', (kind) => {
  const pagesByText = new Map<string, Set<string>>()
  for (const [path, { title, meta, canonical = path }] of heads) {
    const text = kind === 'title' ? title : (meta.description ?? '')
    pagesByText.set(text, (pagesByText.get(text) ?? new Set()).add(canonical))
  }
  expect([...pagesByText].filter(([, sharing]) => sharing.size > 1)).toEqual([])
})

it('every scene has a picture to share: PNG, 1200 by 630, under 300 kB', () =>
  expectOfEach(Object.keys(SCENES), async (scene) => {
    const response = await env.ASSETS.fetch(`https://patang.example/share/${scene}.png`)
    const bytes = await response.arrayBuffer()
    const view = new DataView(bytes)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    // The signature, then the width and the height in the first chunk (PNG specification, 5.2 and 11.2.1).
    expect([view.getUint32(0), view.getUint32(16), view.getUint32(20)]).toEqual([0x89504e47, 1200, 630])
    expect(bytes.byteLength).toBeLessThan(300_000)
  }))
