import type { Context } from 'hono'
import { pathTo } from '#domain/site/paths.ts'
import { pathBack } from '#domain/site/site-map.ts'

/** The path of the form's page, if it was ours; never another site's. "//x" would be another site. */
export function pathBefore(c: Context): string {
  const referer = URL.parse(c.req.header('referer') ?? '')
  if (referer?.origin !== new URL(c.req.url).origin || referer.pathname.startsWith('//')) return pathTo('home')
  const back = pathBack(referer.pathname)
  return back === referer.pathname ? back + referer.search : back
}
