import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { type Check, checkFact, listFacts, type ShownFact } from '#data/facts/facts.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { changeIdOf, readForm, textOf } from '#desk/frame/desk-form.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { DeskNotice } from '#desk/frame/desk-notice.tsx'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { type Fact, lastDayOfClaim } from '#domain/facts/fact.ts'
import { dayInIndia, daysAfter, isCalendarDay, readableDate } from '#values/dates.ts'
import { searchForm } from '#values/normal-form.ts'
import { oneLine } from '#values/plain-text.ts'
import { type CheckForm, FactPage, FactsPage } from './page.tsx'

/** What counts as soon, in days. */
const SOON = 30
/** How long a fact without a term of its own is claimed where nobody says it, in days. */
const place = deskMap.site.path

export const facts = new Hono<DeskEnv>()
  .get(deskMap.facts.path, async (c) => {
    const listed = await listFacts(c.env.CATALOGUE)
    const text = (c.req.query('q') ?? '').slice(0, 100).trim()
    const today = dayInIndia(new Date())
    return deskPage(
      c,
      { title: 'Facts', place },
      <FactsPage facts={fitting(listed, text)} {...{ text, today, soon: daysAfter(today, SOON) }} />,
    )
  })
  .get(deskMap.fact.path, async (c) => {
    const shown = await findFact(c)
    if (!shown) return noSuchFact(c)
    const today = dayInIndia(new Date())
    const { source, kind } = shown.fact
    const expiresOn = lastDayOfClaim(kind, today)
    return showFact(c, shown, { form: { source, checkedOn: today, expiresOn, reason: '' }, slips: [] })
  })
  .post(deskMap.fact.path, async (c) => {
    const [form = new FormData(), shown] = await Promise.all([readForm(c.req.raw), findFact(c)])
    if (!shown) return noSuchFact(c)
    const [id, typed] = [await changeIdOf(form), typedCheck(form)]
    const { check, note, slips } = judge(shown.fact, typed, textOf(form, 'does') === 'withdraw')
    if (!id) slips.unshift('This form did not arrive whole; nothing was changed.')
    if (!id || slips.length > 0) return showFact(c, shown, { form: typed, slips })
    const author = { id, at: Date.now(), actor: c.env.staff.email, note: oneLine(note, 160) }
    const isDone = await checkFact(c.env.CATALOGUE, author, { shown: textOf(form, 'shown'), check })
    if (isDone) return c.redirect(deskMap.facts.path, 303)
    const now = (await findFact(c)) ?? shown
    return showFact(c, now, { form: typed, slips: [movedBy(now)], status: 409 })
  })

/** The facts that have every word of a search: in the sentence, the name, or what shows them. */
function fitting(listed: ShownFact[], text: string): ShownFact[] {
  const words = searchForm(text).split(/\s+/)
  return listed.filter(({ fact, shownBy }) => {
    const all = searchForm([fact.id, fact.text, fact.concerns, ...shownBy].join(' '))
    return words.every((word) => all.includes(word))
  })
}

type Judged = { check: Check; note: string; slips: string[] }

/** What a form makes of a fact. One that is not true any more ended yesterday: pages then say that it was so. */
function judge(fact: Fact, typed: CheckForm, withdraws: boolean): Judged {
  const { id, source } = fact
  const today = dayInIndia(new Date())
  if (!withdraws) return { check: { id, ...typed }, note: `Still true: ${id}`, slips: checkSlips(typed, fact, today) }
  const check = { id, source, checkedOn: today, expiresOn: daysAfter(today, -1) }
  const slips = typed.reason ? [] : ['Why: say it in a few words']
  return { check, note: `Withdrawn: ${id}: ${typed.reason}`, slips }
}

async function findFact(c: Context<DeskEnv>): Promise<ShownFact | undefined> {
  const id = c.req.param('id')
  return (await listFacts(c.env.CATALOGUE)).find(({ fact }) => fact.id === id)
}

type Told = { form: CheckForm; slips: string[]; status?: 409 }

/** What somebody else has noted meanwhile. */
function movedBy({ fact }: ShownFact): string {
  const days = `read ${readableDate(fact.checkedOn)}, holds to ${readableDate(fact.expiresOn)}`
  return `Somebody else has looked at this fact since you opened it: ${days}. What you typed stands below; send it to put it in its place.`
}

function showFact(c: Context<DeskEnv>, shown: ShownFact, { status, ...told }: Told): Response {
  const today = dayInIndia(new Date())
  const page = <FactPage {...{ shown, today }} {...told} id={crypto.randomUUID()} />
  return deskPage(c, { title: shown.fact.id, place, status: status ?? (told.slips.length > 0 ? 422 : 200) }, page)
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

function checkSlips(
  { source, checkedOn, expiresOn }: CheckForm,
  { kind, checkedOn: before }: Fact,
  today: string,
): string[] {
  if (!/^https:\/\/[^\s/]+\.[^\s]+$/.test(source)) return ['Seen at: give the address of the page, with https://']
  if (!isCalendarDay(checkedOn) || checkedOn > today)
    return ['Read on: choose the day on which you read it, today or before']
  if (checkedOn < before) return [`Read on: it was read on ${readableDate(before)} already`]
  if (!isCalendarDay(expiresOn) || expiresOn < today) return ['Holds to: choose a day that is still to come']
  const last = lastDayOfClaim(kind, checkedOn)
  return expiresOn > last ? [`Holds to: a fact of this kind is read again by ${readableDate(last)}`] : []
}
