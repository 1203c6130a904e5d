import { groupDigits } from '#values/money.ts'
import { normalForm } from '#values/normal-form.ts'

/** In letters. A shorter name is not looked for: too many texts have it. */
export const SHORTEST_NAME = 3
/** The most mentions of a person that are listed of one place. */
export const MOST_TRACES = 100

/** Whether a typed name has letters enough to be looked for. */
export function isLongEnough(name: string): boolean {
  return (normalForm(name).match(/[\p{L}\p{M}]/gu) ?? []).length >= SHORTEST_NAME
}

/** The most texts of one place that are looked at; those that may name the person come first. */
export const LOOKED_AT = 5000

export const NAME_TOO_SHORT = `Write at least ${SHORTEST_NAME} letters of the name. It was not looked for.`

/** What a list of mentions leaves out, in words; `listed`, `lookedAt`: the places of which it has only a part. */
export function leftOutInWords({ listed, lookedAt }: Record<'listed' | 'lookedAt', string[]>): string[] {
  return [
    ...(listed.length > 0
      ? [`Only the first ${MOST_TRACES} are listed of: ${listed.join(', ')}. Erase or change these, then look again.`]
      : []),
    ...(lookedAt.length > 0
      ? [`Only ${groupDigits(LOOKED_AT)} texts were looked at of: ${lookedAt.join(', ')}. Others may name the person.`]
      : []),
  ]
}
