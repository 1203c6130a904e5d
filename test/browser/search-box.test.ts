import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { alive, gate, LAZY_SCRIPTS } from './lazy-scripts.ts'
import { DESK, MOVING, NETWORK, stopClock, tabAt, twoFrames, type Visit, visitors, WAYS } from './people.ts'

const ASKED = '**/api/itineraries/**'
const visit = visitors()

const box = (page: Page) => page.getByRole('combobox', { name: 'Search for a place' })
const options = (page: Page) => page.locator('[role=listbox]').getByRole('option')

describe('the placeholder', () => {
  it('types its four phrases, 50 ms a letter and 1000 ms at the end of each, again and again, until the box is touched', async () => {
    const page = await visit('/', MOVING)
    // However long it types, it asks nothing of the main thread.
    expect(await page.evaluate(propertiesThatMove)).toEqual(['opacity', 'translate'])
    const written = ['Search for locations', 'Search for bali', 'Search for thailand', 'Search for dubai']
    let begins = 0
    for (const phrase of [...written, written[0] ?? '']) {
      expect(await typed(page, begins + 49)).toEqual({ phrase, letters: 1 })
      expect(await typed(page, begins + 51)).toEqual({ phrase, letters: 2 })
      const ends = begins + 50 * phrase.length
      expect((await typed(page, ends)).letters).toBeGreaterThanOrEqual(phrase.length)
      expect((await typed(page, ends + 999)).phrase).toBe(phrase)
      begins = ends + 1000
    }
    expect(await phrases(page).first().isVisible()).toBe(true)
    await box(page).focus()
    expect(await phrases(page).first().isVisible()).toBe(false)
    await box(page).blur()
    expect(await phrases(page).first().isVisible()).toBe(false)
  })

  it('stands still for a visitor who asked for less motion', async () => {
    const page = await visit('/')
    expect(await phrases(page).first().isVisible()).toBe(false)
    expect(await box(page).getAttribute('placeholder')).toBe('Search for locations')
  })
})

describe.each(WAYS)('$name', ({ options: way, press }) => {
  it('suggests packages while somebody types, and leads to the one that is pressed', async () => {
    const page = await visit('/', way)
    await press(box(page))
    await page.keyboard.type('bali', { delay: 0 })
    await options(page).first().waitFor()
    const titles = await options(page).locator('b').allTextContents()
    expect(titles.length).toBeGreaterThan(0)
    await press(options(page).first())
    await page.waitForURL('**/tour/**')
    expect(await page.locator('h1').textContent()).toBe(titles[0])
  })

  it('leads to the results page by its button, whatever is typed', async () => {
    const page = await visit('/', way)
    await press(box(page))
    await page.keyboard.type('leh')
    await press(page.getByRole('button', { name: 'Search', exact: true }))
    await page.waitForURL('**/search-results?q=leh')
    expect(await box(page).inputValue()).toBe('leh')
  })
})

it('leads to all packages with an empty box', async () => {
  const page = await visit('/')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL('**/search-results?q=')
  expect(await page.getByRole('heading', { name: 'Every package' }).count()).toBe(1)
})

