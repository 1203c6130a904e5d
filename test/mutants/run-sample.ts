import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestModule } from 'vitest/node'
import { copyTree } from '../chaos/planted.ts'
import { findMeetings, showingsOf } from './meetings.ts'
import { chosen, failedIn, failureIn, isInNode, openTests, type Showing, type Tests } from './open-tests.ts'
import { type Drawing, draw, readProduct } from './product.ts'
import { inWords, type Slip, withSwitches } from './slips.ts'

/** How many slips of each folder are shown to the files of tests whose paths begin with one of these. */
type Drawn = Drawing & { begins: string[] }
/** A drawn slip, its number in the product, and what it changes. */
type Shown = { slip: Slip; number: number; words: string }

/**
 * Draws `count` slips from each folder. A copy of the tree has every slip of the product, each behind a switch. Tests that
 * are new or have changed run once without a slip, which shows what each of them meets; then each drawn slip is shown to
 * the tests that meet it, up to the first that fails. Says which slips survived: where no test states the behaviour of the
 * line, or where the slip changes none. At the end the tests that have noticed a slip run without one: which of them fails
 * then has noticed nothing.
 */
export async function runSample(folders: string[], { count, seed, begins }: Drawn): Promise<void> {
  const product = readProduct()
  const each = folders.map((folder) => draw(product, folder, { count, seed }))
  // One of each folder after the other, so that a run that is ended early tells of all of them.
  const inTurn = Array.from({ length: count }, (_, at) => each.flatMap((slips) => slips[at] ?? [])).flat()
  const drawn = inTurn.map((slip) => ({ slip, number: product.slips.indexOf(slip) + 1, words: inWords(slip) }))

  const tree = copyTree('.wrangler/mutants')
  // Before vitest is open: what it has read it does not read again.
  for (const file of Object.keys(product.hashes)) writeFileSync(join(tree, file), withSwitches(file, product.slips))
  const tests = await openTests(tree)
  const chosen = (await tests.files()).filter((test) => begins.some((begin) => test.startsWith(begin)))
  const met = await findMeetings(tests, chosen, product)
  const showings = drawn.flatMap(({ number }) => showingsOf(number, product, met))
  const noticed = await showAll(tests, showings, drawn)
  await confirm(tests, noticed, drawn)
  await tests.close()
  for (const folder of folders) console.log(share(folder, drawn, noticed))
}

/** The test that has noticed a slip: its file and its place in it. */
type Notice = { test: string; at: number }

/** Shows slips to tests, tells how each of them ends, and returns which test has noticed which. */
async function showAll(tests: Tests, showings: Showing[], drawn: Shown[]): Promise<Map<number, Notice>> {
  const noticed = new Map<number, Notice>()
  const words = new Map(drawn.map((each) => [each.number, each.words]))
  for (const round of roundsOf(showings)) {
    await tests.show(
      round.filter(({ slip }) => !noticed.has(slip)),
      ended,
    )
    const left = drawn.filter(({ number }) => !noticed.has(number))
    console.log(['', `${left.length} left:`, ...left.map((each) => `  ${each.words}`)].join('\n'))
  }
  for (const { number, words } of drawn) if (!noticed.has(number)) console.log(`SURVIVED ${words}`)
  return noticed

  function ended({ slip, test }: Showing, module: TestModule): void {
    const failure = failureIn(module)
    if (noticed.has(slip) || !failure) return
    noticed.set(slip, { test, at: failedIn(module)[0] ?? 0 })
    console.log(`noticed  ${words.get(slip)}\n         by ${test}: ${failure}`)
  }
}

/** Tests in Node, then of each slip the file in workerd that is most about it, then two others, then the rest. */
function roundsOf(showings: Showing[]): Showing[][] {
  const inWorkerd = Map.groupBy(
    showings.filter(({ test }) => !isInNode(test)),
    ({ slip }) => slip,
  )
  const some = (from: number, till?: number) => [...inWorkerd.values()].flatMap((of) => of.slice(from, till))
  return [showings.filter(({ test }) => isInNode(test)), some(0, 1), some(1, 3), some(3)]
}

/** Takes back what a test has noticed that fails without a slip too, where those run alone that have noticed one. */
async function confirm(tests: Tests, noticed: Map<number, Notice>, drawn: Shown[]): Promise<void> {
  const byFile = Map.groupBy(noticed.values(), ({ test }) => test)
  const showings = [...byFile].map(([test, of]) => ({ test, slip: 0, which: chosen(of.map(({ at }) => at)) }))
  await tests.show(showings, ({ test }, module) => {
    const failed = failedIn(module)
    for (const { number, words } of drawn) {
      const notice = noticed.get(number)
      if (notice?.test !== test || !failed.includes(notice.at)) continue
      noticed.delete(number)
      console.log(`NOT SURE ${words}: ${test} fails without a slip`)
    }
  })
}

function share(folder: string, drawn: Shown[], noticed: Map<number, Notice>): string {
  const inFolder = drawn.filter(({ slip }) => slip.file.startsWith(`${folder}/`))
  const count = inFolder.filter(({ number }) => noticed.has(number)).length
  return `${folder}: ${count} of ${inFolder.length} noticed, ${Math.round((100 * count) / inFolder.length)} %`
}
