import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestModule } from 'vitest/node'
import { copyTree } from '../chaos/planted.ts'
import { findMeetings, runUnchanged, showingsOf } from './meetings.ts'
import { failureIn, isInNode, openTests, type Showing, type Tests } from './open-tests.ts'
import { readProduct } from './product.ts'
import { draw, inWords, type Slip, withSwitches } from './slips.ts'

/** How many slips of each folder, drawn by which seed, are shown to the files of tests whose paths begin with one of these. */
type Drawn = { count: number; seed: string; begins: string[] }
/** A drawn slip, its number in the product, and what it changes. */
type Shown = { slip: Slip; number: number; words: string }

/**
 * Draws `count` slips from each folder. A copy of the tree has every slip of the product, each behind a switch. Tests that
 * are new or have changed run once without a slip, which shows what each of them meets; then each drawn slip is shown to
 * the tests that meet it, up to the first that fails. Says which slips survived: where no test states the behaviour of the
 * line, or where the slip changes none. At the end some tests run once more without a slip, to see that none has left
 * anything behind.
 */
export async function runSample(folders: string[], { count, seed, begins }: Drawn): Promise<void> {
  const product = readProduct()
  const each = folders.map((folder) => draw(slipsUnder(folder, product.slips), count, seed))
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
  for (const folder of folders) console.log(share(folder, drawn, noticed))
  await runUnchanged(tests, [...new Set(showings.map(({ test }) => test))].slice(0, 10))
  await tests.close()
}

function slipsUnder(folder: string, slips: Slip[]): Slip[] {
  return slips.filter(({ file }) => file.startsWith(`${folder}/`))
}

/** Shows slips to tests, tells how each of them ends, and returns the numbers of those that were noticed. */
async function showAll(tests: Tests, showings: Showing[], drawn: Shown[]): Promise<Set<number>> {
  const noticed = new Set<number>()
  const words = new Map(drawn.map((each) => [each.number, each.words]))
  const lastOf = new Map(showings.map((showing) => [showing.slip, showing]))
  for (const { number, words } of drawn) if (!lastOf.has(number)) console.log(`SURVIVED ${words}, which no test meets`)
  const show = (some: Showing[]) => tests.show(some, ended)
  await show(showings.filter(({ test }) => isInNode(test)))
  await show(showings.filter(({ slip, test }) => !isInNode(test) && !noticed.has(slip)))
  return noticed

  function ended(showing: Showing, module: TestModule): void {
    const { slip, test } = showing
    if (noticed.has(slip)) return
    const failure = failureIn(module)
    if (failure) noticed.add(slip)
    if (failure) console.log(`noticed  ${words.get(slip)}\n         by ${test}: ${failure}`)
    else if (lastOf.get(slip) === showing) console.log(`SURVIVED ${words.get(slip)}`)
  }
}

function share(folder: string, drawn: Shown[], noticed: Set<number>): string {
  const inFolder = drawn.filter(({ slip }) => slip.file.startsWith(`${folder}/`))
  const count = inFolder.filter(({ number }) => noticed.has(number)).length
  return `${folder}: ${count} of ${inFolder.length} noticed, ${Math.round((100 * count) / inFolder.length)} %`
}
