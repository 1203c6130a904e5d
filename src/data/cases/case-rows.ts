import type { EnquiryRow } from '#data/enquiries/schema.ts'
import type { Case, CaseEvent } from '#domain/cases/case.ts'

/** A case with its enquiry, as in a list. */
export type CaseInList = Case &
  ListedEnquiry & {
    /** How many cases are joined into it, and their tours as JSON; of the first ten. */
    under: number
    underTours: string
  }
type ListedEnquiry = Pick<EnquiryRow, 'reference' | 'name' | 'email' | 'phone' | 'isd' | 'dialable' | 'message'> &
  Pick<EnquiryRow, 'wishes' | 'added' | 'answerBy' | 'answerHours'> &
  Pick<EnquiryRow, 'tour' | 'tier' | 'place' | 'travelDate' | 'passengers' | 'heldReason' | 'createdAt'>

/** The columns of a case by the names of its fields; `c` is its table. */
export const CASE_COLUMNS = `c.id, c.version, c.stage, c.lost_reason AS lostReason, c.lost_note AS lostNote, c.owner,
  c.follow_up_on AS followUpOn, c.follow_up_line AS followUpLine, c.opened_at AS openedAt,
  c.first_reply_at AS firstReplyAt, c.touched_at AS touchedAt, c.added_at AS addedAt, c.closed_at AS closedAt, c.joined_into AS joinedInto, c.urgent, c.guest, c.unasked,
  c.review_asked_at AS reviewAskedAt,
  c.sum, c.travel_from AS travelFrom, c.travel_till AS travelTill, c.travellers, c.missing`

/** The cases joined into a case, with the columns for a list. */
const UNDER = `FROM (SELECT u.tour FROM cases j JOIN enquiries u ON u.id = j.enquiry_id
  WHERE j.joined_into = c.id AND j.erased_at IS NULL LIMIT 10)`

/** Further columns of a list; `e` is the table of enquiries. Long texts are cut. */
export const LISTED_COLUMNS = `${CASE_COLUMNS}, e.reference, e.name, e.email, e.phone, e.isd, e.dialable,
  substr(e.message, 1, 200) AS message, e.tour, e.tier, e.place, e.travel_date AS travelDate, e.passengers,
  substr(e.wishes, 1, 200) AS wishes, substr(e.added, -2000) AS added, e.answer_by AS answerBy, e.answer_hours AS answerHours,
  (SELECT count(*) ${UNDER}) AS under, (SELECT json_group_array(tour) ${UNDER}) AS underTours,
  e.held_reason AS heldReason, e.created_at AS createdAt`

export const EVENT_COLUMNS = 'id, case_id AS caseId, at, actor, kind, was, became, text'
export type EventRow = CaseEvent & { caseId: string }
