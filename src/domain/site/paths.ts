import type { SceneName } from '#domain/catalogue/scenes.ts'
import { type Choice, queryOf } from '#domain/filters/choice.ts'
import { type PageName, siteMap } from './site-map.ts'

/** The variable part of a path. */
type Part<Name extends PageName> = (typeof siteMap)[Name]['path'] extends `${string}:${string}` ? [part: string] : []

/** The link to a page: `pathTo('about')`, `pathTo('country', 'india')`. */
export function pathTo<Name extends PageName>(name: Name, ...[part]: Part<Name>): string {
  const { path } = siteMap[name]
  return part === undefined ? path : path.slice(0, path.indexOf(':')) + encodeURIComponent(part)
}

type ListPart = {
  q?: string | undefined
  /** The text is not corrected. */
  exact?: boolean | undefined
  choice?: Choice | undefined
  after?: number | undefined
}

/** The link to a search or to a page of a list: its text, its choice, and the rank where the page begins. */
export function listPath(path: string, { q, exact, choice, after }: ListPart): string {
  const words = q ? [['q', q], ...(exact ? [['exact', '1']] : [])] : []
  const query = new URLSearchParams([...words, ...(choice ? queryOf(choice) : [])])
  if (after !== undefined) query.set('after', String(after))
  return query.size > 0 ? `${path}?${query}` : path
}

/** The link to a comparison or to a shared list of tours. */
export function toursPath(name: 'compare' | 'shortlist', ids: string[]): string {
  const query = new URLSearchParams(ids.map((id) => ['t', id]))
  return query.size > 0 ? `${siteMap[name].path}?${query}` : siteMap[name].path
}

/** The link to the enquiry form. A tour's own page also gives the tier, which adds the fields of that form. */
export function enquirePath(tour?: string, tier?: string): string {
  const query = new URLSearchParams({ ...(tour && { tour }), ...(tier && { tier }) })
  return query.size > 0 ? `${siteMap.enquire.path}?${query}` : siteMap.enquire.path
}

/** A scene's drawing for the light theme. */
export function scenePath(scene: SceneName, hour: 'day' | 'night' = 'day'): string {
  return `/scenes/${scene}.${hour}.svg`
}

/** The picture of a link that is shared: the scene by day, as PNG. */
export function sharePath(scene: SceneName): string {
  return `/share/${scene}.png`
}

/** A listing of the whole region. */
export function regionPath(region: 'domestic' | 'international'): string {
  return pathTo(region)
}
