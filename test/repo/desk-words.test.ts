import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Reading a form or the words of an address past the shapes of the desk. */
const PAST_SHAPES = /\breq\.(query|queries|formData|parseBody|json|text|raw\.formData)\(/

/** Hands to a shape what an address says of the form that led to it. */
const READERS = ['src/desk/frame/saved-note.ts']

it('no route of the desk reads a form or the words of an address from the request past the shapes', () => {
  const files = globSync('src/desk/**/*.{ts,tsx}').filter((file) => !READERS.includes(file))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => PAST_SHAPES.test(readFileSync(file, 'utf8')))).toEqual([])
})

it.each(["c.req.query('q')", 'await c.req.formData()', 'await c.req.parseBody()'])('%s is seen', (planted) => {
  expect(PAST_SHAPES.test(planted)).toBe(true)
})
