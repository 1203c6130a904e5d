import type { Planted } from '../chaos/planted.ts'

/** A change that makes the product wrong, and the tests that have to fail for it. */
export type Mutant = Planted & { tests: string[] }

const OUTBOX = ['test/worker/outbox.test.ts']
const DOORS = ['test/worker/enquiries-doors.test.ts']
const CRON = ['test/worker/enquiries-cron.test.ts']
const POSTS = ['test/worker/enquiries.test.ts']
const COST = ['test/worker/enquiries-cost.test.ts']
const HEALTH = ['test/worker/health.test.ts']
const STALLS = ['test/chaos/stalls.test.ts']

const inFile = (file: string, tests: string[], ...changes: [name: string, is: string, becomes: string][]): Mutant[] =>
  changes.map(([name, is, becomes]) => ({ name, file, is, becomes, tests }))

/** One fault in each layer of the product. */
const LAYERS: Mutant[] = [
  ...inFile(
    'src/values/money.ts',
    ['test/rules/values/money.test.ts'],
    ['layer values: 30 % are struck', '* 14', '* 13'],
  ),
  ...inFile(
    'src/content/tours/bali-6d5n.ts',
    ['test/catalogue/content.test.ts'],
    ['layer content: Ubud lies in Africa', 'at: [-8.5069, 115.2625]', 'at: [-8.5069, 15.2625]'],
  ),
  ...inFile(
    'src/data/filters/listings.ts',
    ['test/worker/listings.test.tsx'],
    ['layer data: the least popular comes first', '.orderBy(asc(tours.rank))', '.orderBy(asc(tours.title))'],
  ),
  ...inFile(
    'src/ui/catalogue/tier-card.tsx',
    ['test/worker/tours.test.ts'],
    ['layer ui: a tier leads to the form without its tier', 'enquirePath(id, tier.key)}', 'enquirePath(id)}'],
  ),
  ...inFile(
    'src/delivery/html/site-document.tsx',
    ['test/worker/heads.test.ts'],
    ['layer delivery: no language', ' lang="en-IN"', ''],
  ),
  ...inFile(
    'src/site/tour/page.tsx',
    ['test/worker/tours.test.ts'],
    ['layer site, a page: a tour keeps its place to itself', '{tour.location}', ''],
  ),
  ...inFile(
    'src/delivery/variant/adapt.ts',
    ['test/worker/adapt.test.ts'],
    ['layer delivery, a variant: nobody gets a dark page', "if (preferences.theme === 'dark') darken(rewriter)", ''],
  ),
  ...inFile(
    'src/site/tour/route.tsx',
    ['test/worker/spellings.test.ts'],
    [
      'layer site, a route: another spelling answers itself',
      'if (found.spelling !== c.req.path) return c.redirect(found.spelling, 301)',
      '',
    ],
  ),
  ...inFile(
    'src/islands/send-enquiry.ts',
    ['test/browser/dialog.test.ts'],
    ['layer islands: a repeat is another enquiry', "'idempotency-key': key", "'idempotency-key': crypto.randomUUID()"],
  ),
  ...inFile(
    'client/sticky-bar.ts',
    ['test/browser/navigation.test.ts'],
    ['layer client: the bar turns solid late', 'scrollY > 50', 'scrollY > 60'],
  ),
]

