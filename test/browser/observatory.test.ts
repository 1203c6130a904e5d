import { describe, expect, inject, it, onTestFinished } from 'vitest'
import {
  ALL_TESTS,
  type Answer,
  getGradeForScore,
  getScoreModifier,
  MINIMUM_SCORE_FOR_EXTRA_CREDIT,
  preloaded,
  Requests,
} from '../support/observatory/grader.js'

/** The host that the site has in production; Cloudflare leads http to https there ("Always Use HTTPS"). */
const HOST = 'patang.example'
const origin = inject('origin')

describe.each(['/', '/Domestic', '/tour/Rajasthan', '/search-results?q=bali', '/enquire'])(
  'MDN’s HTTP Observatory gives %s an A+',
  (path) => {
    it('with 130 points on its first day, and finds nothing wrong', async () => {
      expect(graded(await scan(path))).toEqual({ grade: 'A+', score: 130, failed: [] })
    })

    it('with 135 points once its domain is on the browsers’ preload list, for which its headers qualify', async () => {
      preloaded.add(HOST)
      onTestFinished(() => preloaded.clear())
      const requests = await scan(path)
      expect(requests.responses.https?.headers['strict-transport-security']).toBe(
        'max-age=63072000; includeSubDomains; preload',
      )
      expect(graded(requests)).toEqual({ grade: 'A+', score: 135, failed: [] })
    })
  },
)

it('MDN’s HTTP Observatory finds what is missing', async () => {
  const requests = await scan('/')
  const { headers } = requests.responses.https ?? { headers: {} as Answer['headers'] }
  delete headers['content-security-policy']
  delete headers['x-content-type-options']
  delete headers['strict-transport-security']
  expect(graded(requests)).toMatchObject({
    grade: 'C',
    failed: ['csp-not-implemented', 'hsts-not-implemented', 'x-content-type-options-not-implemented'],
  })
})

/** What a scan fetches: the page over http and https, and the answer to another site's preflight. */
async function scan(path: string): Promise<Requests> {
  const page = await fetch(origin + path)
  const html = await page.text()
  expect(html).not.toMatch(/http-equiv/i)
  const https: Answer = { ...answerOf(page), httpEquiv: new Map() }
  const requests = new Requests(HOST)
  requests.resources.path = html
  requests.session = { url: new URL(`https://${HOST}${path}`) }
  requests.responses.https = https
  requests.responses.auto = https
  requests.responses.http = https
  requests.responses.httpRedirects = [
    { url: new URL(`http://${HOST}${path}`), status: 301 },
    { url: new URL(`https://${HOST}${path}`), status: 200 },
  ]
  requests.responses.cors = await preflight(path)
  return requests
}

async function preflight(path: string): Promise<Answer> {
  const headers = { origin: 'https://http-observatory.security.mozilla.org', 'access-control-request-method': 'GET' }
  return answerOf(await fetch(origin + path, { method: 'OPTIONS', headers }))
}

/** The headers stand as properties, and are asked for by `get` too. */
function answerOf({ status, headers }: Response): Answer {
  const lookup = { get: (name: string) => headers.get(name) }
  return { status, headers: Object.assign(Object.create(lookup), Object.fromEntries(headers)), verified: true }
}

/** The sum that the tool makes: extra points count from 90 on. */
function graded(requests: Requests): { grade: string; score: number; failed: string[] } {
  const verdicts = ALL_TESTS.map((test) => test(requests))
  const modifiers = verdicts.map(({ result }) => getScoreModifier(result))
  const base = 100 + total(modifiers.filter((modifier) => modifier < 0))
  const score = base >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + total(modifiers) : base
  return { ...getGradeForScore(score), failed: verdicts.filter(({ pass }) => !pass).map(({ result }) => result) }
}

function total(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
