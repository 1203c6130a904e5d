import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { TestModule } from 'vitest/node'
import { failureIn, isInNode, type Showing, type Tests } from './open-tests.ts'
import type { Product } from './product.ts'

/** How a file of tests meets a slip: with which of its tests last (-1: any), with which share of them, and how long it takes, in ms. */
type Meeting = [last: number, share: number, takes: number]
/** What a file of tests meets, by names of slips and paths of files. `text`, `files`: the tests and the product then, hashed. */
type Met = { text: string; files: Record<string, string>; meets: Record<string, Meeting> }
type Reached = { reached?: number[] }

/** How long the tests may take that are shown one slip, in ms of what they take without it. */
const PATIENCE = 120_000
/** The meetings of each file of tests, kept until the file changes. The process changes its folder later. */
const KEPT = resolve('.wrangler/meetings')

/** What each file of tests meets: as it is kept, or by running it without a slip. One that fails so is named and left out. */
export async function findMeetings(tests: Tests, files: string[], product: Product): Promise<Map<string, Met>> {
  mkdirSync(KEPT, { recursive: true })
  const all = new Map(files.flatMap((test): [string, Met][] => keptOf(test) ?? []))
  const others = files.filter((test) => !all.has(test))
  await runUnchanged(tests, others, (test, module) => {
    const met = { text: hashOf(test), files: product.hashes, meets: meetsOf(module, product) }
    writeFileSync(pathFor(test), JSON.stringify(met))
    all.set(test, met)
  })
  return all
}

/** Runs files of tests without a slip, and names those that fail. */
export async function runUnchanged(
  tests: Tests,
  files: string[],
  passed: (test: string, module: TestModule) => void = () => {},
): Promise<void> {
  const showings = files.map((test) => ({ test, slip: 0, last: 0 }))
  await tests.show(showings, ({ test }, module) => {
    const failure = failureIn(module)
    console.log(
      failure ? `left out, fails without a slip: ${test}: ${failure}` : `${Math.round(lasts(module))} ms  ${test}`,
    )
    if (!failure) passed(test, module)
  })
}

function meetsOf(module: TestModule, { slips, names }: Product): Record<string, Meeting> {
  const reached = [...module.children.allTests()].map((one) => {
    const inFunctions = ((one.meta() as Reached).reached ?? []).filter((number) => !slips[number - 1]?.isAtLoad)
    return new Set(inFunctions.flatMap((number) => [names[number - 1] ?? '', slips[number - 1]?.file ?? '']))
  })
  const { setupDuration, collectDuration, duration } = module.diagnostic()
  const meetingOf = (key: string): Meeting => {
    const meets = reached.map((keys) => keys.has(key))
    const last = meets.lastIndexOf(true) + 1
    const takes = setupDuration + collectDuration + (duration * last) / meets.length
    return [last, meets.filter(Boolean).length / meets.length, Math.round(takes)]
  }
  return Object.fromEntries([...new Set(reached.flatMap((keys) => [...keys]))].map((key) => [key, meetingOf(key)]))
}

function lasts(module: TestModule): number {
  const { setupDuration, collectDuration, duration } = module.diagnostic()
  return setupDuration + collectDuration + duration
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
    .map(({ test, last }) => ({ test, slip, last }))
}

function meetingsIn(file: string, met: Map<string, Met>) {
  return [...met].flatMap(([test, { meets }]) => entryOf(test, ofAll(meets[file])))
}

/** The meeting with a file: each of its tests may notice. */
function ofAll(meeting: Meeting | undefined): Meeting | undefined {
  return meeting && [-1, meeting[1], meeting[2]]
}

function entryOf(test: string, meeting: Meeting | undefined) {
  if (!meeting) return []
  const [last, share, takes] = meeting
  return [{ test, last, share, takes }]
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
