import { normalForm } from '#values/normal-form.ts'

/** In letters. A shorter name is not looked for: too many texts have it. */
export const SHORTEST_NAME = 3

/** Whether a typed name has letters enough to be looked for. */
export function isLongEnough(name: string): boolean {
  return (normalForm(name).match(/[\p{L}\p{M}]/gu) ?? []).length >= SHORTEST_NAME
}

export const NAME_TOO_SHORT = `Write at least ${SHORTEST_NAME} letters of the name. It was not looked for.`
