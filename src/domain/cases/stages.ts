/**
 * The stages of a case. held: it looks like spam, until a person has checked it. new, talking, offered: open. The
 * others are closed and can be opened again. before: answered by mail, before the desk existed.
 */
export const STAGES = ['held', 'new', 'talking', 'offered', 'won', 'lost', 'spam', 'before'] as const
export type Stage = (typeof STAGES)[number]

/** The stages that staff can choose. */
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

/** The reasons for a lost case; "other" needs a text. */
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

/** Whether the sale has ended. A closed case may still have a next step, such as the balance or the papers. */
export function isClosed(stage: Stage): boolean {
  return stage === 'won' || stage === 'lost' || stage === 'spam' || stage === 'before'
}

/** Whether a case loses its next step when it comes to this stage, unless one is set with it. */
export function endsSteps(stage: Stage): boolean {
  return stage === 'lost' || stage === 'spam'
}
