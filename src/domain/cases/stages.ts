/**
 * Where a case stands. held: what looks like a machine's, until a person has looked; new to offered are open; the rest is
 * closed and can be opened again. before: it was answered by mail, before there was a desk.
 */
export const STAGES = ['held', 'new', 'talking', 'offered', 'won', 'lost', 'spam', 'before'] as const
export type Stage = (typeof STAGES)[number]

/** The stages that a person chooses from. */
export const CHOSEN_STAGES = ['new', 'talking', 'offered', 'won', 'lost', 'spam'] as const satisfies readonly Stage[]

export const STAGE_NAMES: Record<Stage, string> = {
  held: 'Held',
  new: 'New',
  talking: 'Talking',
  offered: 'Offered',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
  before: 'Before the desk',
}

/** Why a guest did not book; "other" asks for words. */
export const LOST_REASONS = {
  price: 'Price',
  dates: 'Dates do not fit',
  elsewhere: 'Booked elsewhere',
  silent: 'Never answered',
  'not-going': 'Not going',
  other: 'Other, said below',
} as const
export type LostReason = keyof typeof LOST_REASONS

export function isStage(text: string): text is Stage {
  return (STAGES as readonly string[]).includes(text)
}

export function isLostReason(text: string): text is LostReason {
  return Object.hasOwn(LOST_REASONS, text)
}

/** Whether the sale has ended. A closed case may have a next step: the balance, the papers. */
export function isClosed(stage: Stage): boolean {
  return stage === 'won' || stage === 'lost' || stage === 'spam' || stage === 'before'
}
