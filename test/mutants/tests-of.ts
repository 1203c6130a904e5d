/** The tests in workerd that state what a file promises; of pure functions the tests are in Node, and import them. */
const TESTS: [path: RegExp, tests: string[]][] = [
  [/enquiries\/(take|spill)\./, ['enquiries-doors', 'enquiries-cost', 'enquiries-cron']],
  [/enquiries\/(outbox|webhook|mail|enquiries)\./, ['outbox', 'enquiries-doors', 'enquiries', 'own-enquiry']],
  [/enquiries\/(cron|digest|duties|erasure)\./, ['enquiries-cron', 'endings', 'staff', 'enquiries-cost']],
  [/enquiries\/health\./, ['health', 'enquiries-cost']],
  [/enquiries\/desk\./, ['staff', 'enquiries-cost', 'backup']],
  [/enquiries\/(take-in|turnstile)\./, ['enquiries', 'turnstile', 'enquiries-cron']],
  [/data\/enquiries\//, ['enquiries', 'own-enquiry', 'enquiry-trip', 'outbox']],
  [/edge\/(adapt|outside-tags)\./, ['adapt', 'preferences', 'security']],
  [/edge\/same-site\./, ['enquiries', 'preferences', 'security']],
  [/edge\/security-headers\./, ['security', 'streaming', 'adapt']],
  [/edge\//, ['stored-pages', 'cache', 'streaming', 'kept-copies', 'spellings', 'silent-stores', 'revision']],
]

const IN_NODE = ['vitest', 'related', '--run', '--bail=1', '--project', 'node']
const IN_WORKERD = ['vitest', 'run', '--bail=1', '--project', 'workerd']

/** The run of vitest that has to fail while there is a slip in a file. It stops at the first failure. */
export function testsOf(file: string): string[] {
  return file.startsWith('src/domain/') ? [...IN_NODE, file] : [...IN_WORKERD, ...filesOf(file)]
}

/** All of these runs in one. */
export function testsOfAll(files: string[]): string[] {
  const [first = ''] = files
  if (first.startsWith('src/domain/')) return [...IN_NODE, ...new Set(files)]
  return [...IN_WORKERD, ...new Set(files.flatMap(filesOf))]
}

function filesOf(file: string): string[] {
  const [, names = []] = TESTS.find(([path]) => path.test(file)) ?? []
  return names.map((name) => `test/worker/${name}.test.`)
}
