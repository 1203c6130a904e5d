import type { Mistakes } from '#values/mistakes.ts'

/** A sentence about one place of a document, "days 3 title". */
type AtPlace = { place: string; says: string }

/**
 * The field at which a message about a place is shown. It is the field of the place, else the field around it, else its
 * first inner field, else a field with the same ending. Undefined: no field fits.
 */
export function fieldAt(place: string, names: string[]): string | undefined {
  const steps = place.split(' ')
  const around = steps.map((_, at) => steps.slice(0, steps.length - at).join('-'))
  const own = around.find((name) => names.includes(name))
  if (own || !place) return own
  const whole = steps.join('-')
  return names.find((name) => name.startsWith(`${whole}-`)) ?? names.find((name) => name.endsWith(`-${whole}`))
}

/** The first message at each field, with the field's label. `form` has the messages without a field. */
export function mistakesAt(slips: AtPlace[], fields: Named[]): Mistakes {
  const names = fields.map(({ name }) => name)
  const mistakes: Mistakes = {}
  for (const { place, says } of slips) {
    const field = fields.find(({ name }) => name === fieldAt(place, names))
    mistakes[field?.name ?? 'form'] ??= field ? `${field.label}: ${says}` : says
  }
  return mistakes
}

type Named = { name: string; label: string }
