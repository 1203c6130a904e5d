/** The themes of holidays. Each tour gives a reason for each of its themes. */
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
