import { assets } from '#assets'

/** The one thing that crosses from the client's build to the Worker. */
export type Assets = {
  /** Minified stylesheets by template, to be inlined. */
  styles: Record<StyleName, string>
}

export type StyleName = 'home' | 'listing' | 'tour' | 'form' | 'text'

export function stylesheet(name: StyleName): string {
  return assets.styles[name]
}
