import { fonts } from '#delivery/html/assets.ts'
import { entryAt } from '#domain/site/site-map.ts'

/** Each family has its rupee sign in a separate file. */
const PLAIN = preload([fonts.eczar, fonts.anek, fonts['anek-caps']])
const PRICED = `${PLAIN}, ${preload([fonts['eczar-extra'], fonts['anek-extra']])}`

/**
 * The fonts that a page preloads, as a `Link` header (RFC 8288). Without it they come a second later, one after the
 * other, and each of them lays out all text again.
 */
export function fontsOf(path: string): string {
  return entryAt(path)?.priced ? PRICED : PLAIN
}

/** Fonts are fetched without credentials; a preload that does not say so is fetched twice. */
function preload(files: string[]): string {
  return files.map((file) => `<${file}>; rel=preload; as=font; crossorigin`).join(', ')
}
