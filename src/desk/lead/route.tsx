import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { joinCases } from '#data/cases/join-cases.ts'
import { findKnown, type KnownCases, saveLead } from '#data/cases/save-lead.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { casePath, deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { eachAs, field, formKey, neededText, trimmed } from '#desk/frame/form-shapes.ts'
import { momentOf } from '#desk/frame/moment-of.ts'
import { showErased } from '#desk/frame/show-unsaved.tsx'
import { type Sent, showSaved, takeForm } from '#desk/frame/take-form.tsx'
import { readTourNames, type Tours } from '#desk/frame/tour-names.ts'
import type { Enquiry } from '#domain/enquiries/enquiry.ts'
import { LEAD_FIELDS, LEAD_MONTHS, type LeadForm, type LeadMistakes, parseLead } from '#domain/enquiries/lead.ts'
import { monthsFrom } from '#values/dates.ts'
import { APART } from './known-person.tsx'
import { LeadPage } from './page.tsx'

const SHAPE = {
  ...{ key: formKey, person: field },
  ...eachAs(neededText, ['channel', 'phone', 'message']),
  ...eachAs(trimmed, ['name', 'about', 'month', 'passengers', 'email', 'owner']),
}

export const leadRoutes = new Hono<DeskEnv>()
  .get(deskMap.lead.path, async (c) => showLead(c, await readTourNames(c.env.CATALOGUE), { form: emptyLead(c) }))
  .post(
    deskMap.lead.path,
    takeForm(SHAPE, async (c, sent) => {
      const tours = await readTourNames(c.env.CATALOGUE)
      const { key: _, person, ...form } = sent.typed
      const judging = { today: sent.today, owners: c.env.colleagues, tours: [...tours.values()] }
      const parsed = parseLead(form, judging)
      if ('mistakes' in parsed)
        return showLead(c, tours, { form, mistakes: parsed.mistakes, key: sent.key, status: 422 })
      const { enquiry } = parsed
      const known = await findKnown(c.env.ENQUIRIES, { enquiry, key: sent.key })
      if (isToChoose(known, person)) return showLead(c, tours, { form, known, key: sent.key, status: 409 })
      return save(c, sent, { enquiry, known, owner: form.owner })
    }),
  )

function emptyLead(c: Context<DeskEnv>): LeadForm {
  const empty = Object.fromEntries(LEAD_FIELDS.map((name) => [name, ''])) as LeadForm
  return { ...empty, channel: 'call', owner: c.env.staff.email }
}

/** Whether staff have to decide about a known person. A choice counts only for the shown cases. */
function isToChoose({ rows, isShared, isSaved }: KnownCases, chosen: string): boolean {
  const isKnown = rows.length > 0 || isShared
  return isKnown && !isSaved && chosen !== APART && !rows.some(({ id }) => id === chosen)
}

async function save(
  c: Context<DeskEnv>,
  sent: Sent<typeof SHAPE>,
  { enquiry, known, owner }: { enquiry: Enquiry; known: KnownCases; owner: string },
): Promise<Response> {
  const { key, actor, now } = sent
  const id = await saveLead(c.env.ENQUIRIES, { enquiry, key, actor, owner, now })
  if (!id) return showErased(c, sent)
  const head = known.rows.find((row) => row.id === sent.typed.person)?.id
  const isJoined = head && (await joinCases(c.env.ENQUIRIES, { head, other: id, key, actor, now }))
  return showSaved(c, casePath(isJoined ? head : id), sent)
}

type Told = {
  form: LeadForm
  mistakes?: LeadMistakes
  known?: KnownCases
  /** The key of a refused form, which is the same lead when sent again. */
  key?: string
  status?: 409 | 422
}

function showLead(
  c: Context<DeskEnv>,
  tours: Tours,
  { form, mistakes = {}, known, key, status }: Told,
): Promise<Response> {
  const shown = { form, mistakes, known, tours, owners: c.env.colleagues, formKey: key }
  const page = <LeadPage {...shown} months={monthsFrom(momentOf().today, LEAD_MONTHS)} />
  return deskPage(c, { title: 'New enquiry', place: deskMap.inbox.path, ...(status && { status }) }, page)
}
