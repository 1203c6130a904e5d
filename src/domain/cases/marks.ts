/** What somebody may say of a case at one press: it cannot wait; it is of a guest who has booked already. */
export const MARK_NAMES = { urgent: 'urgent', guest: 'existing guest' } as const
export type Mark = keyof typeof MARK_NAMES

export function isMark(text: string): text is Mark {
  return Object.hasOwn(MARK_NAMES, text)
}
