import { expect, it } from 'vitest'
import { DESK, PHONE, visitors } from './people.ts'

const PATH = '/tour/Bali6d5n'
const visit = visitors()

it('works a trip out where it is asked, without leaving the page, and keeps it in the address', async () => {
  const page = await visit(PATH, PHONE.options)
  await page.evaluate(() => {
    document.documentElement.dataset.stayed = 'yes'
  })
  const barAtFirst = await page.locator('[data-bar]').textContent()
  await page.getByLabel('Adults').fill('3')
  await page.getByLabel('Tier', { exact: true }).selectOption('deluxe')
  await page.getByText('3 adults, Deluxe', { exact: true }).waitFor()
  await page.getByLabel('Adults').fill('0')
  await page.getByLabel('Children').focus()
  await page.getByText('We work this out for 1 to 20 adults').waitFor()
  expect(await page.locator('[data-answer]').count()).toBe(0)
  expect(await page.locator('[data-bar]').textContent()).toBe(barAtFirst)
  expect(new URL(page.url()).search).toBe('')
  await page.getByLabel('Adults').fill('2')
  await page.getByRole('button', { name: 'Show the total' }).press('Enter')
  await page.getByText('2 adults, Deluxe', { exact: true }).waitFor()
  expect(new URL(page.url()).search).toBe('?adults=2&tier=deluxe')
  expect(await page.locator('html[data-stayed]').count()).toBe(1)
  const words = await page.locator('[data-answer]').getAttribute('data-words')
  expect(words).toContain(await page.locator('[data-total]').textContent())
  expect(await page.locator('[data-said]').textContent()).toBe(words)
  const chat = new URL((await page.locator('[data-chat]').getAttribute('href')) ?? '')
  expect(chat.searchParams.get('text')?.split(' Trip: ').slice(1)).toEqual([words])
})

it('shows the form of the sum together with the last tier on a phone', async () => {
  const page = await visit(PATH, PHONE.options)
  await page.locator('#cost').scrollIntoViewIfNeeded()
  const form = await page.locator('#cost form').boundingBox()
  const tier = await page.locator('[data-tier]').last().boundingBox()
  expect((form?.y ?? 0) - (tier?.y ?? 0) - (tier?.height ?? 0)).toBeLessThanOrEqual(844 / 2)
})

it('leads to the sum within ten stops of the Tab key after the link that skips the head', async () => {
  const page = await visit(PATH)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const stops: string[] = []
  for (let stop = 0; stop < 10; stop++) {
    await page.keyboard.press('Tab')
    stops.push(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? ''))
  }
  expect(stops).toContain('#cost')
})

it('keeps the bar of a large sum in one row on a narrow phone', async () => {
  const page = await visit(`${PATH}?adults=18&tier=superDeluxe`, {
    ...PHONE.options,
    viewport: { width: 344, height: 740 },
  })
  const [sum, button] = await page
    .locator('[data-bar] > *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()))
  expect(button?.top).toBeLessThan(sum?.bottom ?? 0)
})

it('lays nothing over the button of the sum in a desk window', async () => {
  const page = await visit(PATH, { viewport: { width: 1280, height: 800 } })
  const button = page.getByRole('button', { name: 'Show the total' })
  await button.evaluate((it) => scrollBy({ top: it.getBoundingClientRect().bottom + 20 - innerHeight }))
  const isFree = () =>
    button.evaluate((it) => {
      const { left, right, top, bottom } = it.getBoundingClientRect()
      return [0.1, 0.5, 0.9].every((part) => {
        const hit = document.elementFromPoint(left + (right - left) * part, (top + bottom) / 2)
        return it.contains(hit)
      })
    })
  await expect.poll(isFree).toBe(true)
})

it('brings the sum into view of a phone once it is asked for, and names it in the bar, also after a reload', async () => {
  const page = await visit(PATH, PHONE.options)
  await page.getByLabel('Adults').fill('3')
  await page.getByRole('button', { name: 'Show the total' }).press('Enter')
  const sum = page.locator('[data-total]')
  await sum.waitFor()
  await expect.poll(() => sum.evaluate((part) => part.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
  const bar = page.locator('[data-bar]')
  expect(await bar.textContent()).toContain(await sum.textContent())
  await page.reload()
  expect(await bar.textContent()).toContain(await sum.textContent())
})

it('works the same out for a visitor without JavaScript, in the same page', async () => {
  const page = await visit(PATH, { ...DESK.options, javaScriptEnabled: false })
  await page.getByLabel('First day of travel').fill('2028-02-29')
  await page.getByLabel('Adults').fill('4')
  await page.getByLabel('Rooms (people in each)').fill('2 + 2')
  await page.getByRole('button', { name: 'Show the total' }).click()
  await page.getByText('4 adults, Standard, from 29 Feb 2028', { exact: true }).waitFor()
  expect(new URL(page.url()).hash).toBe('#sum')
  expect(await page.getByLabel('Rooms (people in each)').inputValue()).toBe('2 + 2')
})

it('without JavaScript a phone lands at the total, else at the field that has a mistake', async () => {
  const page = await visit(PATH, { ...PHONE.options, javaScriptEnabled: false })
  const isInView = async (part: string) => {
    const { y = -1, height = 0 } = (await page.locator(part).boundingBox()) ?? {}
    return y >= 0 && y + height <= (page.viewportSize()?.height ?? 0)
  }
  const press = () => page.getByRole('button', { name: 'Show the total' }).click()
  await press()
  await page.locator('[data-total]').waitFor()
  await expect.poll(() => isInView('[data-total]')).toBe(true)
  await page.getByLabel('Adults').fill('0')
  await press()
  await page.locator('#trip-adults-mistake').waitFor()
  await expect.poll(() => isInView('#trip-adults')).toBe(true)
})
