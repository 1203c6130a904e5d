import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { gate, LAZY_SCRIPTS } from './lazy-scripts.ts'
import { DESK, NETWORK, PHONE, visitors, WAYS, type Way } from './people.ts'

const visit = visitors()
const LISTINGS = ['/Domestic', '/International']

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search by title or location' })
const output = (page: Page) => page.locator('output[for=filter]')

describe.each(WAYS)('$name', ({ options, press }) => {
  it('a listing follows what is typed, in titles and locations, in any case', async () => {
    const page = await visit('/about', options)
    for (const [path, text] of [
      ['/Domestic', 'RAJA'],
      ['/International', 'bAlI'],
    ] as const) {
      await page.goto(path)
      await filterBy(page, text, press)
      const cards = await shown(page)
      expect(cards.length).toBeGreaterThan(0)
      expect(cards.every((card) => card.toLowerCase().includes(text.toLowerCase()))).toBe(true)
      expect(await output(page).textContent()).toBe(`${cards.length} ${cards.length === 1 ? 'package' : 'packages'}`)
    }
  })
})

it('a listing shows a price in the first view of a desk window and of a phone', async () => {
  const endOfFirst = (page: Page) =>
    page
      .locator('article [data-price]:visible > :first-child')
      .evaluateAll(([price]) => price?.getBoundingClientRect().bottom)
  const desk = await visit('/about', DESK.options)
  for (const path of LISTINGS.flatMap((path) => [path, `${path}?month=5&tier=deluxe`])) {
    await desk.goto(path)
    expect(await endOfFirst(desk)).toBeLessThanOrEqual(900)
  }
  const phone = await visit('/about', PHONE.options)
  for (const path of LISTINGS) {
    await phone.goto(path)
    const bar = await phone.getByRole('link', { name: 'Chat with us' }).boundingBox()
    expect(await endOfFirst(phone)).toBeLessThanOrEqual(bar?.y ?? 0)
  }
})

it('a long group of filters is folded on a phone and open beside the list', async () => {
  const group = (page: Page) => page.locator('#choice fieldset:has(details)').first()
  const phone = await visit('/International', PHONE.options)
  await phone.locator('details:has(#choice) > summary').click()
  const box = group(phone).getByRole('checkbox').first()
  expect(await box.isVisible()).toBe(false)
  await group(phone).locator('summary').click()
  await box.check()
  await phone.waitForURL(/place=/)
  const desk = await visit('/International', DESK.options)
  await group(desk).getByRole('checkbox').first().check()
  await desk.waitForURL(/place=/)
})

it('the button under the filters of a phone says how many packages are left', async () => {
  const page = await visit('/International', PHONE.options)
  await page.locator('details:has(#choice) > summary').click()
  await page.locator('#choice [name=theme]:enabled').first().check()
  await page.waitForURL(/theme=/)
  expect(await page.locator('#choice [type=submit]').textContent()).toBe(`Show ${await output(page).textContent()}`)
})

it('shows the same list after a reload, and after Back', async () => {
  const page = await visit('/Domestic')
  await filterBy(page, 'leh')
  const list = await shown(page)
  await page.reload()
  expect({ list: await shown(page), text: await field(page).inputValue() }).toEqual({ list, text: 'leh' })
  await page.locator('article h3 a').first().click()
  await page.waitForURL(/\/(tour\/)?Ladakh5n6d$/)
  await page.goBack()
  expect({ list: await shown(page), text: await field(page).inputValue() }).toEqual({ list, text: 'leh' })
})

