import { Hono } from 'hono'
import { brand } from '#brand.ts'
import { listSitePaths, type SitePath } from '#data/catalogue/sitemap.ts'
import type { AppEnv } from '#env.ts'

/** The listed pages that do not come from the catalogue. */
const PAGES = ['/', '/Domestic', '/International', '/country', '/testimonials', '/contact']

/** What no crawler needs: answers to one visitor, and the form filled in for each tour and tier. */
const CLOSED = ['/api', '/search-results', '/success', '/enquire?', '/preferences']

/** A crawler may keep both for an hour: tours come and go by the week. */
const CACHE = 'public, max-age=3600'

/** What search engines read before the pages. */
export const sitemap = new Hono<AppEnv>()
  .get('/sitemap.xml', async (c) => {
    const pages = [...PAGES.map((path) => ({ path })), ...(await listSitePaths(c.get('catalogue')))]
    return c.body(sitemapXml(pages), 200, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': CACHE })
  })
  .get('/robots.txt', (c) => c.text(robotsTxt(), 200, { 'cache-control': CACHE }))

function sitemapXml(pages: SitePath[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(entry).join('\n')}
</urlset>
`
}

function entry({ path, changed }: SitePath): string {
  return `<url><loc>${address(path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`
}

/** An absolute address as XML text. Percent-encoding leaves two characters that XML does not take as they are. */
function address(path: string): string {
  return new URL(path, brand.origin).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}

function robotsTxt(): string {
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${brand.origin}/sitemap.xml`,
    '',
  ].join('\n')
}
