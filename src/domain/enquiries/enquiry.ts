import type { Tier } from '#domain/catalogue/tiers.ts'
import type { TripSum } from '#domain/trips/trip-sum.ts'
import type { AnswerBy, EnquiryField, KeptText } from './enquiry-fields.ts'
import type { HeldReason } from './held-reason.ts'
import type { Channel, Source } from './source.ts'

/** Which form an enquiry came from: the contact page, a card's callback, a tour page. noted: the staff's own, of what they were told. */
export type EnquiryKind = FormKind | 'noted'
export type FormKind = 'contact' | 'callback' | 'tour'

/** What a visitor typed, to be shown again when a form comes back. */
export type EnquiryValues = Partial<Record<EnquiryField, string>>

/** One plain sentence per field that has to be mended. */
export type EnquiryMistakes = Partial<Record<EnquiryField, string>>

/** Why a form was not taken: a sentence by field, or one about the whole. */
export type Problem = { mistakes: EnquiryMistakes; sentence?: string | undefined }

export function isProblem({ mistakes, sentence }: Problem): boolean {
  return sentence !== undefined || Object.keys(mistakes).length > 0
}

/** An enquiry as it is stored: trimmed text, empty where nothing was said. */
export type Enquiry = Record<KeptText, string> & {
  kind: EnquiryKind
  /** The first phone number in E.164, absent when none can be dialled as typed. */
  dialable?: string
  flexible: 'yes' | 'no' | ''
  /** ISO day, empty, or of what the staff noted an ISO month. */
  travelDate: string
  accommodations: string
  tier?: Tier['key']
  /** The path of the page that the visitor was reading. */
  page: string
  /** The tour's id, where the enquiry is about one. */
  tour: string
  /** The price that the visitor saw for the tier, in rupees per person. */
  priceSeen?: number
  /** The trip that was worked out, as its address has it (`choiceQuery`); empty: none was. */
  trip: string
  /** What the visitor saw that it comes to, in whole rupees. */
  totalSeen?: number
  /** How the visitor wants to be answered, and when. */
  answerBy: AnswerBy | ''
  answerHours: string
  channel: Channel
  /** What led the visitor to the site, as far as it is known. */
  source: Source
}

/** An enquiry that was taken: who it is, when it came (milliseconds since 1970), and why it is held, where it is. */
export type TakenEnquiry = Enquiry & { id: string; reference: string; createdAt: number; heldReason?: HeldReason } & {
  /** What the trip comes to by our own prices, worked out when the enquiry was taken. */
  tripSum?: TripSum
  /** What the visitor added afterwards, a line each. */
  added?: string
}
