import { fonts } from '#delivery/html/assets.ts'
import { entryAt } from '#domain/site/site-map.ts'

/** Each family has its rupee sign in a separate file. */
const PLAIN = preload([fonts.eczar, fonts.anek, fonts['anek-caps']])
const PRICED = `${PLAIN}, ${preload([fonts['eczar-extra'], fonts['anek-extra']])}`

/**
 * The letters that a page asks a browser to fetch with it, as a `Link` header (RFC 8288). Asked for by its styles they
 * came a second later, one after the other, and with each of them all text was laid out again.
 */
export function fontsOf(path: string): string {
  return entryAt(path)?.priced ? PRICED : PLAIN
}

/** A font is fetched without credentials, and a preload that does not say so is fetched for nothing. */
function preload(files: string[]): string {
  return files.map((file) => `<${file}>; rel=preload; as=font; crossorigin`).join(', ')
}
