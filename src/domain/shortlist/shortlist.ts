/** How many tours a shortlist holds; one more drops the oldest. */
export const MOST_KEPT = 50

/** A browser keeps some 4,000 letters in a cookie; one that holds more is not ours. */
const LONGEST = 4000

/** A tour's id as a cookie and an address may hold it. */
export function isTourId(text: string): boolean {
  return /^[\w-]{1,60}$/.test(text)
}

/** The ids of a shortlist out of a cookie, the oldest first. Whatever we have not written counts as none. */
export function readShortlist(cookie: string | undefined): string[] {
  if (!cookie || cookie.length > LONGEST) return []
  const ids = cookie.split('.')
  return ids.every(isTourId) ? keepAll([], ids) : []
}

export function printShortlist(ids: string[]): string {
  return ids.join('.')
}

/** A shortlist with more tours, each once, the newest last. */
export function keepAll(ids: string[], more: string[]): string[] {
  return [...new Set([...ids, ...more])].slice(-MOST_KEPT)
}

export function dropAll(ids: string[], gone: string[]): string[] {
  return ids.filter((id) => !gone.includes(id))
}
