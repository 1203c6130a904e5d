import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import * as z from 'zod/mini'
import { endNotice, listNotices, setNotice } from '#data/site/notices.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { field, formKey, judgeTexts, LARGEST, needed } from '#desk/frame/form-shapes.ts'
import { judgeAddress, namedWord, word } from '#desk/frame/judge-address.ts'
import { momentOf } from '#desk/frame/moment-of.ts'
import { authorOf, noSuch, notWhole, type Sent, showChanged, takeForm } from '#desk/frame/take-form.tsx'
import { LONGEST_NOTICE, MOST_NOTICES } from '#domain/site/site-notice.ts'
import { daysAfter, isCalendarDay } from '#values/dates.ts'
import { countLetters } from '#values/letter-limits.ts'
import { oneLine } from '#values/plain-text.ts'
import { type NoticeForm, type NoticeMistakes, SiteNoticesPage } from './page.tsx'

/** How many days ahead a notice may end; a later year is a slip. */
const FARTHEST = 366

const TOO_MANY = `There are ${MOST_NOTICES} notices that run or are to come: end one first.`

const SHAPE = {
  ...{ key: formKey, does: needed, id: field },
  ...{ text: field, firstDay: field, lastDay: field, closes: field },
}
/** The same in an address for a preview. */
const LOOK = { again: namedWord, new: namedWord, text: namedWord, firstDay: word, lastDay: word, closes: word }

export const noticeRoutes = new Hono<DeskEnv>()
  .get(deskMap.notice.path, judgeAddress(LOOK), async (c) => {
    const { today } = momentOf()
    const { again, new: isNew, text, ...days } = c.req.valid('query')
    if (text !== undefined) return look(c, formOf({ text, ...days }), today)
    if (again === undefined && isNew === undefined) return showNotices(c, {})
    return showNotices(c, { form: { text: '', firstDay: today, lastDay: today, closes: 0 }, again })
  })
  .post(
    deskMap.notice.path,
    takeForm(SHAPE, (c, sent) => {
      const { does, id, ...typed } = sent.typed
      if (does === 'end') return end(c, sent, id)
      if (does !== 'put') return notWhole(c, sent.form, 400)
      const form = formOf(typed)
      const mistakes = mistakesOf(form, sent.today)
      return Object.keys(mistakes).length > 0 ? showNotices(c, { form, mistakes }) : put(c, sent, form)
    }),
  )

type Typed = Record<'text' | 'firstDay' | 'lastDay' | 'closes', string>

function formOf({ text, firstDay, lastDay, closes }: Typed): NoticeForm {
  const line = (typed: string) => oneLine(typed, LARGEST)
  return { text: line(text), firstDay: line(firstDay), lastDay: line(lastDay), closes: closes ? 1 : 0 }
}

/** Shows a preview. The notice is in the address, so that a reload and "Back" send nothing. */
function look(c: Context<DeskEnv>, form: NoticeForm, today: string): Promise<Response> {
  const mistakes = mistakesOf(form, today)
  return showNotices(c, { form, mistakes, looks: Object.keys(mistakes).length === 0 })
}

async function put(c: Context<DeskEnv>, sent: Sent, typed: NoticeForm): Promise<Response> {
  const author = await authorOf(sent, `Notice: ${typed.text}`)
  const isSet = await setNotice(c.env.CATALOGUE, author, { ...typed, today: sent.today })
  if (isSet) return showChanged(c, deskMap.notice.path, { author, sent })
  return showNotices(c, { form: typed, mistakes: { form: TOO_MANY } })
}

/** A colleague may have ended it meanwhile, which is the same result. */
async function end(c: Context<DeskEnv>, sent: Sent, id: string): Promise<Response> {
  const notice = (await listNotices(c.env.CATALOGUE, sent.today)).find((each) => each.id === id)
  if (!notice) return noSuch(c, 'notice', sent)
  const author = await authorOf(sent, `Notice ended: ${notice.text}`)
  await endNotice(c.env.CATALOGUE, author, id)
  return showChanged(c, deskMap.notice.path, { author, sent })
}

type Told = {
  /** Absent: the list is shown. */
  form?: NoticeForm
  mistakes?: NoticeMistakes
  looks?: boolean
  /** The id of a notice whose text and tick are copied. */
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
  const page = <SiteNoticesPage {...{ listed, mistakes, looks, today }} form={filled} />
  const status = Object.keys(mistakes).length > 0 ? 422 : 200
  return deskPage(c, { title: 'Notice', place: deskMap.site.path, status }, page)
}

function mistakesOf(typed: NoticeForm, today: string): NoticeMistakes {
  const { firstDay } = typed
  const day = z.string().check(z.refine(isCalendarDay, 'First day: choose a day'))
  const last = z.string().check(
    z.refine((text) => isCalendarDay(text) && text >= today, 'Last day: choose today or a day to come'),
    z.refine((text) => text >= firstDay, 'Last day: it is before the first one'),
    z.refine((text) => text <= daysAfter(today, FARTHEST), 'Last day: choose a day within a year'),
  )
  const length = countLetters(typed.text)
  const text = z.string().check(
    z.minLength(1, 'What visitors read: it is empty'),
    z.refine(() => length <= LONGEST_NOTICE, `What visitors read: it has ${length} characters; ${LONGEST_NOTICE} fit`),
  )
  return judgeTexts({ text, firstDay: day, lastDay: last }, { text: typed.text, firstDay, lastDay: typed.lastDay })
}
