/**
 * The marks that a colleague sets by one press. urgent: it cannot wait. The second: the guest has booked before. The
 * third: do not ask for a review, because of a complaint or the guest's wish.
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
