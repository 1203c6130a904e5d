/** The carousels of the home page whose order the staff choose, by their names on the page. */
export const CAROUSELS = {
  international: 'Popular abroad',
  domestic: 'Popular in India',
  budget: 'Popular budget tours',
  visaFree: 'Visa free',
} as const
export type CarouselName = keyof typeof CAROUSELS
