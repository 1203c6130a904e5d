/** A tour's length for a visitor: "7N/8D", or "5N/4D, 3 hotel nights" where the nights include those in the air. */
export function durationInWords(duration: string): string {
  const [nights = 0, days = 0] = duration.match(/\d+/g)?.map(Number) ?? []
  return nights < days ? duration : `${duration}, ${days - 1} hotel nights`
}
