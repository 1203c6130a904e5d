import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Reads a path, a query, a form, JSON or a cookie without a schema. `c.req.valid` gives what a schema has judged. */
const UNJUDGED =
  /\breq\.(query|queries|param|parseBody|json|formData|text|blob|arrayBuffer)\(|\braw\.(body|json|text|formData)\b|\bheader\(\s*\)|['"]cookie['"]\s*\)|\bget(Signed)?Cookie\b|\bsearchParams\b|\.search\b/

/** Files that read a request before the validator does, each with its reason. The desk has its own protocol, `takeForm`. */
const BEFORE_THE_VALIDATOR: Record<string, string> = {
  'src/site/enquiry/read-body.ts': 'bounds a body and gives back what was typed in one that is cut; the schema follows',
  'src/site/frame/cookies.ts':
    'a stored page is adapted by cookies before any route: they are parsed by their schema here',
  'src/site/frame/path-before.ts': 'the address of the page before, which is led back to as it was',
  'src/site/frame/one-address.ts': 'compares the address as it came with the one address of what the schema read',
  'src/site/frame/streamed.tsx': 'asks only whether an address has a query: its page is then one visitor’s own',
  'src/site/speed/route.ts': 'bounds the body that the validator then reads',
}

const files = globSync('src/{site/**/*.{ts,tsx},app.tsx}')
const offends = (code: string) => UNJUDGED.test(code)

it('a route of the site takes its input from a schema alone', () => {
  const open = files.filter((file) => !BEFORE_THE_VALIDATOR[file] && offends(readFileSync(file, 'utf8')))
  expect(files.length).toBeGreaterThan(60)
  expect(open).toEqual([])
})

it.each([
  `c.req.query('q')`,
  `c.req.queries()`,
  `c.req.param('ticket')`,
  'await c.req.parseBody()',
  'await c.req.json()',
  'await c.req.raw.formData()',
  `c.req.header('cookie')`,
  `getCookie(c, 'theme')`,
  'new URL(c.req.url).searchParams',
  'readChoice(new URL(c.req.url).search, today)',
])('%s is seen', (planted) => {
  expect(offends(`const asked = ${planted}`)).toBe(true)
})

it.each([`c.req.valid('query')`, `c.req.header('referer')`, 'c.req.path'])('%s is none', (code) => {
  expect(offends(`const asked = ${code}`)).toBe(false)
})

it('each file that reads before the validator still does', () => {
  const reading = Object.keys(BEFORE_THE_VALIDATOR).filter((file) => offends(readFileSync(file, 'utf8')))
  expect(reading).toEqual(Object.keys(BEFORE_THE_VALIDATOR))
})
