/** The signs between words, visible or not: controls, line ends, spaces of any width. One space replaces them. */
const gaps = /[\p{Cc}\p{Zl}\p{Zp}\p{Zs}\u2800]+/gu
/**
 * What nobody sees and nothing needs: bidi marks, soft hyphens, byte order marks, what a word processor hides in a word.
 * The two joiners stay: Hindi is written with them; and so does what chooses between two shapes of a letter or an emoji.
 */
const invisible = /[[\p{C}\p{Default_Ignorable_Code_Point}]--[\p{Cc}\u200C\u200D\p{Variation_Selector}]]+/gv
/** A visible character. A text without one is empty: joiners alone are nothing. */
const visible = /[[\p{L}\p{M}\p{N}\p{P}\p{S}]--[\p{Default_Ignorable_Code_Point}\u2800]]/v
const controls = /[[\p{Cc}\p{Zl}\p{Zp}]--[\n\t]]+/gv

/** A visitor's text as one harmless line of at most `max` characters; empty where nobody would see anything. */
export function oneLine(text: string, max = 200): string {
  const line = text
    .slice(0, max * 4)
    .normalize('NFC')
    .replace(invisible, '')
    .replace(gaps, ' ')
    .trim()
  return visible.test(line) ? Array.from(line).slice(0, max).join('').trim() : ''
}

/** A visitor's text with its line breaks, without signs that could rearrange or hide the text around it; empty as oneLine is. */
export function manyLines(text: string): string {
  const lines = text
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replace(invisible, '')
    .replace(controls, ' ')
    .trim()
  return visible.test(lines) ? lines : ''
}

/** For HTML text and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
