/** What a template may hold, and what replaces each. */
export const PLACEHOLDERS = {
  name: 'the visitor’s name',
  tour: 'the tour',
  tier: 'the tier',
  dates: 'the travel date',
  travellers: 'how many travel',
  link: 'the address of the tour’s page',
  price: 'the price that you offer, per person: you write it into the message',
  sum: 'the sum that you offer: you write it into the message',
  reference: 'the reference of the enquiry',
  staff: 'your name',
  agency: 'the agency’s name',
} as const
export type Placeholder = keyof typeof PLACEHOLDERS

/** What the placeholders of one case are; empty where nothing is known. */
export type Filling = Record<Placeholder, string>

export type Template = { id: string; name: string; body: string; version: number }

const OPTIONAL = / ?\[([^[\]]*)\]/g
const SLOT = /\{([a-z]+)\}/g

/**
 * Fills a template in. Text in square brackets is removed, brackets and all, where a placeholder in it is not known.
 * Elsewhere a name that is not known goes with the space before it: "Hello {name}," is "Hello,". All else stays as a
 * hole to be filled by hand.
 */
export function fillTemplate(body: string, filling: Filling): string {
  const known = (name: string) => (isPlaceholder(name) ? filling[name] : '')
  const whole = body.replace(OPTIONAL, (part, inner: string) => {
    const names = [...inner.matchAll(SLOT)].map(([, name = '']) => name)
    const space = part.startsWith(' ') ? ' ' : ''
    return names.every((name) => known(name) !== '') ? space + inner : ''
  })
  return whole
    .replace(/( ?)\{([a-z]+)\}/g, (hole, space: string, name: string) => {
      const value = known(name)
      if (value !== '') return space + value
      return name === 'name' ? '' : hole
    })
    .trim()
}

const NAMES = Object.keys(PLACEHOLDERS).join('|')

/** A hole, also one of which a brace is missing where it is a placeholder's name. Other braces are what people type. */
const HOLE = new RegExp(`\\{[\\p{L}\\p{N} _-]{0,40}\\}|\\{ *(?:${NAMES})\\b|\\b(?:${NAMES}) *\\}`, 'giu')

/** The holes that nothing will fill: "{nmae}", and "{name" without its end. */
export function unknownHoles(body: string): string[] {
  const holes = body.match(HOLE) ?? []
  return holes.filter((hole) => hole !== `{${hole.slice(1, -1)}}` || !isPlaceholder(hole.slice(1, -1)))
}

/** The first hole of a message that nobody has filled: "{price}". */
export function holeIn(text: string): string | undefined {
  return (text.match(HOLE) ?? [])[0]
}

function isPlaceholder(name: string): name is Placeholder {
  return Object.hasOwn(PLACEHOLDERS, name)
}
