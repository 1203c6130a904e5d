import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it, onTestFinished, vi } from 'vitest'
import { stalledDatabase } from '../chaos/faults.ts'
import { askApp } from '../support/ask-app.ts'
import { expectLog } from '../support/log.ts'

/** A catalogue that does not answer before it is let. */
function heldCatalogue() {
  const gate = Promise.withResolvers<void>()
  gate.promise.catch(() => {})
  return {
    catalogue: stalledDatabase(env.CATALOGUE, gate.promise),
    open: gate.resolve,
    fail: () => gate.reject(new Error('the catalogue is down')),
  }
}

async function openSearch(catalogue: D1Database) {
  const request = new Request('https://patang.example/search-results?q=bali')
  const response = await askApp(request, { ...env, CATALOGUE: catalogue }, createExecutionContext())
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  const first = decoder.decode((await reader.read()).value, { stream: true })
  const rest = async () => {
    let text = ''
    for (let part = await reader.read(); !part.done; part = await reader.read())
      text += decoder.decode(part.value, { stream: true })
    return text
  }
  return { response, first, rest }
}

it('sends the heading and the search box before the catalogue has answered', async () => {
  const { catalogue, open } = heldCatalogue()
  const { first, rest } = await openSearch(catalogue)
  expect(first).toContain('<h1>Search results</h1>')
  expect(first).toContain('value="bali"')
  expect(first).not.toContain('/tour/Bali6d5n')
  open()
  await rest()
})

it('sends the results after it as the end of the same page', async () => {
  const { catalogue, open } = heldCatalogue()
  const { first, rest } = await openSearch(catalogue)
  open()
  const page = first + (await rest())
  expect(page).toContain('href="/tour/Bali6d5n"')
  expect(page.match(/<main/g)).toHaveLength(1)
  expect(page.endsWith('</body></html>')).toBe(true)
})

it('needs no script for what comes late', async () => {
  const { catalogue, open } = heldCatalogue()
  const { first, rest } = await openSearch(catalogue)
  open()
  const scripts = (first + (await rest())).match(/<script/g)
  expect(scripts).toHaveLength(1)
})

it('is kept by no cache', async () => {
  const { catalogue, open } = heldCatalogue()
  const { response, rest } = await openSearch(catalogue)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  open()
  await rest()
})

it('says where the results would stand that the search failed, with a reference for staff', async () => {
  const logged = expectLog()
  const { catalogue, fail } = heldCatalogue()
  const { rest } = await openSearch(catalogue)
  fail()
  const { reference } = await rest().then((text) => {
    expect(text).toContain('The search did not work this time.')
    return JSON.parse(logged[0] ?? '') as { reference: string }
  })
  expect(reference).toMatch(/^[0-9a-f]{8}$/)
})

it('says so too when the catalogue is silent, after two and a half seconds', async () => {
  const log = expectLog()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { catalogue, open } = heldCatalogue()
  const { rest } = await openSearch(catalogue)
  await vi.advanceTimersByTimeAsync(2500)
  expect(await rest()).toContain('The search did not work this time.')
  expect(log.map((line) => JSON.parse(line).code)).toEqual(['Silence'])
  open()
})
