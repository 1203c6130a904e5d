import { readFileSync, writeFileSync } from 'node:fs'
import { copyTree } from '../chaos/planted.ts'
import { openTests, type Tests } from './open-tests.ts'
import { type LineMutant, sample, withSlip } from './sample.ts'
import { namesOf } from './tests-of.ts'

type Drawn = { count: number; seed: string }

/**
 * Draws `count` slips of one line from a folder, puts each into a copy of the tree, and runs the tests of its file: first
 * those in Node that import it, then those in workerd that meet it. Says which survived: where no test states the
 * behaviour of the line, or where the slip changes none.
 */
export async function runSample(folder: string, { count, seed }: Drawn): Promise<void> {
  const mutants = sample(folder, count, seed)
  const tests = await openTests(copyTree(`.wrangler/mutants-${folder.replaceAll('/', '-')}`))
  await passWithout(tests, [...new Set(mutants.map(({ file }) => file))])
  let killed = 0
  for (const mutant of mutants) {
    const killer = await killerOf(tests, mutant)
    if (killer) killed++
    console.log(inWords(mutant, killer))
  }
  console.log(`${folder}: ${killed} of ${mutants.length} killed, ${Math.round((100 * killed) / mutants.length)} %`)
  await tests.close()
}

async function passWithout(tests: Tests, files: string[]): Promise<void> {
  for (const file of files) {
    const count = (await tests.inNode([file])).length + tests.inWorkerd(namesOf(file)).length
    if (count === 0) throw new Error(`no test meets ${file}: it needs a line in test/mutants/tests-of.ts`)
  }
  const all = [...(await tests.inNode(files)), ...tests.inWorkerd(files.flatMap(namesOf))]
  // One after the other: all of them together may take longer than the tests of one file ever do.
  for (const each of new Set(all)) {
    const failure = await tests.firstFailure([each])
    if (failure) throw new Error(`fails without a mutant: ${failure}`)
  }
}

/** The test that notices a mutant; undefined: none does. */
async function killerOf(tests: Tests, mutant: LineMutant): Promise<string | undefined> {
  const { file } = mutant
  const text = readFileSync(file, 'utf8')
  put(withSlip(mutant, text))
  const killer = (await tests.firstFailure(await tests.inNode([file]))) ?? (await inWorkerd())
  put(text)
  return killer

  function put(changed: string) {
    writeFileSync(file, changed)
    tests.changed(file)
  }

  function inWorkerd() {
    return tests.firstFailure(tests.inWorkerd(namesOf(file)))
  }
}

function inWords({ file, line, was, becomes }: LineMutant, killer: string | undefined): string {
  const slip = `${file}:${line} ${was.trim()} → ${becomes.trim() || '(nothing)'}`
  return killer ? `killed   ${slip}\n         by ${killer}` : `SURVIVED ${slip}`
}
