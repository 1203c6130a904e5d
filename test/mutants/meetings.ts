import { failureIn, type Showing, type Tests } from './open-tests.ts'
import type { Slip } from './slips.ts'

/** A file of tests that meets a slip: with which of its tests last, with which share of them, and how long it takes, in ms. */
type Meeting = { test: string; last: number; share: number; takes: number }
type Met = Map<string, Meeting[]>

/** How long the tests may take that are shown one slip, in ms of what they take without it. */
const PATIENCE = 60_000

/** Runs files of tests without a slip, to see which of them meet what. One that fails so is named and left out. */
export async function findMeetings(tests: Tests, files: string[], slips: Slip[]): Promise<Met> {
  const met: Met = new Map()
  await tests.show(
    files.map((test) => ({ test, slip: 0, last: 0 })),
    ({ test }, module) => {
      const failure = failureIn(module)
      if (failure) return console.log(`left out, fails without a slip: ${test}: ${failure}`)
      const reached = [...module.children.allTests()].map((one) =>
        keysOf((one.meta() as { reached?: number[] }).reached),
      )
      const { duration } = module.diagnostic()
      console.log(`${Math.round(duration)} ms  ${test}`)
      for (const key of new Set(reached.flatMap((keys) => [...keys]))) {
        const meets = reached.map((keys) => keys.has(key))
        const last = meets.lastIndexOf(true) + 1
        const share = meets.filter(Boolean).length / meets.length
        met.set(key, [...(met.get(key) ?? []), { test, last, share, takes: (duration * last) / meets.length }])
      }
    },
  )
  return met

  /** A slip by its number, and the file that it is in. */
  function keysOf(numbers: number[] = []): Set<string> {
    const inFunctions = numbers.filter((number) => !slips[number - 1]?.isAtLoad)
    return new Set(inFunctions.flatMap((number) => [String(number), slips[number - 1]?.file ?? '']))
  }
}

/**
 * The files of tests that a slip is shown to, out of its file and the files that import this: the tests that meet it. What
 * is made while a file is loaded is met by no call: then they are the tests that meet a function of this file, or of one
 * that imports it. Tests in Node are quick and come first; then those that are most about the slip.
 */
export function showingsOf(slip: number, files: string[], met: Met): Showing[] {
  const [file = '', ...importers] = files
  const meetings = met.get(String(slip)) ?? met.get(file) ?? importers.flatMap((each) => met.get(each) ?? [])
  const isAll = !met.has(String(slip))
  const inNode = ({ test }: Meeting) => Number(/^test\/(rules|catalogue)\//.test(test))
  const order = meetings.toSorted(
    (one, other) => inNode(other) - inNode(one) || other.share / other.takes - one.share / one.takes,
  )
  const once = [...new Map(order.toReversed().map((meeting) => [meeting.test, meeting])).values()].toReversed()
  let taken = 0
  return once
    .filter(({ takes }, at) => {
      taken += takes
      return at === 0 || taken <= PATIENCE
    })
    .map(({ test, last }) => ({ test, slip, last: isAll ? -1 : last }))
}
