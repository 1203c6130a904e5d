import type { SceneName } from '#domain/catalogue/scenes.ts'
import type { StyleName } from './assets.ts'

export type PageHead = {
  title: string
  description: string
  keywords: string[]
  path: string
  scene: SceneName
  style: StyleName
  /** The id of the last element in the first screen, if that is before the later styles. */
  firstScreen?: string
  /** The navigation is over the picture (home only). */
  navOver?: boolean
  /** The first words of a chat from this page. */
  chat?: string
  /** Not for search engines: results, forms with a context, errors. */
  unlisted?: boolean
  /** Structured data in schema.org's terms. */
  structured?: object[]
}
