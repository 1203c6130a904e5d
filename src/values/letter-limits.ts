/** The most letters of a message, in any script (code points). The form shows the limit. */
export const MESSAGE_LETTERS = 10_000
/** The most letters that the wishes for a plan may have. */
export const WISHES_LETTERS = 1000
/** How long any other field may be. */
export const FIELD_LETTERS = 300

/** How many letters a text has. A line's end is one, also where a browser sends it as two signs. */
export function countLetters(text: string): number {
  return Array.from(text.replaceAll('\r\n', '\n')).length
}

/** The first letters of a text; no character is split. */
export function firstLetters(text: string, most: number): string {
  return Array.from(text).slice(0, most).join('')
}
