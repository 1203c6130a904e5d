import { type Context, Hono } from 'hono'
import { type Check, checkFact, listFacts, type ShownFact } from '#data/desk/facts.ts'
import { within, withRetries } from '#data/faults.ts'
import type { DeskEnv } from '#desk/desk-env.ts'
import { keyOf, readForm, textOf } from '#desk/desk-form.ts'
import { deskMap } from '#desk/desk-map.ts'
import { deskPage } from '#desk/desk-page.tsx'
import { type CheckForm, FactPage, FactsPage } from '#desk/pages/facts.tsx'
import { DeskNotice } from '#desk/pages/notice.tsx'
import { dayInIndia, daysAfter, isCalendarDay } from '#domain/dates.ts'
import { type Fact, lastDayOfClaim } from '#domain/fact.ts'
import { oneLine } from '#domain/plain-text.ts'

/** How long the catalogue may take, in ms, and what counts as soon, in days. */
const PATIENCE = 10_000
const SOON = 30
/** How long a fact without a term of its own is claimed where nobody says it, in days. */
const YEAR = 365
const place = deskMap.site.path

export const facts = new Hono<DeskEnv>()
  .get(deskMap.facts.path, async (c) => {
    const listed = await within(PATIENCE, listFacts(c.env.CATALOGUE))
    const today = dayInIndia(new Date())
    return deskPage(
      c,
      { title: 'Facts', place },
      <FactsPage facts={listed} {...{ today, soon: daysAfter(today, SOON) }} />,
    )
  })
  .get(deskMap.fact.path, async (c) => {
    const shown = await findFact(c)
    if (!shown) return noSuchFact(c)
    const today = dayInIndia(new Date())
    const { source, kind } = shown.fact
    const expiresOn = lastDayOfClaim(kind, today) ?? daysAfter(today, YEAR)
    return showFact(c, shown, { form: { source, checkedOn: today, expiresOn, reason: '' }, slips: [] })
  })
  .post(deskMap.fact.path, async (c) => {
    const [form = new FormData(), shown] = await Promise.all([readForm(c.req.raw), findFact(c)])
    if (!shown) return noSuchFact(c)
    const [id, typed] = [keyOf(form), typedCheck(form)]
    const { check, note, slips } = judge(shown.fact, typed, textOf(form, 'does') === 'withdraw')
    if (!id) slips.unshift('This form did not arrive whole; nothing was changed.')
    if (!id || slips.length > 0) return showFact(c, shown, { form: typed, slips })
    const author = { id, at: Date.now(), actor: c.env.staff.email, note: oneLine(note, 160) }
    await within(
      PATIENCE,
      withRetries(() => checkFact(c.env.CATALOGUE, author, check)),
    )
    return c.redirect(deskMap.facts.path, 303)
  })

type Judged = { check: Check; note: string; slips: string[] }

/** What a form makes of a fact. One that is not true any more ended yesterday: pages then say that it was so. */
function judge({ id, kind, source }: Fact, typed: CheckForm, withdraws: boolean): Judged {
  const today = dayInIndia(new Date())
  if (!withdraws) return { check: { id, ...typed }, note: `Still true: ${id}`, slips: checkSlips(typed, kind, today) }
  const check = { id, source, checkedOn: today, expiresOn: daysAfter(today, -1) }
  const slips = typed.reason ? [] : ['Why: say it in a few words']
  return { check, note: `Withdrawn: ${id}: ${typed.reason}`, slips }
}

async function findFact(c: Context<DeskEnv>): Promise<ShownFact | undefined> {
  const id = c.req.param('id')
  return (await within(PATIENCE, listFacts(c.env.CATALOGUE))).find(({ fact }) => fact.id === id)
}

function showFact(c: Context<DeskEnv>, shown: ShownFact, told: { form: CheckForm; slips: string[] }): Response {
  const today = dayInIndia(new Date())
  const page = <FactPage {...{ shown, today }} {...told} id={crypto.randomUUID()} />
  return deskPage(c, { title: shown.fact.id, place, status: told.slips.length > 0 ? 422 : 200 }, page)
}

function noSuchFact(c: Context<DeskEnv>): Response {
  return deskPage(c, { title: 'No such fact', place, status: 404 }, <DeskNotice sentence="There is no such fact" />)
}

function typedCheck(form: FormData): CheckForm {
  const line = (name: string, most: number) => oneLine(textOf(form, name), most).trim()
  return {
    source: line('source', 300),
    checkedOn: line('checkedOn', 10),
    expiresOn: line('expiresOn', 10),
    reason: line('reason', 120),
  }
}

function checkSlips({ source, checkedOn, expiresOn }: CheckForm, kind: Fact['kind'], today: string): string[] {
  if (!/^https:\/\/[^\s/]+\.[^\s]+$/.test(source)) return ['Seen at: give the address of the page, with https://']
  if (!isCalendarDay(checkedOn) || checkedOn > today)
    return ['Read on: choose the day on which you read it, today or before']
  if (!isCalendarDay(expiresOn) || expiresOn < today) return ['Holds to: choose a day that is still to come']
  const last = lastDayOfClaim(kind, checkedOn)
  return last && expiresOn > last ? [`Holds to: a fact of this kind is read again by ${last}`] : []
}
