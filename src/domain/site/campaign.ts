/** What an address says of the link that led to it: our own marks of a campaign, and those that Google and Meta add to a link. */
export const CAMPAIGN = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
] as const