describe.each(WAYS)('Back and Forward $name', ({ options }) => {
  const query = (page: Page) => new URL(page.url()).search
  const box = (page: Page, kind: string, value: string) => page.locator(`#choice [name=${kind}][value="${value}"]`)
  const seen = async (page: Page) => ({
    query: query(page),
    list: await shown(page),
    chosen: await page
      .locator('#choice :checked')
      .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value)),
    sort: await page.locator('#sort').inputValue(),
    count: await output(page).textContent(),
  })
  const openFilters = async (page: Page) => {
    const opener = page.locator('details:has(#choice) > summary')
    if (await opener.isVisible()) await opener.click()
  }

  it.each([
    ['a list that came whole', '/International'],
    ['a list that the server filters on', '/International?nights=4&nights=5&nights=6&nights=7'],
  ])('take each choice from %s and bring it again', async (_, path) => {
    const page = await visit('/about', options)
    await page.goto(path)
    await openFilters(page)
    const steps = [await seen(page)]
    for (const choose of [
      () => box(page, 'theme', 'honeymoon').check(),
      () => box(page, 'month', '1').check(),
      () => page.locator('#sort').selectOption('price'),
      () => box(page, 'tier', 'deluxe').check(),
    ]) {
      await choose()
      await page.waitForURL(({ search }) => search !== steps.at(-1)?.query)
      steps.push(await listed(page))
    }
    expect(new Set(steps.map(({ query }) => query)).size).toBe(5)
    for (const step of steps.slice(0, -1).reverse()) {
      await page.goBack()
      await expect.poll(() => seen(page)).toEqual(step)
    }
    for (const step of steps.slice(1)) {
      await page.goForward()
      await expect.poll(() => seen(page)).toEqual(step)
    }
  })

  /** The list as the server says it for the address, once the page shows the same. */
  const listed = async (page: Page) => {
    const other = await page.context().newPage()
    await other.goto(page.url())
    const step = await seen(other)
    await other.close()
    await expect.poll(() => seen(page)).toEqual(step)
    return step
  }

  it('leave the focus on its field, and take a choice back after another page', async () => {
    const page = await visit('/International', options)
    await openFilters(page)
    const whole = await seen(page)
    await box(page, 'month', '1').focus()
    await page.keyboard.press('Space')
    await page.waitForURL(/month=1/)
    await page.goBack()
    await expect.poll(() => seen(page)).toEqual(whole)
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('month')
    await page.goForward()
    await expect.poll(() => query(page)).toBe('?month=1')
    await page.goto('/about')
    await page.goBack()
    await page.goBack()
    await expect.poll(() => seen(page)).toEqual(whole)
  })
})

/** Tells when the page has done all that it does with an answer. */
function tellTaken(): void {
  const send = XMLHttpRequest.prototype.send
  XMLHttpRequest.prototype.send = function (...body) {
    this.addEventListener('loadend', () => document.documentElement.setAttribute('data-taken', this.responseURL))
    send.apply(this, body)
  }
}

/** Safari's limit of changes of an address, in 30 s. */
function limitChanges(): void {
  const change = history.replaceState.bind(history)
  let left = 5
  history.replaceState = (...how) => {
    if (left-- <= 0) throw new DOMException('more than 100 times per 30 seconds', 'SecurityError')
    change(...how)
  }
  Object.assign(window, {
    liftLimit: () => {
      left = 100
    },
  })
}

it('the list follows the field though the browser takes no more changes of the address, and the address comes later', async () => {
  const page = await visit('/Domestic', { before: (page) => page.addInitScript(limitChanges) })
  const everything = await shown(page)
  await field(page).focus()
  await page.keyboard.type('goa and')
  await expect.poll(() => shown(page)).toEqual([])
  await field(page).press('ControlOrMeta+a')
  await page.keyboard.type('leh')
  await expect.poll(() => shown(page)).toEqual(everything.filter((card) => /leh/i.test(card)))
  await page.evaluate('liftLimit()')
  await page.waitForURL('**/Domestic?q=leh')
})

