/**
 * The marks that a colleague sets at one press: it cannot wait; it is of a guest who has booked already. The third says
 * that nobody is to ask for a review: a complaint is open, or the guest does not want it.
 */
export const MARK_NAMES = {
  urgent: 'urgent',
  guest: 'existing guest',
  unasked: 'not to be asked for a review',
} as const
export type Mark = keyof typeof MARK_NAMES

export function isMark(text: string): text is Mark {
  return Object.hasOwn(MARK_NAMES, text)
}
