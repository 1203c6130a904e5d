import { INDEXED } from '#data/enquiries/conditions.ts'
import { claimDuty, noteDuty } from '#data/enquiries/duties.ts'
import type { Outbox } from '#data/enquiries/outbox.ts'
import { logFault } from '#data/stores/faults.ts'
import { sendMail } from '#data/stores/send-mail.ts'
import { type DueCase, type LeavingCase, LISTED_IN_MAIL, morningMail, WEEK } from '#domain/cases/morning-mail.ts'
import { clockInIndia, dayInIndia, daysAfter } from '#values/dates.ts'

const HOUR = 60 * 60_000
/** Shorter than a day, so that a late mail does not delay the next one. */
const EVERY = 20 * HOUR

/** The number of groups of staff, one for each minute. Each has three turns in the hour, for a mail that fails. */
const GROUPS = 20

/**
 * The people whose turn it is at this minute, from 9 to 10 by India's clocks; none at other hours. A cron run may make
 * a limited number of queries (docs/reliability.md), so not all are due at once.
 */
export function turnAt<Person>(staff: Person[], now: number): Person[] {
  const [hour, minute] = clockInIndia(new Date(now)).slice(11, 16).split(':').map(Number)
  return hour === 9 ? staff.filter((_, at) => at % GROUPS === (minute ?? 0) % GROUPS) : []
}

/**
 * Mails these colleagues once a day their late and due cases, and who travels this week. Those without any get no mail.
 */
export async function sendMornings(
  outbox: Pick<Outbox, 'database' | 'mail' | 'clock'>,
  staff: string[],
): Promise<void> {
  for (const email of staff) await sendMorning(outbox, email).catch((error) => logFault('morning', error))
}

async function sendMorning({ database, mail, clock }: Pick<Outbox, 'database' | 'mail' | 'clock'>, email: string) {
  const now = clock()
  const today = dayInIndia(new Date(now))
  const asked = database.prepare(MORNING).bind(email, today, daysAfter(today, WEEK - 1))
  const { results } = await asked.all<DueCase & LeavingCase>()
  const isLeaving = ({ travelFrom }: LeavingCase) => travelFrom !== ''
  const due = results.filter((row) => !isLeaving(row))
  const message = morningMail({ due, leaving: results.filter(isLeaving) }, today)
  const duty = `morning ${email}` as const
  if (!message || !(await claimDuty(database, duty, { now, every: EVERY }))) return
  try {
    await sendMail({ ...mail, to: [email] }, [message])
  } catch (error) {
    await noteDuty(database, duty, now - EVERY)
    throw error
  }
}

/** Uses cases_planned_of and cases_travelling in one query, because a cron run may make few. */
const MORNING = `SELECT e.reference, c.* FROM (
    SELECT * FROM (SELECT enquiry_id, follow_up_on AS followUpOn, '' AS travelFrom, '' AS travelTill, 0 AS isMissing
      FROM cases WHERE ${INDEXED.planned} AND owner = ?1 AND follow_up_on <= ?2
      ORDER BY follow_up_on, id LIMIT ${LISTED_IN_MAIL + 1})
    UNION ALL
    SELECT * FROM (SELECT enquiry_id, '', travel_from, travel_till, missing <> ''
      FROM cases WHERE ${INDEXED.travelling} AND owner = ?1 AND travel_from BETWEEN ?2 AND ?3
      ORDER BY travel_from, travel_till, id LIMIT ${LISTED_IN_MAIL + 1})
  ) c JOIN enquiries e ON e.id = c.enquiry_id ORDER BY c.travelFrom, c.followUpOn, e.rowid`
