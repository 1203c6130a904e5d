/** The carousels of the home page whose order is somebody's choice, as the staff see them named. */
export const CAROUSELS = {
  international: 'Popular abroad',
  domestic: 'Popular in India',
  budget: 'Popular budget tours',
  visaFree: 'Visa free',
} as const
export type CarouselName = keyof typeof CAROUSELS