/** One fault for a claim of test/asvs.md: the test that the list names has to fail. */
const CLAIMS: Mutant[] = [
  ...inFile(
    'src/delivery/html/structured-data-script.tsx',
    ['test/worker/structured-data.test.ts'],
    ['claim 1.2.1: what a catalogue says ends a script', '/[<>&\\u2028\\u2029]/g', '/[\\u2028\\u2029]/g'],
  ),
  ...inFile(
    'src/domain/enquiries/enquiry-mail.ts',
    ['test/rules/enquiries/mail.test.ts'],
    [
      'claim 1.2.2: any page that was sent is a link',
      "/^\\/[\\w/.-]{0,100}$/.test(page) && !page.startsWith('//')",
      'true',
    ],
  ),
  ...inFile(
    'src/data/visit/stored-rates.ts',
    ['test/worker/rates.test.ts'],
    ['claim 1.3.6: rates are fetched wherever an answer leads', "'manual'", "'follow'"],
  ),
  ...inFile(
    'src/domain/search/search-text.ts',
    ['test/rules/search/search.test.ts'],
    ['claim 1.3.3: a search has any length', 'letters.length <= MOST_LETTERS', 'letters.length > 0'],
  ),
  ...inFile(
    'src/site/frame/remember.ts',
    ['test/worker/preferences.test.ts'],
    ['claim 3.3.1: scripts read what is remembered', '!isRead', 'false'],
  ),
  ...inFile(
    'src/delivery/security/security-headers.ts',
    ['test/worker/security.test.ts'],
    ['claim 3.4.1: http is allowed', "'max-age=63072000; includeSubDomains; preload'", "'max-age=0'"],
  ),
  ...inFile(
    'src/delivery/security/security-headers.ts',
    ['test/worker/security.test.ts'],
    ['claim 3.4.5: other sites get the whole address', "'strict-origin-when-cross-origin'", "'unsafe-url'"],
  ),
  ...inFile(
    'src/delivery/security/same-site.ts',
    ['test/worker/preferences.test.ts'],
    ['claim 3.5.1: posts from elsewhere are taken', "site !== 'same-origin' && site !== 'none'", 'false'],
  ),
  ...inFile(
    'src/site/frame/path-before.ts',
    ['test/worker/preferences.test.ts'],
    ['claim 3.7.2: the way back leads elsewhere', 'referer?.origin !== new URL(c.req.url).origin', '!referer'],
  ),
  ...inFile(
    'src/desk/desk.tsx',
    ['test/desk/door.test.ts'],
    ['claim 8.2.1: every role sees all', '!mayUse(c.env.staff, entry.roles)', 'false'],
  ),
  ...inFile(
    'src/desk/frame/door.ts',
    ['test/desk/door.test.ts'],
    [
      'claim 9.2.1: a token for another application lets in',
      '{ iss: issuer, aud: audience, exp: true, nbf: false, iat: false }',
      '{ iss: issuer, exp: true, nbf: false, iat: false }',
    ],
  ),
  ...inFile(
    'src/desk/frame/door.ts',
    ['test/desk/door.test.ts'],
    ['claim 9.1.1: a service is a person', "type === 'app'", 'true'],
  ),
  ...inFile(
    'src/domain/enquiries/ticket.ts',
    ['test/rules/enquiries/ticket.test.ts'],
    ['claim 11.5.1: any signature opens', 'return differences === 0', 'return true'],
  ),
  ...inFile(
    'src/delivery/security/security-headers.ts',
    ['test/worker/own-enquiry.test.ts'],
    ['claim 14.2.1: the secret address is a referrer', "'no-referrer'", "'unsafe-url'"],
  ),
  ...inFile(
    'src/delivery/security/security-headers.ts',
    ['test/worker/security.test.ts'],
    ['claim 14.3.2: a browser keeps what answers a post', "method !== 'GET' && method !== 'HEAD'", 'false'],
  ),
  ...inFile(
    'src/site/frame/failure.tsx',
    ['test/worker/security.test.ts'],
    [
      'claim 16.5.1: a page tells the error',
      'sentence="Something went wrong on our side."',
      'sentence={String(error)}',
    ],
  ),
  ...inFile(
    'src/delivery/stored/page-key.ts',
    ['test/worker/stored-pages.test.ts'],
    ['claim 1.4.2: any text is a page of a list', '/^[1-9]\\d{0,8}$/.test(after)', 'after !== ""'],
  ),
  ...inFile(
    'src/domain/visit/visitor.ts',
    ['test/worker/enquiries.test.ts'],
    ['claim 15.3.4: each host part is a visitor', 'groups.slice(0, 4)', 'groups.slice(0, 8)'],
  ),
  ...inFile(
    'src/domain/prices/sheet-text.ts',
    ['test/rules/prices/price-sheet.test.ts'],
    ['claim 5.2.1: a sheet has any size', 'bytes.length > SHEET_LIMITS.bytes', 'false'],
  ),
  ...inFile(
    'src/domain/site/asked.ts',
    ['test/worker/search.test.ts'],
    ['claim 15.3.7: of two texts the second counts', "([first = '']) => first", "([, second = '']) => second"],
  ),
]

