import { relative, resolve } from 'node:path'
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node'

/** The tests of a tree, in one vitest that stays open: what it has read once it does not read again for each mutant. */
export type Tests = {
  /** Those in Node that import one of the files. */
  inNode(files: string[]): Promise<TestSpecification[]>
  /** Those in workerd whose files' names begin so. */
  inWorkerd(names: string[]): TestSpecification[]
  /** Has a file that was written read anew. */
  changed(file: string): void
  /** Runs tests up to the first failure, and names it; undefined: all pass. */
  firstFailure(tests: TestSpecification[]): Promise<string | undefined>
  close(): Promise<void>
}

/** Longer than any tests take, in ms: what has not ended by then does not end. */
const PATIENCE = 180_000
const ENDLESS = 'does not end'

/** Opens the tests of a tree. The process moves there, because the paths of its configuration begin there. */
export async function openTests(tree: string): Promise<Tests> {
  process.chdir(tree)
  let failure: string | undefined
  const reporter = {
    onTestRunEnd(modules: readonly TestModule[], _: unknown, end: string) {
      failure = end === 'passed' ? undefined : (modules.map(failureIn).find(Boolean) ?? end)
    },
  }
  const options = { project: ['node', 'workerd'], bail: 1, maxWorkers: 1, silent: true, reporters: [reporter] }
  const vitest = await createVitest({ ...options, watch: false })
  await vitest.standalone()
  const all = await vitest.globTestSpecifications()

  async function run(tests: TestSpecification[]): Promise<string | undefined> {
    let isEndless = false
    const stop = setTimeout(() => {
      isEndless = true
      // Asked twice, it does not wait for the test that runs.
      for (const _ of [1, 2]) void vitest.cancelCurrentRun('keyboard-input')
    }, PATIENCE)
    const { unhandledErrors } = await vitest.runTestSpecifications(tests)
    clearTimeout(stop)
    return isEndless ? ENDLESS : (failure ?? unhandledErrors.map(messageOf)[0])
  }

  return {
    async inNode(files) {
      vitest.config.related = files.map((file) => resolve(file))
      const related = await vitest.getRelevantTestSpecifications()
      // What test/repo asks of the tree says nothing of what a line does.
      return related.filter(({ project, moduleId }) => project.name === 'node' && !moduleId.includes('/test/repo/'))
    },
    inWorkerd(names) {
      const beginnings = names.map((name) => `test/${name}.test.`)
      return all.filter(({ moduleId }) => beginnings.some((path) => relative(tree, moduleId).startsWith(path)))
    },
    changed: (file) => vitest.invalidateFile(resolve(file)),
    // A busy machine is no failure: what did not end has a second try.
    firstFailure: async (tests) => {
      if (tests.length === 0) return undefined
      const first = await run(tests)
      return first === ENDLESS ? run(tests) : first
    },
    close: () => vitest.close(),
  }
}

function failureIn(module: TestModule): string | undefined {
  const [test] = module.children.allTests('failed')
  const name = test?.fullName ?? module.errors()[0]?.message.split('\n')[0]
  return name && `${module.relativeModuleId}: ${name}`
}

/** What nobody caught; of another program, it may be anything. */
function messageOf(error: unknown): string {
  return (error as { message?: string } | undefined)?.message ?? 'nobody caught an error'
}
