import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { TestModule } from 'vitest/node'
import { chosen, failureIn, isInNode, type Showing, type Tests } from './open-tests.ts'
import type { Product } from './product.ts'

/** How a file of tests meets a slip: with which of its tests, with which share of them, and how long these take, in ms. */
type Meeting = [which: string, share: number, takes: number]
/** What a file of tests meets, by names of slips and paths of files. `text`, `files`: the tests and the product then, hashed. */
type Met = { text: string; files: Record<string, string>; meets: Record<string, Meeting> }
type Reached = { at?: number; reached?: number[] }

/** How long the tests may take that are shown one slip, in ms of what they take without it. */
const PATIENCE = 120_000
/** The meetings of each file of tests, kept until the file changes. The process changes its folder later. */
const KEPT = resolve('.wrangler/meetings')

/** What each file of tests meets: as it is kept, or by running it without a slip. One that fails so is named and left out. */
export async function findMeetings(tests: Tests, files: string[], product: Product): Promise<Map<string, Met>> {
  mkdirSync(KEPT, { recursive: true })
  const all = new Map(files.flatMap((test): [string, Met][] => keptOf(test) ?? []))
  const others = files.filter((test) => !all.has(test))
  const showings = others.map((test) => ({ test, slip: 0, which: 'all' }))
  await tests.show(showings, ({ test }, module) => {
    const failure = failureIn(module)
    if (failure) return console.log(`left out, fails without a slip: ${test}: ${failure}`)
    const met = { text: hashOf(test), files: product.hashes, meets: meetsOf(module, product) }
    writeFileSync(pathFor(test), JSON.stringify(met))
    all.set(test, met)
    console.log(`${Math.round(module.diagnostic().duration)} ms  ${test}`)
  })
  if (all.size === 0) throw new Error('No test was chosen that passes without a slip: a figure would say nothing')
  return all
}

/** What the tests of a file meet, by names of slips and paths of files. */
function meetsOf(module: TestModule, { slips, names }: Product): Record<string, Meeting> {
  const { setupDuration, collectDuration } = module.diagnostic()
  const tests = [...module.children.allTests()].map((test) => {
    const { at = 0, reached = [] } = test.meta() as Reached
    const inFunctions = reached.filter((number) => !slips[number - 1]?.isAtLoad)
    const keys = inFunctions.flatMap((number) => [names[number - 1] ?? '', slips[number - 1]?.file ?? ''])
    return { at, keys: new Set(keys), takes: test.diagnostic()?.duration ?? 0 }
  })
  const meetingOf = (key: string): Meeting => {
    const meet = tests.filter(({ keys }) => keys.has(key))
    const takes = meet.reduce((sum, test) => sum + test.takes, setupDuration + collectDuration)
    return [chosen(meet.map(({ at }) => at)), meet.length / tests.length, Math.round(takes)]
  }
  const keys = new Set(tests.flatMap((test) => [...test.keys]))
  return Object.fromEntries([...keys].map((key) => [key, meetingOf(key)]))
}

/**
 * The files of tests that a slip is shown to: those that meet it. What is made while a file is loaded is met by no call:
 * then they are the tests that meet a function of this file, or of one that imports it; so it is where the file has changed
 * since. Tests in Node are quick and come first; then those that are most about the slip.
 */
export function showingsOf(slip: number, product: Product, met: Map<string, Met>): Showing[] {
  const { file = '', isAtLoad = false } = product.slips[slip - 1] ?? {}
  const inFile = [...met].flatMap(([test, { files, meets }]) => {
    const isUnsure = isAtLoad || files[file] !== product.hashes[file]
    return entryOf(test, meets[product.names[slip - 1] ?? ''] ?? (isUnsure ? ofAll(meets[file]) : undefined))
  })
  const isElsewhere = inFile.length === 0 && isAtLoad
  const found = isElsewhere ? product.importersOf(file).flatMap((importer) => meetingsIn(importer, met)) : inFile
  const order = found.toSorted(
    (one, other) =>
      Number(isInNode(other.test)) - Number(isInNode(one.test)) || other.share / other.takes - one.share / one.takes,
  )
  const once = [...new Map(order.toReversed().map((each) => [each.test, each])).values()].toReversed()
  let taken = 0
  return once
    .filter(({ takes }, at) => {
      taken += takes
      return at === 0 || taken <= PATIENCE
    })
    .map(({ test, which }) => ({ test, slip, which }))
}

function meetingsIn(file: string, met: Map<string, Met>) {
  return [...met].flatMap(([test, { meets }]) => entryOf(test, ofAll(meets[file])))
}

/** The meeting with a file: each of its tests may notice. */
function ofAll(meeting: Meeting | undefined): Meeting | undefined {
  return meeting && ['all', meeting[1], meeting[2]]
}

function entryOf(test: string, meeting: Meeting | undefined) {
  if (!meeting) return []
  const [which, share, takes] = meeting
  return [{ test, which, share, takes }]
}

function keptOf(test: string): [string, Met][] | undefined {
  const path = pathFor(test)
  if (!existsSync(path)) return undefined
  const met = JSON.parse(readFileSync(path, 'utf8')) as Met
  return met.text === hashOf(test) ? [[test, met]] : undefined
}

function pathFor(test: string): string {
  return join(KEPT, `${test.replaceAll('/', '-')}.json`)
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12)
}
