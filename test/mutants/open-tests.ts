import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from 'vitest/node'

/** A file of tests, some of which are shown a slip; slip 0 is none. `which`: the bits of a hexadecimal number, or `all`. */
export type Showing = { test: string; slip: number; which: string }

/** The tests of a tree, in one vitest that stays open: what it has read once it does not read again. */
export type Tests = {
  /** The files of tests in Node and in workerd. */
  files(): Promise<string[]>
  /** Runs files of tests in this order, in one process each of Node and workerd. Tells of each when it has ended. */
  show(showings: Showing[], ended: (showing: Showing, module: TestModule) => void): Promise<void>
  close(): Promise<void>
}

/** One after the other: where the first one throws, the next ones do nothing. */
const SLIP_FIRST = "sequence: { setupFiles: 'list' }, setupFiles: ['./test/mutants/show-slip.ts', "

class AsGiven extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files
  }
}

/** Opens the tests of a tree. The process moves there, because the paths of its configuration begin there. */
export async function openTests(tree: string): Promise<Tests> {
  process.chdir(tree)
  const config = readFileSync('vitest.config.ts', 'utf8')
  writeFileSync('vitest.config.ts', config.replaceAll('setupFiles: [', SLIP_FIRST))
  let onEnd = (_: TestModule) => {}
  const vitest = await createVitest({
    project: ['node', 'workerd'],
    maxWorkers: 1,
    silent: true,
    watch: false,
    reporters: [{ onTestModuleEnd: (module: TestModule) => onEnd(module) }],
    sequence: { sequencer: AsGiven },
  })
  await vitest.standalone()
  const projectOf = new Map<string, TestSpecification['project']>()

  return {
    async files() {
      const all = await vitest.globTestSpecifications()
      for (const { moduleId, project } of all) projectOf.set(relative(tree, moduleId), project)
      // test/repo checks the tree, not the behaviour of lines; test/chaos plants its own faults.
      return [...projectOf.keys()].filter((file) => !/^test\/(repo|chaos)\//.test(file))
    },
    async show(showings, ended) {
      const copies = new Map(showings.map((showing) => [resolve(copyFor(showing)), showing]))
      onEnd = (module) => {
        const showing = copies.get(module.moduleId)
        if (showing) ended(showing, module)
      }
      const all = [...copies].flatMap(([copy, { test }]) => projectOf.get(test)?.createSpecification(copy) ?? [])
      if (all.length > 0) await vitest.runTestSpecifications(all)
    },
    close: () => vitest.close(),
  }
}

/** Copies a file of tests to a name beside it that has it show a slip. */
function copyFor({ test, slip, which }: Showing): string {
  const copy = test.replace(/\.test\.tsx?$/, (ending) => `.slip-${slip}-${which}${ending}`)
  copyFileSync(test, copy)
  return copy
}

/** The tests of these places in a file, as `which`. */
export function chosen(places: number[]): string {
  return places.reduce((bits, at) => bits | (1n << BigInt(at)), 0n).toString(16)
}

/** The places of the tests of a file that failed. */
export function failedIn(module: TestModule): number[] {
  return [...module.children.allTests('failed')].map((test) => (test.meta() as { at?: number }).at ?? 0)
}

/** The first test of a file that failed, or why the file could not be run; undefined: all passed. */
export function failureIn(module: TestModule): string | undefined {
  const [test] = module.children.allTests('failed')
  return test?.fullName ?? module.errors()[0]?.message.split('\n')[0]
}

/** Whether a file of tests runs in Node, where tests are quick. */
export function isInNode(test: string): boolean {
  return /^test\/(rules|catalogue)\//.test(test)
}
