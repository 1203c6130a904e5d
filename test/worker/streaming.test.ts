import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { askApp } from '../support/ask-app.ts'
import { expectLog } from '../support/log.ts'

/** A catalogue that does not answer before it is let. */
function heldCatalogue() {
  const gate = Promise.withResolvers<void>()
  const hold = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get(object, name) {
        const value = Reflect.get(object, name)
        if (typeof value !== 'function') return value
        if (name === 'prepare' || name === 'bind') return (...args: unknown[]) => hold(value.apply(object, args))
        return async (...args: unknown[]) => {
          await gate.promise
          return value.apply(object, args)
        }
      },
    })
  return {
    catalogue: hold(env.CATALOGUE),
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
