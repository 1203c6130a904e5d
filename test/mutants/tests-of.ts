/** The tests in workerd that state what a file promises; of pure functions the tests are in Node, and import them. */
const TESTS: [path: RegExp, tests: string[]][] = [
  [/enquiries\/(take|spill)\./, ['enquiries-doors', 'enquiries-cost', 'enquiries-cron', 'turnstile', 'health']],
  [/enquiries\/(outbox|webhook|mail|enquiries)\./, ['outbox', 'enquiries-doors', 'enquiries', 'own-enquiry']],
  [/enquiries\/(cron|digest|duties|erasure)\./, ['enquiries-cron', 'endings', 'staff', 'enquiries-cost']],
  [/enquiries\/health\./, ['health', 'enquiries-cost']],
  [/enquiries\/desk\./, ['staff', 'enquiries-cost', 'backup']],
  [/enquiries\/(take-in|turnstile)\./, ['enquiries', 'turnstile', 'enquiries-cron', 'enquiries-doors']],
  [/data\/enquiries\//, ['enquiries', 'own-enquiry', 'enquiry-trip', 'outbox']],
  [/edge\/(adapt|outside-tags)\./, ['adapt', 'preferences', 'security']],
  [/edge\/mark-kept\./, ['shortlist']],
  [/edge\/site-notice\./, ['site-notice']],
  [/edge\/page-key\./, ['stored-pages', 'itineraries', 'cache', 'paging']],
  [/edge\/same-site\./, ['enquiries', 'preferences', 'security']],
  [/edge\/security-headers\./, ['security', 'streaming', 'adapt', 'site-notice']],
  [
    /edge\//,
    [
      'cache',
      'stored-pages',
      'streaming',
      'kept-copies',
      'spellings',
      'itineraries',
      'waits',
      'revision',
      'silent-stores',
      'site-notice',
    ],
  ],
]

/** The beginnings of the names of the tests in workerd that meet a file. */
export function namesOf(file: string): string[] {
  return TESTS.find(([path]) => path.test(file))?.[1] ?? []
}
