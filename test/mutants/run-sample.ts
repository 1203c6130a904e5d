import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { copyTree } from '../chaos/planted.ts'
import { findMeetings, showingsOf } from './meetings.ts'
import { failureIn, openTests, type Showing, type Tests } from './open-tests.ts'
import { draw, filesIn, inWords, type Slip, slipsIn, withSwitches } from './slips.ts'

/** How many slips of each folder, drawn by which seed, are shown to the files of tests whose paths begin with one of these. */
type Drawn = { count: number; seed: string; begins: string[] }

/**
 * Draws `count` slips from each folder and puts all of them, each behind a switch, into one copy of the tree. The tests
 * run once without a slip, which shows what each of them meets; then each slip is shown to the tests that meet it, up to
 * the first that fails. Says which slips survived: where no test states the behaviour of the line, or where the slip
 * changes none. At the end some tests run once more without a slip, to see that none has left anything behind.
 */
export async function runSample(folders: string[], { count, seed, begins }: Drawn): Promise<void> {
  const each = folders.map((folder) => draw(filesIn(folder).flatMap(slipsIn), count, seed))
  // One of each folder after the other, so that a run that is ended early tells of all of them.
  const drawn = Array.from({ length: count }, (_, at) => each.flatMap((slips) => slips[at] ?? [])).flat()
  const files = [...new Set(drawn.map(({ file }) => file))]
  const importersOf = importers()
  const switched = [...new Set([...files, ...files.flatMap(importersOf)])]
  // The drawn ones have the first numbers; the others only show which tests meet a file.
  const names = new Set(drawn.map((slip) => JSON.stringify(slip)))
  const slips = [...drawn, ...switched.flatMap(slipsIn).filter((slip) => !names.has(JSON.stringify(slip)))]
  const words = drawn.map((slip) => inWords(slip))

  const tree = copyTree('.wrangler/mutants')
  // Before vitest is open: what it has read it does not read again.
  for (const file of switched) writeFileSync(join(tree, file), withSwitches(file, slips))
  const tests = await openTests(tree)
  const chosen = (await tests.filesFor(files)).filter((test) => begins.some((begin) => test.startsWith(begin)))
  const met = await findMeetings(tests, chosen, slips)
  const showings = drawn.flatMap(({ file }, at) => showingsOf(at + 1, [file, ...importersOf(file)], met))
  const noticed = await showAll(tests, showings, words)
  for (const folder of folders) console.log(share(folder, drawn, noticed))
  await findMeetings(tests, [...new Set(showings.map(({ test }) => test))].slice(0, 10), slips)
  await tests.close()
}

/** The files of the product that import a file, as far as its name tells. */
function importers(): (file: string) => string[] {
  const texts = filesIn('src').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  return (imported) => texts.filter(({ text }) => text.includes(`/${basename(imported)}'`)).map(({ file }) => file)
}

/** Shows slips to tests, tells how each of them ends, and returns the numbers of those that were noticed. */
async function showAll(tests: Tests, showings: Showing[], words: string[]): Promise<Set<number>> {
  const noticed = new Set<number>()
  const lastOf = new Map(showings.map((showing) => [showing.slip, showing]))
  for (const [at, slip] of words.entries())
    if (!lastOf.has(at + 1)) console.log(`SURVIVED ${slip}, which no test meets`)
  await tests.show(showings, (showing, module) => {
    const { slip, test } = showing
    const failure = failureIn(module)
    if (noticed.has(slip)) return
    if (failure) noticed.add(slip)
    if (failure) console.log(`noticed  ${words[slip - 1]}\n         by ${test}: ${failure}`)
    else if (lastOf.get(slip) === showing) console.log(`SURVIVED ${words[slip - 1]}`)
  })
  return noticed
}

function share(folder: string, drawn: Slip[], noticed: Set<number>): string {
  const inFolder = drawn.flatMap(({ file }, at) => (file.startsWith(`${folder}/`) ? [at + 1] : []))
  const count = inFolder.filter((slip) => noticed.has(slip)).length
  return `${folder}: ${count} of ${inFolder.length} noticed, ${Math.round((100 * count) / inFolder.length)} %`
}
