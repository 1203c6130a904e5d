import { type AskedFor, type EarlierName, earlierOrNone } from '#data/catalogue/earlier-names.ts'
import { toursOrNone } from '#data/catalogue/tours-in-brief.ts'
import type { TourInBrief } from '#domain/catalogue/tour.ts'

/** How long the names of tours may take, in ms; otherwise ids are shown. */
const PATIENCE = 1500

/** The tours by id, with their former names at the requested times. */
export type Tours = Map<string, TourInBrief & { earlier: EarlierName[] }>

/**
 * Every tour, with its names at the times of enquiries. Empty if the catalogue does not answer in time. The tours are
 * read at once, even while `asked` is still pending.
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

/** "Bali 5N/6D", or the id of an unknown tour. */
export function tourName(tours: Tours, id: string): string {
  const tour = tours.get(id)
  return tour ? shortName(tour) : id
}

/** The name of a tour at the time of an enquiry; undefined: its present name. */
export function earlierName(tours: Tours, { tour, createdAt }: AskedFor): EarlierName | undefined {
  return tours.get(tour)?.earlier.find((then) => then.createdAt === createdAt)
}

/** "Bali 5N/6D (now 6N/7D)": the name at the time of the enquiry, with the changes since. */
export function askedName(tours: Tours, asked: AskedFor): string {
  const [then, now] = [earlierName(tours, asked), tours.get(asked.tour)]
  if (!then || !now) return tourName(tours, asked.tour)
  return `${shortName(then)} (now ${then.title === now.title ? now.duration : shortName(now)})`
}

function shortName({ title, duration }: Pick<TourInBrief, 'title' | 'duration'>): string {
  return `${title} ${duration}`
}
