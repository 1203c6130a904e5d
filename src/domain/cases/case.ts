import type { LostReason, Stage } from './stages.ts'

/** The fields that staff set on a case. An empty text is not set. */
export type CaseFields = {
  stage: Stage
  lostReason: LostReason | ''
  lostNote: string
  /** The owner's e-mail; empty: no owner. */
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
  /** Increases by one with every change. */
  version: number
  openedAt: number
  /** When a colleague first answered: a call, a message, a mail. */
  firstReplyAt: number | null
  touchedAt: number
  /** 1: said by a colleague (see marks.ts). */
  urgent: 0 | 1
  guest: 0 | 1
  unasked: 0 | 1
  /** When a colleague last sent a request for a review. */
  reviewAskedAt: number | null
  /** When the visitor last added something that no colleague has read. */
  addedAt: number | null
  closedAt: number | null
  /** The main case, where a colleague has joined two cases of one person. */
  joinedInto: string | null
}

/** The actions of staff; each may have a note. */
export const DEEDS = ['call', 'no-answer', 'whatsapp', 'mail', 'note'] as const
export type Deed = (typeof DEEDS)[number]

/** The kinds of history lines, with their names. */
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
