import { afterEach, expect, it } from 'vitest'
import { figure } from './figure.ts'
import { LONG_TEXTS, VALIDATORS } from './work.ts'

const exec = RegExp.prototype.exec
afterEach(() => {
  RegExp.prototype.exec = exec
})

/** How many characters the regular expressions walk over while `run` works: a measure that no machine changes. */
function charactersWalked(run: () => void): number {
  let walked = 0
  RegExp.prototype.exec = function (text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0
    const match = exec.call(this, text)
    walked += Math.max(0, (match ? match.index + match[0].length : String(text).length) - from)
    return match
  }
  run()
  RegExp.prototype.exec = exec
  return walked
}

it('No validator walks over 20 kB more than a few dozen times', () => {
  const walks = Object.entries(VALIDATORS).flatMap(([name, validate]) =>
    LONG_TEXTS.map(([unit, text]) => ({ name, unit, times: charactersWalked(() => validate(text)) / text.length })),
  )
  const most = walks.reduce((worst, walk) => (walk.times > worst.times ? walk : worst))
  figure('validators, walks over 20 kB', { validators: Object.keys(VALIDATORS).length, most: Math.ceil(most.times) })
  expect(most.times, `${most.name} on ${JSON.stringify(most.unit)}`).toBeLessThan(40)
})

it('No pattern that could look back and forth is given more than 300 characters of an address or a number', () => {
  const lengths: number[] = []
  RegExp.prototype.exec = function (text: string) {
    lengths.push(String(text).length)
    return exec.call(this, text)
  }
  for (const name of ['address', 'reply address']) {
    const validate = VALIDATORS[name]
    expect(validate, name).toBeDefined()
    for (const [, text] of LONG_TEXTS) validate?.(text)
  }
  expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(300)
})
