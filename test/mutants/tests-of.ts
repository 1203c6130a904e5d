/** The tests in workerd that state what a file promises; of pure functions the tests are in Node, and import them. */
const TESTS: [path: RegExp, tests: string[]][] = [
  [/enquiries\/(doors|spill)\./, ['enquiries-doors', 'enquiries-cost', 'enquiries-cron', 'turnstile', 'health']],
  [
    /(enquiries\/(outbox|webhook|enquiry-rows)|stores\/send-mail)\./,
    ['outbox', 'enquiries-doors', 'enquiries', 'own-enquiry'],
  ],
  [
    /(every-minute|enquiries\/(send-digest|duties|erasure))\./,
    ['enquiries-cron', 'endings', 'staff', 'enquiries-cost'],
  ],
  [/site\/read-health\./, ['health', 'enquiries-cost']],
  [/enquiries\/kept-enquiries\./, ['staff', 'enquiries-cost', 'backup']],
  [/enquiries\/(intake|rate-limit|turnstile-mark)\./, ['enquiries', 'turnstile', 'enquiries-cron', 'enquiries-doors']],
  [/data\/enquiries\//, ['enquiries', 'own-enquiry', 'enquiry-trip', 'outbox']],
  [/variant\/(adapt|outside-tags)\./, ['adapt', 'preferences', 'security']],
  [/variant\/mark-kept\./, ['shortlist']],
  [/variant\/put-on-top\./, ['site-notice']],
  [/stored\/page-key\./, ['stored-pages', 'itineraries', 'cache', 'paging']],
  [/security\/same-site\./, ['enquiries', 'preferences', 'security']],
  [/security\/security-headers\./, ['security', 'streaming', 'adapt', 'site-notice']],
  [
    /delivery\//,
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
