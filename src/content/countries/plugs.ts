const INDIAN = ['C', 'D', 'M']
const ROUND_TWO_PIN = ['C', 'E', 'F', 'J', 'L']

/** What a charger from India needs in a country whose sockets are of these types. */
export function plugText(types: string[], volts: number): string {
  const last = types.at(-1)
  const named = types.length > 1 ? `Types ${types.slice(0, -1).join(', ')} and ${last}` : `Type ${last}`
  return `${named}, ${volts} volts. ${adapter(types)}${volts < 200 ? ' Check that your charger takes this voltage.' : ''}`
}

function adapter(types: string[]): string {
  if (types.every((type) => INDIAN.includes(type))) return 'Indian plugs fit.'
  if (types.every((type) => ROUND_TWO_PIN.includes(type)))
    return 'Thin two-pin Indian plugs fit; others need an adapter.'
  return 'Carry a universal adapter.'
}
