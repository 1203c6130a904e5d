import { rmSync } from 'node:fs'
import { grow, RARE_WORD } from './grown.ts'
import { costRows } from './price.ts'
import { median, type Row, row } from './row.ts'
import { cardsIn } from './server.ts'
import { type Built, fill, type Running, start } from './site.ts'

/** How often a page is asked for its time. */
const TIMES = 15
/** Rows of a search or a list of 48: two a card, for one card more than is shown, and two of the leaders. */
const LIST = 100
/** A country's page shows other countries too: a row for each of them, and its own. */
const COUNTRIES = 12

/** What pages read and weigh as the catalogue grows, and what a million views cost with the largest one. */
export async function scaleRows(built: Built, folder: string, counts: number[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const count of counts) {
    console.error(`measuring: ${count} tours`)
    const stores = `${folder}/grown-${count}`
    rmSync(stores, { recursive: true, force: true })
    const running = await start(built, stores)
    await fill(running.catalogue)
    await grow(running.catalogue, count)
    rows.push(...(await probe(running, count)))
    if (count === counts.at(-1)) rows.push(...(await costRows(running)))
    await running.stop()
    rmSync(stores, { recursive: true, force: true })
  }
  return rows
}

/** The most rows that a page may read, for any size of the catalogue; without it there is no target. */
type Probe = [name: string, path: string, most?: number]

async function probe(running: Running, count: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, path, most] of await probes(running)) {
    const url = new URL(path, running.bench)
    const response = await fetch(url, { headers: { 'x-bench': 'counted' } })
    const html = await response.text()
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}`)
    const read = Number(response.headers.get('x-rows-read'))
    rows.push(
      row([`${count.toLocaleString('en')} tours: rows read`, name], read, {
        ...(most !== undefined && { target: { most } }),
        more: {
          'round trips': Number(response.headers.get('x-round-trips')),
          cards: cardsIn(html),
          bytes: Buffer.byteLength(html),
          ms: await timeOf(url),
        },
      }),
    )
  }
  return rows
}

/** The second pages are where the first ones say that they go on. */
async function probes({ bench, catalogue }: Running): Promise<Probe[]> {
  const next = async (path: string) => {
    const html = await (await fetch(new URL(path, bench), { headers: { 'x-bench': 'uncached' } })).text()
    return /href="([^"]*[?&;]after=\d+[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  }
  const last = await catalogue.prepare('SELECT path FROM tours ORDER BY rank DESC LIMIT 1').first<string>('path')
  const far = await catalogue
    .prepare("SELECT rank FROM tours WHERE region = 'international' ORDER BY rank DESC LIMIT 1 OFFSET 100")
    .first<number>('rank')
  const second = await next('/International')
  const secondResults = await next('/search-results?q=india')
  return [
    ['home', '/', 60],
    ['listing', '/International', LIST],
    ...(second ? [['listing, second page', second, LIST] satisfies Probe] : []),
    ['listing, near its end', `/International?after=${far}`, LIST],
    ['country of most tours', '/country/india', LIST + COUNTRIES],
    ['country', '/country/thailand', LIST + COUNTRIES],
    ['tour, the last one', last ?? '/', 12],
    ['search, common word', '/search-results?q=india', LIST],
    ...(secondResults ? [['search, second page', secondResults, LIST] satisfies Probe] : []),
    ['search, common words', '/search-results?q=classic+highlights', LIST],
    ['search, rare word', `/search-results?q=${RARE_WORD}`, LIST],
    ['search, missing word', '/search-results?q=atlantis', LIST],
    ['search, one letter', '/search-results?q=a', LIST],
    ['search, misspelt', '/search-results?q=mnali', LIST],
    ['search, understood', '/search-results?q=cheap+thailand+5+days', LIST],
    ['suggestions', '/api/itineraries/mnali', LIST],
    ['search, no text', '/search-results', LIST],
    ['filter, common word', '/International?q=bali', LIST],
    ['filter, rare word', `/Domestic?q=${RARE_WORD}`, LIST],
    ['filter, missing word', '/Domestic?q=atlantis', LIST],
    ['filter, one letter', '/International?q=z', LIST],
    ['filters, sorted', '/International?nights=5&sort=price', LIST],
    ['sitemap', '/sitemap.xml'],
    ['API of itineraries', '/api/itineraries?search=india', LIST],
  ]
}

async function timeOf(url: URL): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < TIMES; time++) {
    const start = performance.now()
    await (await fetch(url, { headers: { 'x-bench': 'uncached' } })).arrayBuffer()
    times.push(performance.now() - start)
  }
  return median(times)
}
