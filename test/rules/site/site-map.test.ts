import { describe, expect, it } from 'vitest'
import { content } from '../../../src/content/content.ts'
import {
  closedToCrawlers,
  entryAt,
  isFixed,
  isSecret,
  isShared,
  listedPaths,
  methodsAt,
  pathBack,
  pathKey,
  rightSpelling,
  siteMap,
} from '../../../src/domain/site/site-map.ts'

type Entry = NonNullable<ReturnType<typeof entryAt>>
const entries: Entry[] = Object.values(siteMap)

describe('the table of pages', () => {
  it('has no two entries that answer one path', () => {
    const keys = entries.map(({ path }) => path)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('finds each of its entries by its own path', () => {
    for (const entry of entries) expect(entryAt(entry.path.replace(/:\w+/, 'some-name')), entry.path).toBe(entry)
  })

  it('lists and prepares ahead only what is everybody’s, and stores no answer to a post', () => {
    const wrong = entries.filter(
      ({ shared, listed, paged, prerendered, method }) =>
        (!shared && (listed || paged || prerendered)) || (shared && method),
    )
    expect(wrong).toEqual([])
  })

  it('shares a page under each of its spellings', () => {
    expect(['/testimonials', '/Testimonials'].map((path) => entryAt(path)?.shared)).toEqual([true, true])
  })

  it('has an entry for every document that the agency has written', () => {
    expect(content.documents.filter(({ path }) => !listedPaths.includes(path as `/${string}`))).toEqual([])
  })

  it.each(['/staff/inbox', '/.git/config', '/api/other/one', '/tour/a/b'])('knows no %s', (path) => {
    expect(entryAt(path)).toBeUndefined()
  })
})

describe('the right spelling', () => {
  it.each([
    ['/domestic', '/Domestic'],
    ['/INTERNATIONAL/', '/International'],
    ['/About', '/about'],
    ['/testimonials/', '/testimonials'],
    ['/TESTIMONIALS', '/testimonials'],
    ['//', '/'],
    ['/COUNTRY/India/', '/country/india'],
    ['/Tour/Bali6d5n//', '/tour/Bali6d5n'],
    ['/Andaman/', '/Andaman'],
  ])('of %s is %s', (wrong, right) => {
    expect(rightSpelling(wrong)).toBe(right)
  })

  const left = [
    '.',
    ',',
    ')',
    '?',
    '!',
    ';',
    ':',
    '"',
    "'",
    '*',
    '>',
    ']',
    '%22',
    '%29',
    '%20',
    '’',
    '%E2%80%9D',
    '…',
    '।',
  ]
  it.each([...left, ').', '.)/', '...'])('has nothing of the %s that a sentence leaves behind a link', (end) => {
    expect(
      ['/Domestic', '/tour/Bali6d5n', '/country/india', '/Andaman'].map((path) => rightSpelling(path + end)),
    ).toEqual(['/Domestic', '/tour/Bali6d5n', '/country/india', '/Andaman'])
  })

  it.each([
    '/',
    '/Domestic',
    '/Testimonials',
    '/tour/bali6d5n',
    '/robots.txt',
    '/api/itineraries/Bali.',
    '/send-email',
  ])('of %s is itself', (path) => {
    expect(rightSpelling(path)).toBe(path)
  })

  it.each(['/about.css', '/about/x.css', '//evil.example/', '/%', '/about%0d%0aset-cookie:a=b', '/Send-Email/'])(
    'of %s is unknown, so the path stays',
    (path) => {
      expect(rightSpelling(path)).toBe(path)
    },
  )

  it('is shared by all spellings of a path through their key', () => {
    expect(['/tour/Bali6d5n//', '/TOUR/BALI6D5N', '/tour/bali6d5n).'].map(pathKey)).toEqual(
      Array.from({ length: 3 }, () => '/tour/bali6d5n'),
    )
  })
})

describe('what is one visitor’s own', () => {
  const own = ['/enquire', '/success', '/search-results', '/currencies', '/healthz', '/send-email', '/preferences']

  it('is shared with nobody', () => {
    expect([...own, '/api/itineraries/bali'].filter((path) => entryAt(path)?.shared)).toEqual([])
  })

  it('is closed to crawlers, but for the plain enquiry form', () => {
    expect(own.map((path) => closedToCrawlers.find((closed) => closed.startsWith(path)))).toEqual(
      own.map((path) => (path === '/enquire' ? '/enquire?' : path)),
    )
  })
})

it('a path takes posts or is read, never both', () => {
  expect([methodsAt('/send-email'), methodsAt('/about'), methodsAt('/nowhere')]).toEqual([
    ['POST'],
    ['GET', 'HEAD'],
    ['GET', 'HEAD'],
  ])
})

it('the way back from the answer to a post is the page where its form stands', () => {
  expect([pathBack('/send-email'), pathBack('/preferences'), pathBack('/tour/Bali6d5n')]).toEqual([
    '/enquire',
    '/',
    '/tour/Bali6d5n',
  ])
})

it('the address of an own enquiry is told to nobody, others are no secret', () => {
  expect(['/e/PT-7K3M9-QX2HB.x', '/about', '/nowhere'].map(isSecret)).toEqual([true, false, false])
})

it('the answers of a page are everybody’s where the table says so', () => {
  expect(['/', '/tour/:id', '/enquire', '/e/:ticket', '/nowhere'].map(isShared)).toEqual([
    ...[true, true, false, false, false],
  ])
  expect(['/about', '/tour/Bali6d5n'].map(isFixed)).toEqual([true, false])
})

it('itineraries are stored, for every text that is asked for', () => {
  expect(['/api/itineraries', '/api/itineraries/bali', '/api/view'].map((path) => entryAt(path)?.stored)).toEqual([
    ...[true, true, undefined],
  ])
})

it('what crawlers are made for is open to them', () => {
  const open = ['/sitemap.xml', '/robots.txt', '/.well-known/security.txt', '/speculation-rules.json', '/about']
  expect(open.filter((path) => closedToCrawlers.includes(path))).toEqual([])
})