describe.each(LISTINGS)('%s', (path) => {
  it('keeps the text in the address at every key, as one entry of the history, and announces the count politely', async () => {
    const page = await visit(path)
    expect(await page.getByRole('status').and(output(page)).count()).toBe(1)
    expect(await output(page).getAttribute('for')).toBe(await field(page).getAttribute('id'))
    const entries = await page.evaluate(() => history.length)
    const addresses: string[] = []
    await field(page).focus()
    for (const key of ['n', 'e', ' ', 'Backspace', 'Backspace', 'Backspace']) {
      await page.keyboard.press(key)
      await page.evaluate(() => undefined)
      addresses.push(await addressAfter(page))
    }
    expect(addresses).toEqual(['?q=n', '?q=ne', '?q=ne', '?q=ne', '?q=n', ''].map((query) => path + query))
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  })

  it('says what it looked for when nothing is left, shows everything when the box is emptied, and the same by Enter', async () => {
    const page = await visit(path)
    const everything = await shown(page)
    const count = await output(page).textContent()
    await filterBy(page, '<b>atlantis')
    await page.getByRole('heading', { name: 'No Packages found for <b>atlantis' }).waitFor()
    expect([await output(page).textContent(), await shown(page)]).toEqual(['0 packages', []])
    await field(page).fill('')
    await expect.poll(() => output(page).textContent()).toBe(count)
    expect(await shown(page)).toEqual(everything)
    await filterBy(page, 'an')
    const list = await shown(page)
    await Promise.all([page.waitForEvent('load'), field(page).press('Enter')])
    expect({ list: await shown(page), url: new URL(page.url()).search }).toEqual({ list, url: '?q=an' })
  })
})

describe('a list that came filtered', () => {
  it('is filtered on by the server, because the page does not hold the rest', async () => {
    const page = await visit('/Domestic')
    const everything = await shown(page)
    await page.goto('/Domestic?q=leh')
    const asked = page.waitForRequest((request) => request.url().endsWith('/Domestic?q=goa'))
    await filterBy(page, 'goa')
    await asked
    await page.getByRole('heading', { name: 'No Packages found for goa' }).waitFor()
    await field(page).fill('')
    await expect.poll(() => output(page).textContent()).toBe(`${everything.length} packages`)
    expect(await shown(page)).toEqual(everything)
  })

  it('shows the answer to the last key, however late an earlier one comes', async () => {
    const slow = gate()
    const page = await visit('/Domestic?q=leh', {
      expected: NETWORK,
      before: (page) => page.route('**/Domestic?q=k', slow.hold),
    })
    await Promise.all([page.waitForRequest('**/Domestic?q=k'), field(page).fill('k')])
    const outdated = page.waitForEvent('requestfailed')
    await filterBy(page, 'kerala')
    await outdated
    slow.open()
    await expect.poll(() => shown(page)).toHaveLength(1)
    expect(await output(page).textContent()).toBe('1 package')
  })

  it('stays as it is when the server does not answer, and Enter still asks', async () => {
    const before = (page: Page) => page.addInitScript(tellTaken)
    const page = await visit('/Domestic?q=leh', { expected: NETWORK, before })
    const seen = async () => ({ list: await shown(page), count: await output(page).textContent() })
    const untouched = await seen()
    await page.route(
      '**/Domestic?q=kerala',
      (route) => route.fulfill({ status: 500, contentType: 'text/html', body: 'no' }),
      { times: 1 },
    )
    await field(page).fill('kerala')
    await page.locator('[data-taken$="/Domestic?q=kerala"]').waitFor({ state: 'attached' })
    expect(await seen()).toEqual(untouched)
    await field(page).press('Enter')
    await expect.poll(() => shown(page)).toHaveLength(1)
  })
})

