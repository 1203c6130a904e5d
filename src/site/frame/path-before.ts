import type { Context } from 'hono'
import { pathTo } from '#domain/site/paths.ts'
import { pathBack } from '#domain/site/site-map.ts'

/** The path of the page whose form was sent, if it was ours; never another site's. Two slashes would begin a host. */
export function pathBefore(c: Context): string {
  const referer = URL.parse(c.req.header('referer') ?? '')
  if (referer?.origin !== new URL(c.req.url).origin || referer.pathname.startsWith('//')) return pathTo('home')
  const back = pathBack(referer.pathname)
  return back === referer.pathname ? back + referer.search : back
}