export const MUTANTS: Mutant[] = [
  ...LAYERS,
  ...CLAIMS,
  ...inFile(
    'src/data/enquiries/doors.ts',
    STALLS,
    ['a visitor may wait 8 s in all', 'inAll: 3200 }', 'inAll: 8000 }'],
    ['the database may be silent for 30 s', 'database: 1500', 'database: 30_000'],
  ),
  ...inFile(
    'src/data/enquiries/doors.ts',
    DOORS,
    ['nobody keeps a silent attempt alive', 'keep(attempt.catch(() => {}))', 'void attempt.catch(() => {})'],
    ['nothing keeps the taking alive', 'stores.keep(allTried)', 'void allTried'],
    ['KV has a quarter of a second', 'spill: 1000', 'spill: 250'],
    [
      'the mail door marks nothing',
      'keep(settled.then(() => noteMailed({ database, store }, mailed)))',
      'void settled',
    ],
    ['a lost reply counts as a refusal', 'else isUnknown ||= mayHaveHappened(error)', ''],
    ['a silent door that accepts is not heard', 'Promise.race([attempt, accepted.promise])', 'attempt'],
    ['an unknown end is a refusal', "    return 'unknown'\n", "    return 'nowhere'\n"],
  ),
  ...inFile('src/data/enquiries/enquiry-rows.ts', DOORS, [
    'a mailed row does not mark the one that is there',
    'AND excluded.mailed_at IS NOT NULL',
    'AND false',
  ]),
  ...inFile(
    'src/data/enquiries/spill.ts',
    DOORS,
    ['a spill lasts a day', 'const WEEK = 7 *', 'const WEEK = 1 *'],
    ['a key goes before its row is there', 'const saved = await saveTogether(way, known)', 'const saved = known'],
    ['a spill without its mark is never found', '% SWEEP_MINUTES === 0', '% SWEEP_MINUTES === 9'],
    ['what is stuck is listed each minute', 'back === 0 ? STUCK : TO_BRING_BACK', 'TO_BRING_BACK'],
    ['a refused row is not mailed', 'return saveOneByOne(way, spilled.slice(0, SINGLY))', 'return []'],
  ),
  ...inFile(
    'src/data/enquiries/outbox.ts',
    OUTBOX,
    ['no lease', 'nextAt: now + LEASE,', 'nextAt: now,'],
    ['sent at claim', 'const claimed = { lease,', "const claimed = { state: 'sent' as const, lease,"],

    ['a note of another drain counts', 'AND enquiries.lease = ?2', 'AND ?2 IS NOT NULL'],

    ['a failure to tell is forgotten', 'told: {}, failed: [error] }', 'told: {}, failed: [] }'],
    ['the webhook is told again', 'if (!webhook || row.hookedAt !== null)', 'if (!webhook)'],
    [
      'no retry',
      'const next = failed.length > 0 ? nextAttempt(row.attempts, clock(), Math.random) : undefined',
      'const next = undefined as number | undefined',
    ],
  ),
  ...inFile('src/domain/enquiries/backoff.ts', OUTBOX, [
    'a lease of twelve seconds',
    'LEASE = 120_000',
    'LEASE = 12_000',
  ]),
  ...inFile(
    'src/data/enquiries/webhook.ts',
    OUTBOX,
    ['the webhook follows redirects', "redirect: 'manual'", "redirect: 'follow'"],
    ['a webhook in clear is used', "env.WEBHOOK_URL.startsWith('https://')", "env.WEBHOOK_URL.startsWith('http')"],
    ['a failed webhook counts as done', 'if (!response.ok)', 'if (false)'],
  ),
  ...inFile(
    'src/data/enquiries/send-digest.ts',
    CRON,
    ['the flood comes first', 'enquiries.digestRank}, ', 'enquiries.createdAt}, '],
    ['the rest waits for tomorrow', "if (rest.length > 0) await noteDuty(database, 'digest', now - DAY)", ''],
    ['a held row is listed every day', '.set({ digestedAt: now })', '.set({ digestedAt: null })'],
  ),
  ...inFile(
    'src/data/enquiries/erasure.ts',
    CRON,
    ['a clock that jumps erases', 'AND created_at < unixepoch', 'AND unixepoch'],
    ['what nobody was told is erased', " AND state <> 'due'", ''],
    ['the reference stays', `reference: "'erased'"`, "reference: 'reference'"],
    ['the message stays', "(['createdAt', 'kind',", "(['createdAt', 'message', 'kind',"],
  ),
  ...inFile(
    'src/data/enquiries/duties.ts',
    CRON,
    ['a duty of the future is done', ` OR \${duties.doneAt} > \${now + MINUTE}`, ''],
    ['an attempt far ahead stays there', 'SET next_at = ?1 WHERE', 'SET next_at = next_at WHERE'],
  ),
  ...inFile(
    'src/data/enquiries/read-health.ts',
    HEALTH,
    ['a cron may be an hour late', 'CRON_LATE = 5 * 60', 'CRON_LATE = 60 * 60'],
    ['an instance remembers for an hour', 'COPY_FOR = 30_000', 'COPY_FOR = 3_600_000'],
    ['dead enquiries are well', ' && dead === 0', ''],
    ['spilled enquiries are well', ' && spilled === 0', ''],
  ),
  ...inFile('src/site/health/route.ts', HEALTH, ['health may be cached', "'no-store'", "'public, max-age=60'"]),
  ...inFile(
    'src/data/enquiries/intake.ts',
    POSTS,
    ['what is beyond its own rate counts for all', "if (isBeyondRate) return 'rate'", ''],
    ['nobody counts all together', "'flood' : undefined", 'undefined : undefined'],
    ['an IPv6 address is a visitor', 'const from = visitorOf(address)', 'const from = address'],
    ['an address has no rate', '.includes(true)', '.slice(0, 1).includes(true)'],
    ['nothing is mailed at once', "if (taken === 'database' && !heldReason)", 'if (false)'],
  ),
  ...inFile('src/data/enquiries/intake.ts', CRON, [
    'a machine’s enquiry ranks as a person’s',
    'digestRank: rank,',
    'digestRank: 0,',
  ]),
  ...inFile('src/every-minute.ts', STALLS, [
    'a silent spill keeps the mails back',
    'within(PATIENCE, bringBackOnNeed({ database, store: env.SPILL, mail }, now))',
    'bringBackOnNeed({ database, store: env.SPILL, mail }, now)',
  ]),
  ...inFile(
    'src/data/cases/find-cases.ts',
    ['test/chaos/silent-walk.test.ts'],
    [
      'a search at the desk waits for ever',
      'return forStaff(async () => {',
      'return (<T,>(work: () => Promise<T>) => work())(async () => {',
    ],
  ),
  ...inFile('src/data/enquiries/rate-limit.ts', STALLS, [
    'a limiter may be silent',
    'within(PATIENCE, limiter.limit({ key }))',
    'limiter.limit({ key })',
  ]),
  ...inFile('src/data/stores/read-at-most.ts', POSTS, [
    'a body that broke off counts as whole',
    "catch(() => 'broken off' as const)",
    "catch(() => 'whole' as const)",
  ]),
  ...inFile('src/data/enquiries/outbox.ts', COST, [
    'a query without the index’s condition',
    "sql`state = 'due' AND erased_at IS NULL`",
    "sql`state = 'due'`",
  ]),
  ...inFile('src/data/enquiries/read-health.ts', COST, ['health counts to the end', '} LIMIT 5))', '}))']),
  ...inFile('src/every-minute.ts', COST, ['a row at a time', 'const BATCH = 20', 'const BATCH = 1']),
  ...inFile(
    'src/values/travel-date.ts',
    ['test/worker/enquiries.test.ts'],
    ['today is refused', 'iso < today', 'iso <= today'],
  ),
  ...inFile(
    'src/domain/enquiries/held-reason.ts',
    ['test/rules/enquiries/enquiry.test.ts'],
    ['nobody is quick', 'took < QUICKEST', 'took < 0'],
    ['a clock ahead is quick', '|| Number(opened) > now', ''],
  ),
  ...inFile(
    'src/domain/enquiries/retention.ts',
    ['test/rules/enquiries/backoff.test.ts'],
    ['no month erases all', 'months < 1', 'months < 0'],
    ['half a month is one', '!Number.isInteger(months)', 'false'],
    ['a thousand years', 'months > 120', 'months > 12_000'],
    ['a month early', 'monthsAfter(now, -months)', 'monthsAfter(now, 1 - months)'],
  ),
  ...inFile(
    'src/domain/visit/visitor.ts',
    ['test/rules/visit/visitor.test.ts'],
    ['a whole IPv6 address', 'groups.slice(0, 4)', 'groups.slice(0, 8)'],
    ['a mapped address is a /64', "'0:0:0:0:0:ffff', ", ''],
  ),
  ...inFile(
    'src/domain/enquiries/contact.ts',
    ['test/worker/staff.test.ts'],
    ['a number needs two more digits', 'const TELLING = 10', 'const TELLING = 12'],
  ),
]