describe('the results of a search', () => {
  const notes = (page: Page) => page.locator('li:has(> article):visible [data-season]').allTextContents()
  const rows = (page: Page) =>
    page.locator(':is([data-group], li:has(> article)):visible :is(h2, h3)').allTextContents()
  const chooseFirst = async (page: Page) => {
    const box = page.locator('#choice [name=theme]:enabled').first()
    const opener = page.locator('details:has(#choice) > summary')
    if (!(await box.isVisible())) await opener.click()
    await box.check()
    await page.waitForURL(/theme=/)
  }

  it('say how the months of the search are while they are filtered, beside those that are chosen', async () => {
    const page = await visit('/search-results?q=honeymoon+in+june')
    const sayOf = async (words: RegExp) => {
      const said = await notes(page)
      expect(said.length).toBeGreaterThan(0)
      expect(said.filter((note) => !words.test(note))).toEqual([])
    }
    await sayOf(/^June: \w+$/)
    await chooseFirst(page)
    await sayOf(/^June: \w+$/)
    await page.locator('#choice [name=month][value="6"]').check()
    await page.waitForURL(/month=6/)
    await sayOf(/^June: \w+$/)
    await page.locator('#choice [name=month][value="7"]').check()
    await page.waitForURL(/month=7/)
    await sayOf(/^June: \w+, July: \w+$/)
  })

  it('have the headings of their groups again, each where it was, when the filter is cleared', async () => {
    const page = await visit('/search-results?q=thailand+or+bali')
    const before = await rows(page)
    expect(before.filter((row) => row.startsWith('Packages for'))).toHaveLength(2)
    await chooseFirst(page)
    await page.locator('#sort').selectOption({ index: 2 })
    await page.waitForURL(/sort=/)
    expect((await rows(page)).filter((row) => row.startsWith('Packages for'))).toEqual([])
    await page.locator('#sort').selectOption({ index: 0 })
    await page.getByRole('link', { name: 'Clear all' }).click()
    await page.waitForURL((url) => !/theme=|sort=/.test(url.search))
    expect(await rows(page)).toEqual(before)
  })
})

describe('without its code', () => {
  it('applies what was typed meanwhile as soon as it is there', async () => {
    const slow = gate()
    const page = await visit('/Domestic', { before: (page) => page.route(LAZY_SCRIPTS, slow.hold) })
    await field(page).focus()
    await page.keyboard.type('kerala')
    expect(new URL(page.url()).search).toBe('')
    slow.open()
    await expect.poll(() => shown(page)).toHaveLength(1)
  })

  it('filters by Enter, also with JavaScript off', async () => {
    const page = await visit('/Domestic', { javaScriptEnabled: false })
    await field(page).fill('kerala')
    await field(page).press('Enter')
    await page.waitForURL('**/Domestic?q=kerala')
    expect(await page.locator('li:has(> article)').count()).toBe(1)
  })
})

it('lists only packages with a location at home', async () => {
  const page = await visit('/Domestic')
  const locations = await page
    .locator('li:has(> article) [title]')
    .evaluateAll((parts) => parts.map((part) => (part as HTMLElement).title))
  expect(locations.length).toBe(await page.locator('li:has(> article)').count())
  expect(locations.filter((location) => location.trim() === '')).toEqual([])
})

/** Types into the filter and waits until the list follows: its code puts the text into the address. */
async function filterBy(page: Page, text: string, press: Way['press'] = (target) => target.focus()): Promise<void> {
  await press(field(page))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
  await page.waitForFunction((query) => location.search === query, `?q=${encodeURIComponent(text)}`)
}

async function addressAfter(page: Page): Promise<string> {
  await page.waitForFunction(() => {
    const text = (document.getElementById('filter') as HTMLInputElement).value.trim()
    return (new URLSearchParams(location.search).get('q') ?? '') === text
  })
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Titles and locations of the cards that can be seen. */
function shown(page: Page): Promise<string[]> {
  return page.locator('li:has(> article):visible').evaluateAll((items) =>
    items.map((item) => {
      const place = item.querySelector<HTMLElement>('[title]:not(data)')?.title
      return `${item.querySelector('h3')?.textContent}, ${place}`
    }),
  )
}
