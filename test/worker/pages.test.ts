import { exports } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import pages from '../support/pages.json'

it.each(pages)('$path answers as the facts say', async ({ path, status, text = [], redirect }) => {
  const response = await exports.default.fetch(`https://patang.example${path}`, { redirect: 'manual' })
  if (redirect) {
    expect([response.status, response.headers.get('location')]).toEqual([302, redirect])
    return
  }
  expect(response.status).toBe(status)
  const html = await response.text()
  for (const sentence of text) expect(html).toContain(sentence)
})
