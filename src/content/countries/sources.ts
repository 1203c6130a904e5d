/** A page that was read, and the day on which it was read or, where it bears a date, was published. */
export type Read = { source: string; checkedOn: string }

export const AIRPORT_PLACES: Read = { source: 'https://github.com/jpatokal/openflights', checkedOn: '2025-04-29' }
export const EMERGENCY_NUMBERS: Read = { source: 'https://github.com/DennisGross/aidlines', checkedOn: '2024-09-20' }
export const PLUG_TYPES: Read = { source: 'https://github.com/CalebBell/fluids', checkedOn: '2026-06-22' }
export const TIME_ZONES: Read = { source: 'https://www.iana.org/time-zones', checkedOn: '2026-11-28' }

/** The World Factbook's page of a country, in the copy that is kept since it closed. */
export function factbook(page: string): Read {
  return { source: `https://github.com/factbook/factbook.json/blob/master/${page}.json`, checkedOn: '2026-05-17' }
}
