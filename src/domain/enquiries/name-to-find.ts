import { normalForm } from '#values/normal-form.ts'

/** In letters. One letter is part of too many words. */
export const SHORTEST_NAME = 2

/** Whether a typed name has letters enough to be looked for. */
export function isLongEnough(name: string): boolean {
  return (normalForm(name).match(/[\p{L}\p{M}]/gu) ?? []).length >= SHORTEST_NAME
}

export const NAME_TOO_SHORT = `Write at least ${SHORTEST_NAME} letters of the name. It was not looked for.`

/** How a name is found, for those who look for one. */
export const HOW_NAMES_ARE_FOUND =
  'A name is found in the script and spelling in which you write it, as whole words; in Indian scripts also at the beginning of a longer word, in scripts without blanks between words (Chinese, Japanese, Thai) anywhere. Initials, short forms, other spellings and changed endings are not found: look for each of them separately.'
