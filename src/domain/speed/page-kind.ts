import { siteMap } from '#domain/site/site-map.ts'
import { PAGE_KINDS, type PageKind } from './vitals.ts'

const byPattern = new Map<string, PageKind>(
  (Object.keys(PAGE_KINDS) as PageKind[]).map((kind) => [siteMap[kind].path, kind]),
)

/** The page kind of a route, named by its pattern; undefined: it is not measured. */
export function pageKind(pattern: string): PageKind | undefined {
  return byPattern.get(pattern)
}
