import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { endNotice, listNotices, setNotice } from '#data/site/notices.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { changeIdOf, readForm, textOf } from '#desk/frame/desk-form.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { LONGEST_NOTICE, MOST_NOTICES } from '#domain/site/site-notice.ts'
import { dayInIndia, daysAfter, isCalendarDay } from '#values/dates.ts'
import { oneLine } from '#values/plain-text.ts'
import { type NoticeForm, SiteNoticesPage } from './page.tsx'

/** How far ahead a notice may end, in days: who means another year has mistyped it. */
const FARTHEST = 366

const NOT_WHOLE = 'This form did not arrive whole; nothing was changed.'
const TOO_MANY = `There are ${MOST_NOTICES} notices that run or are to come: end one first.`

type Author = { id: string; at: number; actor: string }

export const siteNotices = new Hono<DeskEnv>()
  .get(deskMap.notice.path, async (c) => {
    const today = dayInIndia(new Date())
    const again = c.req.query('again')
    return showNotices(c, { form: { text: '', firstDay: today, lastDay: today }, ...(again && { again }) })
  })
  .post(deskMap.notice.path, async (c) => {
    const form = (await readForm(c.req.raw)) ?? new FormData()
    const id = await changeIdOf(form)
    const typed = typedNotice(form)
    if (!id) return showNotices(c, { form: typed, slips: [NOT_WHOLE] })
    const author = { id, at: Date.now(), actor: c.env.staff.email }
    if (textOf(form, 'does') === 'end') return end(c, author, textOf(form, 'id'))
    const slips = slipsOf(typed)
    if (slips.length > 0) return showNotices(c, { form: typed, slips })
    if (textOf(form, 'does') !== 'put') return showNotices(c, { form: typed, looks: true })
    return put(c, author, typed)
  })

async function put(c: Context<DeskEnv>, author: Author, typed: NoticeForm): Promise<Response> {
  const note = oneLine(`Notice: ${typed.text}`, 160)
  const isSet = await setNotice(c.env.CATALOGUE, { ...author, note }, { ...typed, today: dayInIndia(new Date()) })
  return isSet ? c.redirect(deskMap.notice.path, 303) : showNotices(c, { form: typed, slips: [TOO_MANY] })
}

/** One that somebody else has ended meanwhile is what was asked for. */
async function end(c: Context<DeskEnv>, author: Author, id: string): Promise<Response> {
  const all = await listNotices(c.env.CATALOGUE, dayInIndia(new Date()))
  const notice = all.find((each) => each.id === id)
  const note = oneLine(`Notice ended: ${notice?.text}`, 160)
  if (notice) await endNotice(c.env.CATALOGUE, { ...author, note }, id)
  return c.redirect(deskMap.notice.path, 303)
}

type Told = {
  form: NoticeForm
  slips?: string[]
  looks?: boolean
  /** The id of a notice whose words are used again. */
  again?: string
}

async function showNotices(c: Context<DeskEnv>, { form, slips = [], looks = false, again }: Told): Promise<Response> {
  const today = dayInIndia(new Date())
  const listed = await listNotices(c.env.CATALOGUE, today)
  const words = again ? listed.find(({ id }) => id === again)?.text : undefined
  const filled = words ? { ...form, text: words } : form
  const page = <SiteNoticesPage {...{ listed, slips, looks, today }} form={filled} id={() => crypto.randomUUID()} />
  return deskPage(c, { title: 'Notice', place: deskMap.site.path, status: slips.length > 0 ? 422 : 200 }, page)
}

/** What was typed, whole even where it is too long, so that it can be shortened. */
function typedNotice(form: FormData): NoticeForm {
  return {
    text: oneLine(textOf(form, 'text'), 2000),
    firstDay: oneLine(textOf(form, 'firstDay'), 10),
    lastDay: oneLine(textOf(form, 'lastDay'), 10),
  }
}

function slipsOf({ text, firstDay, lastDay }: NoticeForm): string[] {
  const today = dayInIndia(new Date())
  const length = Array.from(text).length
  const slips: string[] = []
  if (length === 0) slips.push('What visitors read: it is empty')
  if (length > LONGEST_NOTICE) slips.push(`What visitors read: it has ${length} characters; ${LONGEST_NOTICE} fit`)
  if (!isCalendarDay(firstDay)) slips.push('First day: choose a day')
  if (!isCalendarDay(lastDay) || lastDay < today) return [...slips, 'Last day: choose today or a day to come']
  if (lastDay < firstDay) slips.push('Last day: it is before the first one')
  if (lastDay > daysAfter(today, FARTHEST)) slips.push('Last day: choose a day within a year')
  return slips
}
