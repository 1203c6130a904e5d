const CASES = [
  'desk/cases',
  'desk/won',
  'desk/travelling',
  'desk/outcomes',
  'desk/find',
  'desk/lists',
  'desk/before',
  'desk/judged',
  'desk/reports',
  'desk/cost',
]
const PRICES = ['desk/prices', 'desk/price-pages', 'undo']
const PAGES = [
  'pages',
  'tours',
  'home',
  'listings',
  'trip',
  'trip-walk',
  'countries',
  'documents',
  'heads',
  'route-map',
]
const FORMS = ['forms', 'enquiries', 'enquiry-trip', 'own-enquiry', 'broken-bodies', 'security']
const LISTS = ['search', 'filters', 'paging', 'shortlist', 'compare', 'itineraries', 'places', 'sitemap', 'spellings']

/**
 * The tests in workerd that state what a file promises, with their folder where it is not test/worker; of pure functions
 * the tests are in Node, and import them.
 */
const TESTS: [path: RegExp, tests: string[]][] = [
  [/cases\/(change-many|close-earlier|export-cases|hand-over)\./, ['desk/many', 'desk/owner', 'desk/before']],
  [/desk\/lead\/|cases\/save-lead\./, ['desk/leads', 'desk/every-form']],
  [/cases\/(ask-review|guest-reviews|publish-review)\.|site\/guest-review\//, ['review-ask']],
  [/(data|domain)\/cases\//, [...CASES, 'staff']],
  [/desk\/(case|inbox|templates|travel)\//, CASES],
  [/(desk|data|domain)\/prices\//, PRICES],
  [/desk\/facts\/|data\/facts\//, ['desk/facts', 'endings', 'undo', 'tours']],
  [/desk\/notices\/|site\/notices\./, ['desk/notices', 'site-notice']],
  [/desk\/reviews\/|catalogue\/(edit-)?reviews\./, ['desk/reviews', 'review-ids', 'undo']],
  [/desk\/(tours|guides)\/|catalogue\/withdrawals\./, ['desk/tours', 'desk/tour-editor', 'desk/guides', 'undo']],
  [/desk\/carousels\/|catalogue\/carousels\./, ['desk/carousels', 'undo', 'home']],
  [/desk\/owner\//, ['desk/owner', 'desk/many']],
  [/desk\/reports\//, ['desk/reports', 'desk/outcomes', 'desk/cost']],
  [
    /desk\/(site|frame)\/|desk\/[a-z-]+\.tsx|(data|domain)\/staff\//,
    ['desk/door', 'desk/access-keys', 'desk/cases', 'desk/price-pages'],
  ],
  [/(data|domain)\/authoring\//, ['tour-versions', 'desk/tour-editor', 'desk/guides', 'seed', 'search']],
  [/catalogue\/changes\./, ['undo', ...PRICES]],
  [/data\/(catalogue|search|filters|shortlist|trips)\//, [...PAGES, ...LISTS, 'seed', 'revision']],
  [/(site|data)\/speed\//, ['vitals', 'speed-nights', 'desk/speed', 'broken-bodies']],
  [/desk\/speed\//, ['desk/speed', 'desk/cost']],
  [/(site|data)\/visit\//, ['preferences', 'rates', 'views', 'desk/outcomes']],
  [/stores\/ask-analytics\./, ['speed-nights', 'desk/outcomes']],
  [/src\/site\/(enquiry|own-enquiry)\//, FORMS],
  [/src\/site\/health\//, ['health']],
  [/src\/site\//, [...PAGES, ...LISTS, 'preferences', 'silent-stores', 'security']],
  [/enquiries\/(doors|spill)\./, ['enquiries-doors', 'enquiries-cost', 'enquiries-cron', 'turnstile', 'health']],
  [
    /(enquiries\/(outbox|webhook|enquiry-rows)|stores\/send-mail)\./,
    ['outbox', 'enquiries-doors', 'enquiries', 'own-enquiry'],
  ],
  [/enquiries\/(erasure|tell-ends|person|traces)\./, ['erasure', 'erasure-races', 'erasure-elsewhere', 'staff']],
  [/(every-minute|enquiries\/(send-digest|duties))\./, ['enquiries-cron', 'endings', 'staff', 'enquiries-cost']],
  [/data\/site\/(revision|site-paths)\./, ['revision', 'sitemap', 'cache']],
  [/enquiries\/read-health\./, ['health', 'enquiries-cost']],
  [/enquiries\/kept-enquiries\./, ['staff', 'enquiries-cost', 'backup']],
  [/enquiries\/(intake|rate-limit|turnstile-mark)\./, ['enquiries', 'turnstile', 'enquiries-cron', 'enquiries-doors']],
  [/data\/enquiries\//, ['enquiries', 'own-enquiry', 'enquiry-trip', 'outbox']],
  [/variant\/(adapt|outside-tags)\./, ['adapt', 'preferences', 'security', 'shortlist']],
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

/** The beginnings of the paths below test/ of the tests in workerd that meet a file. */
export function namesOf(file: string): string[] {
  const names = TESTS.find(([path]) => path.test(file))?.[1] ?? []
  return names.map((name) => (name.includes('/') ? name : `worker/${name}`))
}
