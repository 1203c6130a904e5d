import { and, inArray, isNull, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { openCatalogue } from '#data/catalogue/open-catalogue.ts'
import { listToursInBrief } from '#data/catalogue/tours-in-brief.ts'
import { listFactsOfTours } from '#data/facts/facts-of-tours.ts'
import { readSlower } from '#data/speed/read-speed.ts'
import { logFault, within } from '#data/stores/faults.ts'
import { sendMail } from '#data/stores/send-mail.ts'
import { digestMail, ENTRIES, endingsMail } from '#domain/enquiries/digest-mail.ts'
import { type EndingsSection, endingSections } from '#domain/facts/endings.ts'
import { DAY, dayInIndia, weekdayOf } from '#values/dates.ts'
import { claimDuty, noteDuty } from './duties.ts'
import { takenEnquiry } from './enquiry-rows.ts'
import type { Outbox } from './outbox.ts'
import { enquiries, WAITS_FOR_A_LOOK } from './schema.ts'

const MINUTE = 60_000
/** The most further enquiries that are counted, so that a flood is not read to its end. */
const COUNTED = 1000

const UNLISTED = and(sql.raw(WAITS_FOR_A_LOOK), isNull(enquiries.digestedAt))

/**
 * Once a day one mail lists the held enquiries that are in no digest yet, persons first. If they exceed one mail, the
 * next one follows a minute later. Returns how many it listed.
 */
export async function sendDigest(outbox: Outbox): Promise<number> {
  const { database, mail, clock } = outbox
  const now = clock()
  const db = drizzle(database)
  const [oldest] = await db.select({ id: enquiries.id }).from(enquiries).where(UNLISTED).limit(1)
  if (!oldest || !(await claimDuty(database, 'digest', { now, every: DAY }))) return 0
  const ids = () => db.select({ id: enquiries.id }).from(enquiries).where(UNLISTED).orderBy(ORDER)
  const told = sql`coalesce(${enquiries.toldAt}, ${now})`
  const [, rows, rest] = await db.batch([
    // Noted before the mail, so that withdrawing meanwhile informs the staff.
    db
      .update(enquiries)
      .set({ toldAt: told })
      .where(inArray(enquiries.id, ids().limit(ENTRIES))),
    db.select().from(enquiries).where(UNLISTED).orderBy(ORDER).limit(ENTRIES),
    ids().limit(COUNTED).offset(ENTRIES),
  ])
  try {
    const left = { more: rest.length, atLeast: rest.length === COUNTED, sections: await findSections(outbox) }
    await sendMail(mail, [digestMail(rows.map(takenEnquiry), left)])
  } catch (error) {
    await noteDuty(database, 'digest', now - DAY + 10 * MINUTE)
    throw error
  }
  const listed = sql`(SELECT value FROM json_each(${JSON.stringify(rows.map(({ id }) => id))}))`
  await db.update(enquiries).set({ digestedAt: now }).where(inArray(enquiries.id, listed))
  if (rest.length > 0) await noteDuty(database, 'digest', now - DAY)
  return rows.length
}

/** Sends a mail when a price or a fact ends soon, and on Mondays while one has ended or a page became slower. */
export async function sendEndings(outbox: Outbox): Promise<void> {
  const sections = await findSections(outbox)
  const isMonday = weekdayOf(dayInIndia(new Date(outbox.clock()))) === 1
  const message = endingsMail(sections)
  if (message && (isMonday || sections.some(({ soon }) => soon))) await sendMail(outbox.mail, [message])
}

/** How long the catalogue or the speed data may take, in ms. */
const SECTION_PATIENCE = 3000

/** A silent catalogue or database delays no mail. */
async function findSections(outbox: Outbox): Promise<EndingsSection[]> {
  const asked = { 'digest-endings': findEndings(outbox), 'digest-slower': findSlower(outbox) }
  const found = Object.entries(asked).map(([step, sections]) =>
    within(SECTION_PATIENCE, sections).catch((error) => {
      logFault(step, error)
      return []
    }),
  )
  return (await Promise.all(found)).flat()
}

/** The kinds of pages that became slower by a fifth from one week to the next. */
async function findSlower({ database, clock }: Outbox): Promise<EndingsSection[]> {
  const lines = await readSlower(database, dayInIndia(new Date(clock())))
  return lines.length > 0 ? [{ heading: 'Pages that became slower by a fifth in a week', lines, soon: false }] : []
}

async function findEndings({ catalogue, clock }: Outbox): Promise<EndingsSection[]> {
  const opened = openCatalogue(catalogue)
  const [tours, facts] = await Promise.all([listToursInBrief(opened), listFactsOfTours(opened)])
  return endingSections({ tours, facts }, dayInIndia(new Date(clock())))
}

const ORDER = sql`${enquiries.digestRank}, ${enquiries.createdAt}`