describe('the keyboard', () => {
  it('walks the suggestions in a ring, named by aria-activedescendant, and Enter opens the one', async () => {
    const page = await suggesting('bali')
    const [ids, last] = await options(page).evaluateAll((found) => [found.map(({ id }) => id), found.at(-1)?.id])
    const walked: (string | null)[] = []
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown']) {
      await page.keyboard.press(key)
      walked.push(await box(page).getAttribute('aria-activedescendant'))
    }
    expect(walked).toEqual([ids[0], ids[1], ids[0], last, ids[0]])
    expect(await page.locator('[role=listbox]').getByRole('option', { selected: true }).getAttribute('id')).toBe(ids[0])
    const title = await options(page).first().locator('b').textContent()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/tour/**')
    expect(await page.locator('h1').textContent()).toBe(title)
  })

  it('opens the marked suggestion, though an answer to a later key comes after it was marked', async () => {
    const late = gate()
    const page = await visit('/', {
      before: async (page) => {
        await someAlone(page)
        await page.route('**/api/itineraries/si', late.hold)
      },
    })
    await box(page).focus()
    await alive(page, 'search-box')
    await page.keyboard.type('s')
    await options(page).first().waitFor()
    const asked = page.waitForRequest('**/api/itineraries/si')
    await page.keyboard.type('i')
    await asked
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const marked = page.getByRole('option', { selected: true })
    const title = await marked.locator('b').textContent()
    const answered = page.waitForResponse('**/api/itineraries/si')
    late.open()
    await (await answered).finished()
    await page.evaluate(twoFrames)
    expect(await marked.locator('b').textContent()).toBe(title)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/tour/**')
    expect(await page.locator('h1').textContent()).toBe(title)
  })

  it('closes the suggestions by Escape, which keeps what was typed, and by leaving the box; Enter leads to the results', async () => {
    const page = await visit('/')
    await box(page).focus()
    await alive(page, 'search-box')
    expect(await stateOf(page)).toEqual({ expanded: 'false', active: null, value: '' })
    expect(await options(page).count()).toBe(0)
    await page.keyboard.type('bali')
    await options(page).first().waitFor()
    await tellsWhatItIs(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await options(page).first().waitFor({ state: 'hidden' })
    expect(await stateOf(page)).toEqual({ expanded: 'false', active: null, value: 'bali' })
    await typeAgain(page)
    await page.keyboard.press('Tab')
    await options(page).first().waitFor({ state: 'hidden' })
    expect(await page.locator(':focus').textContent()).toBe('Search')
    await typeAgain(page)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search-results?q=bali')
  })

  /** A screen reader is told what the box is, what it owns and how many suggestions there are. */
  async function tellsWhatItIs(page: Page): Promise<void> {
    const list = page.getByRole('listbox', { name: 'Packages' })
    expect(await box(page).getAttribute('aria-autocomplete')).toBe('list')
    expect(await box(page).getAttribute('aria-expanded')).toBe('true')
    expect(await box(page).getAttribute('aria-controls')).toBe(await list.getAttribute('id'))
    const count = await options(page).count()
    expect(await page.locator('[action="/search-results"] [role=status]').textContent()).toBe(`${count} suggestions`)
  }
})

it('a suggestion that is held down stays, and opens when it is let go', async () => {
  const page = await suggesting('bali')
  await options(page).first().hover()
  await page.mouse.down()
  await page.evaluate(twoFrames)
  expect(await options(page).first().isVisible()).toBe(true)
  await page.mouse.up()
  await page.waitForURL('**/tour/**')
})

