import type { Context } from 'hono'
import type { ReactElement } from 'react'
import { brand } from '#brand.ts'
import { listTemplates } from '#data/cases/kept-templates.ts'
import { type CaseSheet, findCase, isErased } from '#data/cases/read-case.ts'
import { nextWords } from '#desk/frame/case-in-words.tsx'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { casePath, deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { momentOf } from '#desk/frame/moment-of.ts'
import type { UNCHANGED } from '#desk/frame/saved-note.ts'
import { showErased } from '#desk/frame/show-unsaved.tsx'
import { noSuch, type Sent, showSaved } from '#desk/frame/take-form.tsx'
import { earlierName, readTourNames, type Tours } from '#desk/frame/tour-names.ts'
import type { Case } from '#domain/cases/case.ts'
import type { CaseForm } from '#domain/cases/case-form.ts'
import { ASKED_FOR, askingWords } from '#domain/cases/guest-review.ts'
import { numbersOf } from '#domain/enquiries/contact.ts'
import type { TakenEnquiry } from '#domain/enquiries/enquiry.ts'
import { mailRows } from '#domain/enquiries/enquiry-mail.ts'
import { codesToTell } from '#domain/enquiries/lead.ts'
import { ticketOf } from '#domain/enquiries/ticket.ts'
import { pathTo } from '#domain/site/paths.ts'
import { dayInIndia, daysAfter, readableDate } from '#values/dates.ts'
import { canReplyTo } from '#values/mail-address.ts'
import { notedIn } from './noted-in.ts'
import { CasePage } from './page.tsx'
import { overNow, typedDraft, typedForm, unchangedForm } from './read-case-form.ts'
import { type CaseShown, shownDraft } from './shown-draft.ts'

export const CASE_TITLE = { title: 'Case', place: deskMap.inbox.path }

/** The page of a case and its next step in words; undefined: no such case, or it was erased. */
export async function casePage(
  env: DeskEnv['Bindings'],
  id: string,
  shown: CaseShown,
): Promise<{ page: ReactElement; next: string } | undefined> {
  const finding = findCase(env.ENQUIRIES, id)
  const asked = finding.then((sheet) => (sheet ? [sheet.enquiry, ...sheet.joined, ...sheet.samePerson] : []))
  const [sheet, templates, tours] = await Promise.all([
    finding,
    listTemplates(env.ENQUIRIES),
    readTourNames(env.CATALOGUE, asked),
  ])
  if (!sheet) return undefined
  const { row, enquiry } = sheet
  const numbers = numbersOf(enquiry)
  const draft = shownDraft(sheet, shown, { templates, tours, staff: env.staff.email })
  const next = row.followUpOn && `Next: ${nextWords(row)}.`
  const asking = await askingOf(env, sheet)
  const page = (
    <CasePage
      {...{ sheet, tours, templates, numbers, draft }}
      moment={momentOf()}
      wants={wantsOf(enquiry, tours)}
      mailable={canReplyTo(enquiry.email)}
      form={formOver(row, shown)}
      mistakes={shown.mistakes ?? {}}
      owners={env.colleagues}
      asking={asking}
      noted={notedIn(sheet, shown.event, asking)}
      me={env.staff.email}
    />
  )
  return { page, next }
}

/** The form with its unsaved text, over the case as it is stored now. */
function formOver(row: Case, { form, event }: CaseShown): CaseForm {
  if (!form) return unchangedForm(row)
  return event ? overNow(form, row) : form
}

/** An enquiry's rows as in the staff's mail, and its message. */
function wantsOf(enquiry: TakenEnquiry, tours: Tours): [label: string, value: string][] {
  const tour = tours.get(enquiry.tour)
  const then = earlierName(tours, enquiry)
  const rows = mailRows(enquiry, tour && { ...tour, ...then })
  if (tour && then) rows.push(['Tour now', `${tour.title}, ${tour.duration}`])
  if (!enquiry.message) return rows
  const codes = enquiry.channel !== 'form' && tours.size > 0 ? codesToTell(enquiry, [...tours.values()]) : ''
  return [...rows, ['Said', enquiry.message], ...(codes ? [['Chat code', codes] as [string, string]] : [])]
}

/** The request for a review with this guest's link. */
async function askingOf(env: DeskEnv['Bindings'], { row, enquiry }: CaseSheet): Promise<string | undefined> {
  if (!env.VISITOR_LINK_SECRET) return undefined
  const ticket = await ticketOf(env.VISITOR_LINK_SECRET, enquiry.reference, 'review')
  const until = readableDate(daysAfter(dayInIndia(new Date(row.reviewAskedAt ?? Date.now())), ASKED_FOR))
  return askingWords({
    guest: enquiry.name,
    link: brand.origin + pathTo('review', ticket),
    until,
    agency: brand.fullName,
  })
}

/** Shows the case in the address. */
export async function showCase(
  c: Context<DeskEnv>,
  { status = 200, savedAt, ...shown }: CaseShown & { status?: 200 | 409 | 422; savedAt?: number | typeof UNCHANGED },
  sent?: Sent,
): Promise<Response> {
  const found = await casePage(c.env, c.req.param('id') ?? '', shown)
  return found ? deskPage(c, { ...CASE_TITLE, status, savedAt, savedWords: found.next }, found.page) : noCase(c, sent)
}

/** Unsent text of the page's other forms, which is shown again. */
export type Otherwise = Pick<CaseShown, 'form' | 'draft'>

/**
 * Redirects to the case after saving, so that a reload sends nothing again. If the pressed button did not save all
 * typed text, the response is the page with that text. A repeated form changes nothing, by its key.
 */
export function showDone(
  c: Context<DeskEnv>,
  sent: Sent,
  { event, ...otherwise }: Otherwise & { event?: string } = {
    form: typedForm(sent.form),
    draft: typedDraft(sent.form),
  },
): Response | Promise<Response> {
  if (otherwise.form || otherwise.draft) return showCase(c, { ...otherwise, event, savedAt: sent.now }, sent)
  const path = casePath(c.req.param('id') ?? '')
  return showSaved(c, event ? `${path}?sent=${event}` : path, sent)
}

/** No such case, or its person was erased. */
export async function noCase(c: Context<DeskEnv>, sent?: Sent): Promise<Response> {
  if (await isErased(c.env.ENQUIRIES, [c.req.param('id') ?? ''])) return showErased(c, sent)
  return noSuch(c, 'case', sent)
}
