import { assets } from '#assets'

/** The one thing that crosses from the client's build to the Worker: what is inlined, and its hashes for the CSP. */
export type Assets = {
  /** Minified stylesheets by template. */
  styles: Record<StyleName, string>
  /** The script of every page. */
  script: string
  hashes: { script: string; styles: Record<StyleName, string> }
}

export type StyleName = 'home' | 'listing' | 'tour' | 'form' | 'text'

export function stylesheet(name: StyleName): string {
  return assets.styles[name]
}

export const script = assets.script

/** What the content security policy has to allow by hash. */
export const contentHashes = { script: assets.hashes.script, styles: Object.values(assets.hashes.styles) }
