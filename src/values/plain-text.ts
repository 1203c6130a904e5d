/** Characters between words, visible or not: controls, line ends, spaces of any width. One space replaces them. */
const gaps = /[\p{Cc}\p{Zl}\p{Zp}\p{Zs}\u2800]+/gu
/**
 * Invisible characters: bidi marks, soft hyphens, byte order marks, marks of word processors. The two joiners stay,
 * because Hindi needs them. Variation selectors stay, too.
 */
const invisible = /[[\p{C}\p{Default_Ignorable_Code_Point}]--[\p{Cc}\u200C\u200D\p{Variation_Selector}]]+/gv
/** A visible character. A text without one counts as empty. */
const visible = /[[\p{L}\p{M}\p{N}\p{P}\p{S}]--[\p{Default_Ignorable_Code_Point}\u2800]]/v
const controls = /[[\p{Cc}\p{Zl}\p{Zp}]--[\n\t]]+/gv

/** A visitor's text as one safe line of at most `max` characters; empty if nothing is visible. */
export function oneLine(text: string, max = 200): string {
  const line = text
    .slice(0, max * 4)
    .normalize('NFC')
    .replace(invisible, '')
    .replace(gaps, ' ')
    .trim()
  return visible.test(line) ? Array.from(line).slice(0, max).join('').trim() : ''
}

/** A visitor's text with its line breaks, without characters that reorder or hide text; empty if nothing is visible. */
export function manyLines(text: string): string {
  const lines = text
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replace(invisible, '')
    .replace(controls, ' ')
    .trim()
  return visible.test(lines) ? lines : ''
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
