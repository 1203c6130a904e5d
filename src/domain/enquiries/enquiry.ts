import type { Tier } from '#domain/catalogue/tiers.ts'
import type { TripSum, TripWarnings } from '#domain/trips/trip-sum.ts'
import type { AnswerBy, EnquiryField, KeptText } from './enquiry-fields.ts'
import type { HeldReason } from './held-reason.ts'
import type { Channel, Source } from './source.ts'

/** The form of an enquiry: contact page, callback of a card, tour page. noted: staff wrote it down. */
export type EnquiryKind = FormKind | 'noted'
export type FormKind = 'contact' | 'callback' | 'tour'

/** The typed texts, for showing the form again. */
export type EnquiryValues = Partial<Record<EnquiryField, string>>

/** One plain sentence for each field to correct. */
export type EnquiryMistakes = Partial<Record<EnquiryField, string>>

/** Why a form was refused: a sentence for each field, or one about the whole form. */
export type Problem = { mistakes: EnquiryMistakes; sentence?: string | undefined }

export function isProblem({ mistakes, sentence }: Problem): boolean {
  return sentence !== undefined || Object.keys(mistakes).length > 0
}

/** A stored enquiry: trimmed texts, empty where nothing was typed. */
export type Enquiry = Record<KeptText, string> & {
  kind: EnquiryKind
  /** The first phone number in E.164; absent: it cannot be dialled. */
  dialable?: string
  flexible: 'yes' | 'no' | ''
  /** An ISO day or empty; staff may note an ISO month. */
  travelDate: string
  accommodations: string
  tier?: Tier['key']
  /** The path of the visitor's page. */
  page: string
  /** The tour's id, if the enquiry is about a tour. */
  tour: string
  /** The tier's price that the visitor saw, in rupees per person. */
  priceSeen?: number
  /** The computed trip as a query (`choiceQuery`); empty: none. */
  trip: string
  /** The total that the visitor saw, in whole rupees. */
  totalSeen?: number
  /** The wanted way and time of the answer. */
  answerBy: AnswerBy | ''
  answerHours: string
  channel: Channel
  /** The origin of the visit, as far as it is known. */
  source: Source
}

/** An accepted enquiry. `createdAt`: ms since 1970. `held`: the reason why it is held. */
export type TakenEnquiry = Enquiry & { id: string; reference: string; createdAt: number; heldReason?: HeldReason } & {
  /** The sum of the trip by our prices when the enquiry arrived; of a trip on request, its warnings. */
  tripSum?: TripSum | TripWarnings
  /** The visitor's additions, one a line. */
  added?: string
}
