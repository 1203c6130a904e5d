import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { visitors } from './people.ts'

const visit = visitors()
const hearts = (page: Page) => page.locator('article button[form=keep]')
const pressed = (page: Page) => page.locator('article button[form=keep][aria-pressed=true]').count()

/** The ids in the browser's cookie; undefined: no heart was told yet. */
async function keptIn(page: Page): Promise<string[] | undefined> {
  const cookies = await page.context().cookies()
  return cookies
    .find(({ name }) => /shortlist$/.test(name))
    ?.value.split('.')
    .filter(Boolean)
}

/** Holds back what hearts post until the function that it gives is called. */
async function holdPosts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/keep', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

it('three hearts that are pressed within one round trip are all kept', async () => {
  const page = await visit('/International')
  const release = await holdPosts(page)
  for (const at of [0, 1, 2]) await hearts(page).nth(at).click()
  await expect.poll(() => pressed(page)).toBe(3)
  release()
  await expect.poll(async () => (await keptIn(page))?.length).toBe(3)
  await page.reload()
  expect(await pressed(page)).toBe(3)
})

it('a heart that is pressed on and off within one round trip ends as it was, and one pressed after it is kept', async () => {
  const page = await visit('/International')
  const release = await holdPosts(page)
  await hearts(page).first().click()
  await expect.poll(() => pressed(page)).toBe(1)
  await hearts(page).first().click()
  await hearts(page).nth(1).click()
  release()
  await expect.poll(() => keptIn(page)).toEqual([await hearts(page).nth(1).getAttribute('value')])
  await page.reload()
  expect(await pressed(page)).toBe(1)
})

it.each([
  ['an error', { status: 500, body: '' }],
  ['a refusal', { status: 403, body: '' }],
  ['a hotel’s sign-in page', { status: 200, body: '<h1>Welcome to our wifi</h1>' }],
])('a heart that is answered by %s goes out again, and the page says so', async (_, answer) => {
  const page = await visit('/International', { expected: /Failed to load resource/ })
  await page.route('**/keep', (route) => route.fulfill(answer))
  await hearts(page).first().click()
  await page.getByText('Not kept').waitFor()
  expect(await pressed(page)).toBe(0)
})
