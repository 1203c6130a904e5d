/** How long a message may be, in letters of any script (code points). The form says so beside the field. */
export const MESSAGE_LETTERS = 10_000
/** The most letters that the wishes for a plan may have. */
export const WISHES_LETTERS = 1000
/** How long any other field may be. */
export const FIELD_LETTERS = 300

/** How many letters a text has. */
export function countLetters(text: string): number {
  return Array.from(text).length
}

/** The beginning of a text: so many letters, and no half of one. */
export function firstLetters(text: string, most: number): string {
  return Array.from(text).slice(0, most).join('')
}
