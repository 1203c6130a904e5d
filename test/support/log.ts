import { afterEach, beforeEach, expect } from 'vitest'

let lines: string[] = []
let expected = false

/**
 * A test that expects the Worker to complain says so first, and gets its lines of `console.error` and `console.warn` as
 * they come. What nobody expects fails the test.
 */
export function expectLog(): string[] {
  expected = true
  return lines
}

/** For the set-up: takes the place of the console's two loud functions, in every test. */
export function watchLog(): void {
  beforeEach(() => {
    lines = []
    expected = false
    console.error = keep
    console.warn = keep
  })
  afterEach(() => {
    if (!expected) expect(lines, 'logged by the Worker; see expectLog in test/support/log.ts').toEqual([])
  })
}

function keep(...said: unknown[]): void {
  lines.push(said.map((each) => (each instanceof Error ? (each.stack ?? each.message) : String(each))).join(' '))
}
