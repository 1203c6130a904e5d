/** The most tours of a shortlist; one more drops the oldest. */
export const MOST_KEPT = 50

/** Browsers keep some 4,000 letters in a cookie; a longer one is not ours. */
const LONGEST = 4000

export function isTourId(text: string): boolean {
  return /^[\w-]{1,60}$/.test(text)
}

/** The ids in the shortlist's cookie, the oldest first. Any other content counts as empty. */
export function readShortlist(cookie: string | undefined): string[] {
  if (!cookie || cookie.length > LONGEST) return []
  const ids = cookie.split('.')
  return ids.every(isTourId) ? keepAll([], ids) : []
}

export function printShortlist(ids: string[]): string {
  return ids.join('.')
}

/** Adds tours to a shortlist, each once, the newest last. */
export function keepAll(ids: string[], more: string[]): string[] {
  return [...new Set([...ids, ...more])].slice(-MOST_KEPT)
}

export function dropAll(ids: string[], gone: string[]): string[] {
  return ids.filter((id) => !gone.includes(id))
}
