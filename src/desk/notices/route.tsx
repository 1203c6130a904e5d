import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { endNotice, listNotices, setNotice } from '#data/site/notices.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { lineOf, textOf } from '#desk/frame/desk-form.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { momentOf } from '#desk/frame/moment.ts'
import { noteOfSaved } from '#desk/frame/saved-note.ts'
import { authorOf, noSuch, type Sent, showChanged, takeForm } from '#desk/frame/take-form.tsx'
import { LONGEST_NOTICE, MOST_NOTICES } from '#domain/site/site-notice.ts'
import { daysAfter, isCalendarDay } from '#values/dates.ts'
import { mistakesBy } from '#values/mistakes.ts'
import { type NoticeForm, type NoticeMistakes, SiteNoticesPage } from './page.tsx'

/** How far ahead a notice may end, in days: who means another year has mistyped it. */
const FARTHEST = 366

const TOO_MANY = `There are ${MOST_NOTICES} notices that run or are to come: end one first.`

export const noticeRoutes = new Hono<DeskEnv>()
  .get(deskMap.notice.path, async (c) => {
    const { today } = momentOf()
    const again = c.req.query('again')
    if (again === undefined && c.req.query('new') === undefined) return showNotices(c, {})
    return showNotices(c, { form: { text: '', firstDay: today, lastDay: today, closes: 0 }, again })
  })
  .post(
    deskMap.notice.path,
    takeForm({ needs: ['key', 'does'] }, (c, sent) => {
      const does = textOf(sent.form, 'does')
      if (does === 'end') return end(c, sent)
      const typed = typedNotice(sent.form)
      const mistakes = mistakesOf(typed, sent.today)
      if (Object.keys(mistakes).length > 0) return showNotices(c, { form: typed, mistakes })
      return does === 'put' ? put(c, sent, typed) : showNotices(c, { form: typed, looks: true })
    }),
  )

async function put(c: Context<DeskEnv>, sent: Sent, typed: NoticeForm): Promise<Response> {
  const author = await authorOf(sent, `Notice: ${typed.text}`)
  const isSet = await setNotice(c.env.CATALOGUE, author, { ...typed, today: sent.today })
  if (isSet) return showChanged(c, deskMap.notice.path, author)
  return showNotices(c, { form: typed, mistakes: { form: TOO_MANY } })
}

/** A colleague may have ended it meanwhile: that is the same outcome. */
async function end(c: Context<DeskEnv>, sent: Sent): Promise<Response> {
  const id = textOf(sent.form, 'id')
  const notice = (await listNotices(c.env.CATALOGUE, sent.today)).find((each) => each.id === id)
  if (!notice) return noSuch(c, 'notice', sent)
  const author = await authorOf(sent, `Notice ended: ${notice.text}`)
  await endNotice(c.env.CATALOGUE, author, id)
  return showChanged(c, deskMap.notice.path, author)
}

type Told = {
  /** Absent: the list is asked for. */
  form?: NoticeForm
  mistakes?: NoticeMistakes
  looks?: boolean
  /** The id of a notice whose words and tick are used again. */
  again?: string | undefined
}

async function showNotices(
  c: Context<DeskEnv>,
  { form, mistakes = {}, looks = false, again }: Told,
): Promise<Response> {
  const { today } = momentOf()
  const listed = await listNotices(c.env.CATALOGUE, today)
  const old = again ? listed.find(({ id }) => id === again) : undefined
  const filled = form && old ? { ...form, text: old.text, closes: old.closes } : form
  const page = <SiteNoticesPage {...{ listed, mistakes, looks, today }} form={filled} id={() => crypto.randomUUID()} />
  const status = Object.keys(mistakes).length > 0 ? 422 : 200
  const shown = { title: 'Notice', place: deskMap.site.path, status, savedWords: await noteOfSaved(c) } as const
  return deskPage(c, shown, page)
}

/** The typed text, whole even where it is too long, so that it can be shortened. */
function typedNotice(form: FormData): NoticeForm {
  return {
    text: lineOf(form, 'text'),
    firstDay: lineOf(form, 'firstDay'),
    lastDay: lineOf(form, 'lastDay'),
    closes: form.has('closes') ? 1 : 0,
  }
}

function mistakesOf({ text, firstDay, lastDay }: NoticeForm, today: string): NoticeMistakes {
  const length = Array.from(text).length
  const isDay = isCalendarDay(lastDay) && lastDay >= today
  return mistakesBy([
    ['text', length === 0, 'What visitors read: it is empty'],
    ['text', length > LONGEST_NOTICE, `What visitors read: it has ${length} characters; ${LONGEST_NOTICE} fit`],
    ['firstDay', !isCalendarDay(firstDay), 'First day: choose a day'],
    ['lastDay', isDay && lastDay > daysAfter(today, FARTHEST), 'Last day: choose a day within a year'],
    ['lastDay', isDay && lastDay < firstDay, 'Last day: it is before the first one'],
    ['lastDay', !isDay, 'Last day: choose today or a day to come'],
  ])
}
