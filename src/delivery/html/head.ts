import type { SceneName } from '#domain/catalogue/scenes.ts'
import type { StyleName } from './assets.ts'

/** What a page says about itself, beside its content. */
export type PageHead = {
  title: string
  description: string
  keywords: string[]
  /** The canonical path. */
  path: string
  /** The picture of the page when its link is shared. */
  scene: SceneName
  /** Which stylesheet the page carries. */
  style: StyleName
  /** The last element of the first screen, by its id, where it stands before the later styles. */
  firstScreen?: string
  /** The navigation lies over the picture (home only). */
  navOver?: boolean
  /** What a chat from this page begins with. */
  chat?: string
  /** Not for search engines: results, forms with a context, errors. */
  unlisted?: boolean
  /** What the page says to machines, in schema.org's terms. */
  structured?: object[]
}
