import { Hono } from 'hono/tiny'
import { brand } from '#brand.ts'
import { listSitePaths, type SitePath } from '#data/site/site-paths.ts'
import { closedToCrawlers, listedPaths, siteMap, speculationRules } from '#domain/site/site-map.ts'
import type { AppEnv } from '#env.ts'

/** Tours change weekly, so these files may be kept for an hour. */
const HOUR = 'public, max-age=3600'
const DAY = 'public, max-age=86400'
/** RFC 9116 requires an expiry within a year; in ms. */
const CONTACT_HOLDS = 180 * 24 * 60 * 60_000

/** Files for programs: the sitemap, robots.txt, speculation rules, security.txt. */
export const sitemapRoutes = new Hono<AppEnv>()
  .get(siteMap.sitemap.path, async (c) => {
    const dated = new Map<string, SitePath>(listedPaths.map((path) => [path, { path }]))
    const { pages, unlisted } = await listSitePaths(c.get('catalogue'))
    for (const page of pages) dated.set(page.path, page)
    for (const path of unlisted) dated.delete(path)
    const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': HOUR }
    return c.body(sitemapXml([...dated.values()]), 200, headers)
  })
  .get(siteMap.robots.path, (c) => c.text(robotsTxt(), 200, { 'cache-control': HOUR }))
  .get(siteMap.security.path, (c) => c.text(securityTxt(Date.now()), 200, { 'cache-control': DAY }))
  .get(siteMap.speculationRules.path, (c) =>
    c.body(JSON.stringify(speculationRules), 200, {
      'content-type': 'application/speculationrules+json',
      'cache-control': DAY,
    }),
  )

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

/** An absolute address as XML text. Percent-encoding leaves two characters that XML must escape. */
function address(path: string): string {
  return new URL(path, brand.origin).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}

function robotsTxt(): string {
  return [
    'User-agent: *',
    ...closedToCrawlers.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${brand.origin}${siteMap.sitemap.path}`,
    '',
  ].join('\n')
}

/** The contact for security reports (RFC 9116). */
function securityTxt(now: number): string {
  return [
    `Contact: mailto:${brand.email}`,
    `Expires: ${new Date(now + CONTACT_HOLDS).toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${brand.origin}${siteMap.security.path}`,
    '',
  ].join('\n')
}