it('a suggestion that is pressed with Ctrl or by the middle button opens in another tab', async () => {
  const page = await suggesting('bali')
  const ways: Parameters<Locator['click']>[0][] = [{ modifiers: ['ControlOrMeta'] }, { button: 'middle' }]
  for (const how of ways) {
    await typeAgain(page)
    const tab = await tabAt(page, /\/tour\//, () => options(page).first().click(how))
    expect(new URL(page.url()).pathname).toBe('/')
    await tab.close()
  }
})

describe('what it asks', () => {
  it('asks for all once when it comes alive, and nothing more where it knows all', async () => {
    const page = await visit('/', { before: countAsked })
    await box(page).focus()
    await alive(page, 'search-box')
    await page.keyboard.type('bali')
    await options(page).first().waitFor()
    for (let key = 0; key < 4; key++) await page.keyboard.press('Backspace')
    await options(page).first().waitFor({ state: 'hidden' })
    await page.keyboard.type('zzzz')
    await page.clock.runFor(10_000)
    expect(asked).toEqual(['/api/itineraries'])
  })

  it('asks once after the typing rests where it knows only some, and for no text with an empty box', async () => {
    const page = await visit('/', {
      before: async (page) => {
        await countAsked(page)
        await someAlone(page)
      },
    })
    await box(page).focus()
    await alive(page, 'search-box')
    await page.keyboard.type(' bal')
    await page.clock.runFor(100)
    await page.keyboard.type('i')
    const answered = page.waitForResponse('**/api/itineraries/bali')
    await page.clock.runFor(1000)
    await (await answered).finished()
    await options(page).first().waitFor()
    for (let key = 0; key < 5; key++) await page.keyboard.press('Backspace')
    await page.clock.runFor(1000)
    await options(page).first().waitFor({ state: 'hidden' })
    expect(asked).toEqual(['/api/itineraries', '/api/itineraries/bali'])
  })

  it('aborts a request that a later key has outdated', async () => {
    const slow = gate()
    const page = await visit('/', {
      expected: NETWORK,
      before: async (page) => {
        await someAlone(page)
        await page.route('**/api/itineraries/b', slow.hold)
      },
    })
    await box(page).focus()
    await alive(page, 'search-box')
    const outdated = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/itineraries/b'))
    const asked = page.waitForRequest('**/api/itineraries/b')
    await page.keyboard.type('b')
    await asked
    await page.keyboard.type('a')
    expect((await outdated).failure()?.errorText).toBe('net::ERR_ABORTED')
    await options(page).first().waitFor()
    slow.open()
  })

  it.each([
    ['fails', async (page: Page) => page.route(ASKED, (route) => route.abort())],
    ['is answered with an error', async (page: Page) => page.route(ASKED, (route) => route.fulfill({ status: 500 }))],
    ['holds no list', async (page: Page) => page.route(ASKED, (route) => route.fulfill({ json: { itineraries: 7 } }))],
  ])('empties the list without a word, and logs it without the text, when a request %s', async (_, breakIt) => {
    const page = await suggesting('bal', {
      expected: new RegExp(`${NETWORK.source}|^The itinerary search`),
      before: someAlone,
    })
    await breakIt(page)
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('The itinerary search'))
    await page.keyboard.type('i')
    expect((await logged).text()).not.toContain('bali')
    await options(page).first().waitFor({ state: 'hidden' })
    expect(await page.locator('[data-toast],[role=alert]').count()).toBe(0)
    expect(await page.locator('[action="/search-results"] [role=status]').textContent()).toBe('')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search-results?q=bali')
  })

  it('suggests in the frame of the keystroke, by itself, while no answer to the text comes', async () => {
    const never = gate()
    const page = await visit('/', { before: (page) => page.route('**/api/itineraries/*', never.hold) })
    const all = page.waitForResponse('**/api/itineraries')
    await box(page).focus()
    await (await all).finished()
    await page.keyboard.type('mnali')
    await page.evaluate(twoFrames)
    expect(await options(page).locator('b').allTextContents()).toHaveLength(3)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/Manali3n4d')
    never.open()
  })

  it('shows each package with its picture and its price, or that it has none', async () => {
    const page = await suggesting('kerala or bali')
    const lines = await options(page).evaluateAll((found) =>
      found.map((one) => ({ picture: one.querySelector('img')?.getAttribute('src') ?? '', says: one.textContent })),
    )
    expect(lines.filter(({ picture }) => !/^\/scenes\/[\w-]+\.day\.svg$/.test(picture))).toEqual([])
    expect(lines.map(({ says }) => /₹[\d,]+ per person/.test(says))).toEqual([false, true, true])
    expect(lines[0]?.says).toContain('Price on request')
  })

  it('shows the price of the hotel class that is searched for', async () => {
    const page = await suggesting('bali 5 star')
    const says = () => options(page).first().textContent()
    expect(await says()).toMatch(/₹[\d,]+ per person, Super Deluxe/)
  })

  it.each(['bali for 4 in may under 2 lakh', 'bali'])(
    'for “%s” leads to the trip to which the cards lead',
    async (text) => {
      const page = await suggesting(text)
      const ways = await options(page).evaluateAll((found) => found.map((one) => one.getAttribute('href')))
      await page.goto(`/search-results?q=${encodeURIComponent(text)}`)
      const cards = page.locator('[data-facts] h3 a')
      expect(await cards.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(ways)
    },
  )

  it('shows prices in the currency of the page, and the pictures of the night where it is dark', async () => {
    const page = await suggesting('bali', { cookies: { theme: 'dark', currency: 'usd' } })
    const seen = options(page).first().locator('img:visible')
    expect(await seen.evaluateAll((all) => all.map((one) => one.getAttribute('src')))).toEqual([
      expect.stringMatching(/\.night\.svg$/),
    ])
    const says = await options(page).first().textContent()
    await page.goto('/search-results?q=bali')
    const price = await page.locator('[data-facts] [data-price] > data').first().textContent()
    expect(price).toContain('US$')
    expect(says).toContain(`${price} per person`)
  })

  it('says of a place that is not sold what the page says, and leads to the nearest', async () => {
    const page = await suggesting('goa')
    expect(await options(page).first().textContent()).toContain('We have no package to Goa.')
    expect(await page.locator('[action="/search-results"] [role=status]').textContent()).toContain('We have no package')
    const near = await options(page).first().getAttribute('href')
    await page.goto('/search-results?q=goa')
    expect(await page.locator('[data-nearest] a').first().getAttribute('href')).toBe(near)
  })

  it('suggests for what was typed before its code was there', async () => {
    const slow = gate()
    const page = await visit('/', { before: (page) => page.route(LAZY_SCRIPTS, slow.hold) })
    await box(page).focus()
    await page.keyboard.type('nepal')
    slow.open()
    await options(page).first().waitFor()
    expect(await box(page).inputValue()).toBe('nepal')
  })
})

/** The paths of the API that the page of a test has asked for. */
let asked: string[] = []

/** Notes what the page asks the API for; its time goes on only when the test says so. */
async function countAsked(page: Page): Promise<void> {
  asked = []
  await stopClock(page)
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
}

/** The box is told of all tours but five, as in a catalogue of which it cannot know all. */
async function someAlone(page: Page): Promise<void> {
  await page.route('**/api/itineraries', async (route) => {
    const answer = await (await route.fetch()).json()
    const { itineraries, finding } = answer
    const some = { itineraries: itineraries.slice(0, -5), finding: { ...finding, tours: finding.tours.slice(0, -5) } }
    await route.fulfill({ json: { ...some, finding: { ...some.finding, isWhole: false } } })
  })
}

/** Types the last letter once more, for which the suggestions open. */
async function typeAgain(page: Page): Promise<void> {
  await box(page).press('End')
  const last = (await box(page).inputValue()).slice(-1)
  await page.keyboard.press('Backspace')
  await page.keyboard.type(last)
  await options(page).first().waitFor()
}

/** The phrases that are drawn over the box. */
function phrases(page: Page): Locator {
  return page.locator('[data-phrases] > span')
}

/** Which phrase lies on top so many ms after the first began, and how many of the longest's 20 letters are uncovered. */
function typed(page: Page, ms: number): Promise<{ phrase: string; letters: number }> {
  return phrases(page).evaluateAll((all, ms) => {
    for (const animation of document.getAnimations()) {
      animation.pause()
      animation.currentTime = ms
    }
    const top = all.findLast((one) => getComputedStyle(one).opacity === '1')
    if (!top) return { phrase: '', letters: 0 }
    const cover = getComputedStyle(top, '::after')
    const letter = (8.4 / 20) * Number.parseFloat(cover.fontSize)
    return { phrase: top.textContent, letters: Math.round(Number.parseFloat(cover.translate) / letter) }
  }, ms)
}

/** In the page: which properties change without end. */
function propertiesThatMove(): string[] {
  const endless = document
    .getAnimations()
    .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
  const frames = endless.flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
  const own = ['offset', 'computedOffset', 'easing', 'composite']
  return [...new Set(frames.flatMap((frame) => Object.keys(frame)))].filter((name) => !own.includes(name)).sort()
}

async function stateOf(page: Page) {
  return {
    expanded: await box(page).getAttribute('aria-expanded'),
    active: await box(page).getAttribute('aria-activedescendant'),
    value: await box(page).inputValue(),
  }
}

/** A home page in whose box a text was typed, with its suggestions open. */
async function suggesting(text: string, who: Visit = {}): Promise<Page> {
  const page = await visit('/', { ...DESK.options, ...who })
  await box(page).focus()
  await page.keyboard.type(text)
  await options(page).first().waitFor()
  return page
}
