import { assets as built } from '#assets'

/** The client's build for the Worker: inlined code, and its hashes for the CSP. */
type Assets = {
  /** Minified stylesheets for the first screen, by template. */
  styles: Record<StyleName, string>
  script: string
  /** The paths of stylesheets for the rest of the page, by template. */
  laterStyles: Record<StyleName, string>
  deskStyles: string
  /** The path of the desk's script: it asks before typed text is lost, and updates a preview. */
  deskScript: string
  /** The paths of stylesheets for single parts of a page. */
  linkedStyles: Record<LinkedStyleName, string>
  /** The stylesheet of a notice, in the head of a page that has one. */
  noticeStyle: string
  /** The path of each font, by the name of its face. */
  fonts: Record<FontName, string>
  hashes: { script: string; styles: Record<StyleName, string>; notice: string }
}

export type StyleName = 'home' | 'listing' | 'country' | 'tour' | 'form' | 'text' | 'wall'
/** One for each file in client/styles/linked. */
export type LinkedStyleName = 'trip' | 'own' | 'compare' | 'notice' | 'print' | 'draft'

/** One for each face of the fonts (src/cli/fonts/faces.ts). */
type FontName = 'eczar' | 'eczar-extra' | 'eczar-deva' | 'anek' | 'anek-extra' | 'anek-caps'

const assets: Assets = built

export function stylesheet(name: StyleName): string {
  return assets.styles[name]
}

export const { script, laterStyles, deskStyles, deskScript, linkedStyles, noticeStyle, fonts } = assets

/** The hashes that the content security policy allows. */
export const contentHashes = {
  script: assets.hashes.script,
  styles: Object.values(assets.hashes.styles),
  notice: assets.hashes.notice,
}
