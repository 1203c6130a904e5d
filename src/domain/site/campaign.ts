/** The campaign parameters of an address: the usual marks, and the click ids of Google and Meta. */
export const CAMPAIGN = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
] as const
