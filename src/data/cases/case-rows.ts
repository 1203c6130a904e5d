import type { EnquiryRow } from '#data/enquiries/schema.ts'
import type { Case, CaseEvent } from '#domain/cases/case.ts'

/** A case with what its enquiry says, as a list shows it. */
export type CaseInList = Case & ListedEnquiry
type ListedEnquiry = Pick<EnquiryRow, 'reference' | 'name' | 'email' | 'phone' | 'isd' | 'dialable' | 'message'> &
  Pick<EnquiryRow, 'tour' | 'tier' | 'place' | 'travelDate' | 'passengers' | 'heldReason' | 'createdAt'>

/** The columns of a case by the names of its fields; `c` is its table. */
export const CASE_COLUMNS = `c.id, c.version, c.stage, c.lost_reason AS lostReason, c.lost_note AS lostNote, c.owner,
  c.follow_up_on AS followUpOn, c.follow_up_line AS followUpLine, c.opened_at AS openedAt,
  c.first_reply_at AS firstReplyAt, c.touched_at AS touchedAt, c.closed_at AS closedAt, c.joined_into AS joinedInto, c.urgent, c.guest`

/** What a list shows besides; `e` is the enquiries' table. A message is cut: a list shows its first words. */
export const LISTED_COLUMNS = `${CASE_COLUMNS}, e.reference, e.name, e.email, e.phone, e.isd, e.dialable,
  substr(e.message, 1, 200) AS message, e.tour, e.tier, e.place, e.travel_date AS travelDate, e.passengers,
  e.held_reason AS heldReason, e.created_at AS createdAt`

export const EVENT_COLUMNS = 'id, case_id AS caseId, at, actor, kind, was, became, text'
export type EventRow = CaseEvent & { caseId: string }
