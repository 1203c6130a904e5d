import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Each file that the document names, with the function that is named behind it. */
const steps = [...readFileSync('docs/six-lives.md', 'utf8').matchAll(/`(src\/[\w./-]+)`(?: `(\w+)`)?/g)].map(
  ([, file = '', name = '']) => ({ file, name }),
)

it('every file and every function of the six lives is where docs/six-lives.md says', () => {
  expect(steps.length).toBeGreaterThan(30)
  expect(steps.filter(({ file, name }) => !holds(file, name))).toEqual([])
})

it('a function whose name only begins so is not the one that is named', () => {
  expect(holds('src/desk/tours/draft-route.tsx', 'tourDraft')).toBe(false)
})

function holds(file: string, name: string): boolean {
  return existsSync(file) && new RegExp(`\\b(function\\*?|const|class) ${name}\\b`).test(readFileSync(file, 'utf8'))
}
