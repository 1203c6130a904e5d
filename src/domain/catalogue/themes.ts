/** What a holiday is for, as visitors ask for it; authored per tour with its reason. */
export const THEMES = {
  honeymoon: 'Honeymoon',
  family: 'Family',
  senior: 'Senior citizens',
  pilgrimage: 'Pilgrimage',
  adventure: 'Adventure',
  beach: 'Beach',
  snow: 'Snow',
  wildlife: 'Wildlife',
  heritage: 'Heritage',
  budget: 'Low budget',
} as const

export type Theme = keyof typeof THEMES
