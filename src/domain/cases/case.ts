import type { LostReason, Stage } from './stages.ts'

/** What people set about a case. Empty text: nothing said. */
export type CaseFields = {
  stage: Stage
  lostReason: LostReason | ''
  lostNote: string
  /** The e-mail of the colleague who has it. */
  owner: string
  /** The day of the next step: ISO, India's calendar. */
  followUpOn: string
  followUpLine: string
  /** The agreed sum for all travellers, in whole rupees. Null: not known. */
  sum: number | null
  /** The journey's first and last day: ISO. */
  travelFrom: string
  travelTill: string
  travellers: number | null
  /** The things that are missing before the journey. */
  missing: string
}

/** How one enquiry is dealt with. Moments are milliseconds since 1970. */
export type Case = CaseFields & {
  id: string
  /** Goes up by one with every change. */
  version: number
  openedAt: number
  /** When a colleague first answered: a call, a message, a mail. */
  firstReplyAt: number | null
  touchedAt: number
  /** 1: said by a colleague (see marks.ts). */
  urgent: 0 | 1
  guest: 0 | 1
  unasked: 0 | 1
  /** When a colleague last asked for a review. */
  reviewAskedAt: number | null
  /** When the visitor added something that nobody has seen yet. */
  addedAt: number | null
  closedAt: number | null
  /** The case under which it stands since a colleague said that both are of one person. */
  joinedInto: string | null
}

/** What people do; a note may stand with each of them. */
export const DEEDS = ['call', 'no-answer', 'whatsapp', 'mail', 'note'] as const
export type Deed = (typeof DEEDS)[number]

/** What may happen to a case, and what each kind of line of its history is called. */
export const EVENT_NAMES = {
  call: 'Called',
  'no-answer': 'Called, no answer',
  whatsapp: 'WhatsApp',
  mail: 'Mail',
  note: 'Note',
  stage: 'Stage',
  owner: 'With',
  'follow-up': 'Next step',
  journey: 'Journey',
  missing: 'Missing before travel',
  'asked-review': 'Asked for a review',
  review: 'Review',
  joined: 'Joined with another enquiry',
  split: 'Split from another enquiry',
  mark: 'Marked',
  added: 'Visitor added',
  noted: 'Noted as an enquiry',
} as const
export type EventKind = keyof typeof EVENT_NAMES

/** One line of a case's history; never changed. */
export type CaseEvent = {
  id: string
  at: number
  /** The e-mail of the colleague; empty: the visitor. */
  actor: string
  kind: EventKind
  was: string
  became: string
  text: string
}

export function isDeed(kind: EventKind): kind is Deed {
  return (DEEDS as readonly string[]).includes(kind)
}

/** Whether a deed answered the visitor. */
export function isAnswer(deed: Deed): boolean {
  return deed === 'call' || deed === 'whatsapp' || deed === 'mail'
}

/** A next step in one line, as the history stores it: "2027-01-12 Call back". */
export function followUpText({ followUpOn, followUpLine }: Pick<CaseFields, 'followUpOn' | 'followUpLine'>): string {
  return [followUpOn, followUpLine].filter(Boolean).join(' ')
}
