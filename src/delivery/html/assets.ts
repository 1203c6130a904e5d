import { assets as built } from '#assets'

/** All that the Worker takes from the client's build: the inlined code, and its hashes for the CSP. */
type Assets = {
  /** Minified stylesheets by template: what a page needs for its first screen. */
  styles: Record<StyleName, string>
  /** The script of every page. */
  script: string
  /** Where the stylesheets for what follows the first screen are, by template. */
  laterStyles: Record<StyleName, string>
  /** Where the desk's stylesheet is. */
  deskStyles: string
  /** Where the desk's one script is: it asks before typed text is left, and lets a preview follow what is typed. */
  deskScript: string
  /** Where the stylesheets are that a part of a page links by itself. */
  linkedStyles: Record<LinkedStyleName, string>
  /** The stylesheet of a notice, which stands in the head of a page that has one on top. */
  noticeStyle: string
  /** Where each font is, by the name of its face. */
  fonts: Record<FontName, string>
  hashes: { script: string; styles: Record<StyleName, string>; notice: string }
}

export type StyleName = 'home' | 'listing' | 'country' | 'tour' | 'form' | 'text' | 'wall'
/** One a file of client/styles/linked. */
export type LinkedStyleName = 'trip' | 'own' | 'compare' | 'notice' | 'print' | 'draft'

/** One a face of the fonts (src/cli/fonts/faces.ts). */
type FontName = 'eczar' | 'eczar-extra' | 'eczar-deva' | 'anek' | 'anek-extra' | 'anek-caps'

const assets: Assets = built

export function stylesheet(name: StyleName): string {
  return assets.styles[name]
}

export const { script, laterStyles, deskStyles, deskScript, linkedStyles, noticeStyle, fonts } = assets

/** What the content security policy has to allow by hash. */
export const contentHashes = {
  script: assets.hashes.script,
  styles: Object.values(assets.hashes.styles),
  notice: assets.hashes.notice,
}
