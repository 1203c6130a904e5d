import { type AskedFor, type EarlierName, earlierOrNone } from '#data/catalogue/earlier-names.ts'
import { toursOrNone } from '#data/catalogue/tours-in-brief.ts'
import type { TourInBrief } from '#domain/catalogue/tour.ts'

/** How long the names of tours are waited for, in ms: an id says enough. */
const PATIENCE = 1500

/** The tours that are known, by id, with what they were called at the moments that were asked for. */
export type Tours = Map<string, TourInBrief & { earlier: EarlierName[] }>

/**
 * Every tour, and how it was called at the moments at which somebody asked for it. None where the catalogue does not
 * answer in time. The tours are read at once, also while the page is still waiting for what was `asked`.
 */
export async function readTourNames(
  catalogue: D1Database,
  asked: AskedFor[] | Promise<AskedFor[]> = [],
): Promise<Tours> {
  const [tours, earlier] = await Promise.all([
    toursOrNone(catalogue, 'desk-tours', PATIENCE),
    Promise.resolve(asked).then((moments) => earlierOrNone(catalogue, moments, PATIENCE)),
  ])
  const ofTour = Map.groupBy(earlier, ({ tour }) => tour)
  return new Map(
    [...tours].map(([id, tour]) => [id, { ...tour, earlier: ofTour.get(id)?.filter(isAnother(tour)) ?? [] }]),
  )
}

function isAnother(now: TourInBrief): (then: EarlierName) => boolean {
  return ({ title, duration }) => title !== now.title || duration !== now.duration
}

/** "Bali 5N/6D"; the id where the tour is not known. */
export function tourName(tours: Tours, id: string): string {
  const tour = tours.get(id)
  return tour ? shortName(tour) : id
}

/** What a tour was called when it was asked for; undefined: as it is called now. */
export function earlierName(tours: Tours, { tour, createdAt }: AskedFor): EarlierName | undefined {
  return tours.get(tour)?.earlier.find((then) => then.createdAt === createdAt)
}

/** "Bali 5N/6D (now 6N/7D)": a tour as it was when it was asked for, and what it is now where that is otherwise. */
export function askedName(tours: Tours, asked: AskedFor): string {
  const [then, now] = [earlierName(tours, asked), tours.get(asked.tour)]
  if (!then || !now) return tourName(tours, asked.tour)
  return `${shortName(then)} (now ${then.title === now.title ? now.duration : shortName(now)})`
}

function shortName({ title, duration }: Pick<TourInBrief, 'title' | 'duration'>): string {
  return `${title} ${duration}`
}
