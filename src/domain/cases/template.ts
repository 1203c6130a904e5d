/** The placeholders of a template, with their meanings. */
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

/** The values of the placeholders for one case; empty: not known. */
export type Filling = Record<Placeholder, string>

export type Template = { id: string; name: string; body: string; version: number }

const OPTIONAL = / ?\[([^[\]]*)\]/g
const SLOT = /\{([a-z]+)\}/g

/**
 * Fills in a template. Text in square brackets disappears where one of its placeholders is not known. Elsewhere an
 * unknown name disappears with the space before it: "Hello {name}," becomes "Hello,". Any other unknown placeholder
 * stays, to be filled in by hand.
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

/** A placeholder in braces, also with one brace missing where it has a known name. Other braces are ordinary text. */
const HOLE = new RegExp(`\\{[\\p{L}\\p{N} _-]{0,40}\\}|\\{ *(?:${NAMES})\\b|\\b(?:${NAMES}) *\\}`, 'giu')

/** The unknown placeholders of a template: "{nmae}", or "{name" without its end. */
export function unknownHoles(body: string): string[] {
  const holes = body.match(HOLE) ?? []
  return holes.filter((hole) => hole !== `{${hole.slice(1, -1)}}` || !isPlaceholder(hole.slice(1, -1)))
}

/** The first unfilled placeholder of a message: "{price}". */
export function holeIn(text: string): string | undefined {
  return (text.match(HOLE) ?? [])[0]
}

function isPlaceholder(name: string): name is Placeholder {
  return Object.hasOwn(PLACEHOLDERS, name)
}
