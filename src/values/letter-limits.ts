/** The most letters of a message, in any script (code points). The form shows the limit. */
export const MESSAGE_LETTERS = 10_000
/** The most letters that the wishes for a plan may have. */
export const WISHES_LETTERS = 1000
/** How long any other field may be. */
export const FIELD_LETTERS = 300

/** How many letters a text has. */
export function countLetters(text: string): number {
  return Array.from(text).length
}

/** The first letters of a text; no character is split. */
export function firstLetters(text: string, most: number): string {
  return Array.from(text).slice(0, most).join('')
}
