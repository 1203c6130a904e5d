import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const bundle = resolve('dist/worker/index.js')

/** Loads a module and prints what it has made of Intl and which Errors, thrown or not. */
const LOAD = `
const made = []
const watched = (name, what) => new Proxy(what, {
  construct: (...how) => (made.push(name), Reflect.construct(...how)),
  apply: (...how) => (made.push(name), Reflect.apply(...how)),
})
for (const name of Object.getOwnPropertyNames(Intl)) Intl[name] = watched('Intl.' + name, Intl[name])
globalThis.Error = watched('Error', Error)
await import(process.argv[1])
console.log(JSON.stringify(made))`

it('The Worker starts without the tables of Intl, and makes no Error whose place V8 would look for', () => {
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', LOAD, bundle], { encoding: 'utf8' })
  expect(JSON.parse(printed)).toEqual([])
})
