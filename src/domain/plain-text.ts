/**
 * What a line of a mail, a terminal or a log must not hold: controls, line ends, bidi marks and the other invisible
 * ones. The two joiners stay: Hindi is written with them.
 */
const UNPRINTABLE = /[[\p{C}\p{Zl}\p{Zp}]--[\u200C\u200D]]+/gv
const UNPRINTABLE_BUT_LINES = /[[\p{C}\p{Zl}\p{Zp}]--[\u200C\u200D\n\t]]+/gv

/** A visitor's text as one harmless line of at most `max` characters. */
export function oneLine(text: string, max = 200): string {
  const line = text
    .slice(0, max * 4)
    .normalize('NFC')
    .replace(UNPRINTABLE, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
  return Array.from(line).slice(0, max).join('').trim()
}

/** A visitor's text with its line breaks, without anything that could rearrange or hide what stands around it. */
export function manyLines(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(UNPRINTABLE_BUT_LINES, ' ').trim()
}

/** For HTML text and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
