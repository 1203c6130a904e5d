import type { Mistakes } from '#values/mistakes.ts'

/** Something at a place of a document: "days 3 title". */
type AtPlace = { place: string; says: string }

/**
 * The field at which a place is shown: its own, else that of what it lies in, else the first one in it, else one that
 * ends like it; undefined: the place has no field.
 */
export function fieldAt(place: string, names: string[]): string | undefined {
  const steps = place.split(' ')
  const around = steps.map((_, at) => steps.slice(0, steps.length - at).join('-'))
  const own = around.find((name) => names.includes(name))
  if (own || !place) return own
  const whole = steps.join('-')
  return names.find((name) => name.startsWith(`${whole}-`)) ?? names.find((name) => name.endsWith(`-${whole}`))
}

/** A sentence at each field with what it is called, the first one that is said of it; under `form` what has no field. */
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
