import { siteMap } from '#domain/site/site-map.ts'
import { KINDS, type Kind } from './vitals.ts'

const byPattern = new Map<string, Kind>((Object.keys(KINDS) as Kind[]).map((kind) => [siteMap[kind].path, kind]))

/** The kind of page that a route makes, named by its pattern; undefined: it is not measured. */
export function pageKind(pattern: string): Kind | undefined {
  return byPattern.get(pattern)
}
