import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { joinCases, splitCase } from '#data/cases/join-cases.ts'
import { judgeHeld } from '#data/cases/judge-held.ts'
import { markCase } from '#data/cases/mark-case.ts'
import { noteSeen } from '#data/cases/note-seen.ts'
import { findCaseOf } from '#data/cases/read-case.ts'
import { saveCase } from '#data/cases/save-case.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { keyOf, readForm, textOf } from '#desk/frame/desk-form.ts'
import { casePath, deskMap } from '#desk/frame/desk-map.ts'
import { DeskNotice } from '#desk/frame/desk-notice.tsx'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { momentOf } from '#desk/frame/moment.ts'
import type { Deed } from '#domain/cases/case.ts'
import type { CaseEdit } from '#domain/cases/case-edit.ts'
import { type CaseForm, parseCaseForm } from '#domain/cases/case-form.ts'
import { isMark } from '#domain/cases/marks.ts'
import { ConflictPage } from './conflict-page.tsx'
import { readCaseForm } from './read-case-form.ts'
import { casePage, type Shown } from './show-case.tsx'

const TITLE = { title: 'Case', place: deskMap.inbox.path }

export const cases = new Hono<DeskEnv>()
  .get(deskMap.case.path, async (c) => showCase(c, { event: c.req.query('sent'), template: c.req.query('template') }))

  .post(deskMap.case.path, async (c) => {
    const sent = await readForm(c.req.raw)
    if (!sent) return refuse(c)
    const form = readCaseForm(sent)
    const parsed = parseCaseForm(form, judging(c))
    if ('mistakes' in parsed) return showCase(c, { form, mistakes: parsed.mistakes, status: 422 })
    return save(c, { form, edit: parsed.edit, key: textOf(sent, 'key') })
  })

  /** Notes a message that is about to be sent, and sets the next step with it. */
  .post(deskMap.message.path, async (c) => {
    const sent = await readForm(c.req.raw)
    const channel = sent?.get('channel')
    if (!sent || (channel !== 'whatsapp' && channel !== 'mail')) return refuse(c)
    const text = textOf(sent, 'text').trim()
    const form = messageForm(sent, { channel, text })
    const parsed = parseCaseForm(form, judging(c))
    if (text === '') return showCase(c, { text, problem: 'The message is empty. Begin with a template.', status: 422 })
    if ('edit' in parsed) return save(c, { form, edit: parsed.edit, key: textOf(sent, 'key') })
    const [problem] = Object.values(parsed.mistakes)
    return showCase(c, { text, problem, status: 422 })
  })

  .post(deskMap.person.path, async (c) => {
    const sent = await readForm(c.req.raw)
    if (!sent) return refuse(c)
    const head = c.req.param('id')
    const joining = {
      head,
      other: textOf(sent, 'other'),
      key: textOf(sent, 'key'),
      actor: c.env.staff.email,
      now: Date.now(),
    }
    const act = textOf(sent, 'act') === 'split' ? splitCase : joinCases
    const isDone = await act(c.env.ENQUIRIES, joining)
    if (isDone) return c.redirect(casePath(head), 303)
    const advice = 'One of the two stands under another case already, or is gone. Open the case again and look.'
    return deskPage(c, { ...TITLE, status: 409 }, <DeskNotice sentence="These two cannot be joined" advice={advice} />)
  })

  .post(deskMap.held.path, async (c) => {
    const sent = await readForm(c.req.raw)
    const verdict = sent?.get('verdict')
    if (verdict !== 'new' && verdict !== 'spam') return refuse(c)
    const caseId = c.req.param('id')
    await judgeHeld(c.env.ENQUIRIES, { caseId, verdict, actor: c.env.staff.email, now: Date.now() })
    return c.redirect(casePath(caseId), 303)
  })

  .post(deskMap.mark.path, async (c) => {
    const sent = await readForm(c.req.raw)
    const [mark, key] = sent ? [textOf(sent, 'mark'), keyOf(sent)] : ['', undefined]
    if (!sent || !isMark(mark) || !key) return refuse(c)
    const caseId = c.req.param('id')
    const isSet = textOf(sent, 'is') === 'set'
    await markCase(c.env.ENQUIRIES, { caseId, mark, isSet, key, actor: c.env.staff.email, now: Date.now() })
    return c.redirect(casePath(caseId), 303)
  })

  .get(deskMap.enquiry.path, async (c) => {
    const id = await findCaseOf(c.env.ENQUIRIES, c.req.param('reference'))
    return id ? c.redirect(casePath(id), 303) : noCase(c)
  })

  .post(deskMap.seen.path, async (c) => {
    const sent = await readForm(c.req.raw)
    const till = Number(sent?.get('till'))
    if (!Number.isSafeInteger(till)) return refuse(c)
    const caseId = c.req.param('id')
    await noteSeen(c.env.ENQUIRIES, caseId, till)
    return c.redirect(casePath(caseId), 303)
  })

async function showCase(
  c: Context<DeskEnv>,
  { status = 200, ...shown }: Shown & { status?: 200 | 422 },
): Promise<Response> {
  const page = await casePage(c.env, c.req.param('id') ?? '', shown)
  return page ? deskPage(c, { ...TITLE, status }, page) : noCase(c)
}

function judging(c: Context<DeskEnv>) {
  return { today: momentOf().today, owners: c.env.colleagues }
}

/** A message says what was written and, with another day, a new next step; all else stays as the page has shown it. */
function messageForm(sent: FormData, { channel, text }: { channel: Deed; text: string }): CaseForm {
  const { base } = readCaseForm(sent)
  const step = textOf(sent, 'step')
  const followUpLine = step === base.followUpOn ? base.followUpLine : ''
  return { ...base, deed: channel, note: text, followUpOn: step, followUpLine, otherDay: '', base, chosen: {} }
}

type Sent = { form: CaseForm; edit: CaseEdit; key: string }

/** After a post the case is shown by an address of its own, so that a reload sends nothing again. */
async function save(c: Context<DeskEnv>, { form, edit, key }: Sent): Promise<Response> {
  const caseId = c.req.param('id') ?? ''
  const saved = await saveCase(c.env.ENQUIRIES, { caseId, key, edit, actor: c.env.staff.email, now: Date.now() })
  switch (saved.outcome) {
    case 'saved':
      return c.redirect(`${casePath(caseId)}?sent=${saved.event}`, 303)
    case 'unchanged':
      return c.redirect(casePath(caseId), 303)
    case 'gone':
      return noCase(c)
    case 'busy':
      throw new Error('the case changed at every try')
    case 'conflict': {
      const page = <ConflictPage {...saved} typed={edit.typed} form={form} formKey={crypto.randomUUID()} />
      return deskPage(c, { ...TITLE, status: 409 }, page)
    }
  }
}

function noCase(c: Context<DeskEnv>): Response {
  return deskPage(c, { ...TITLE, status: 404 }, <DeskNotice sentence="There is no such case" />)
}

function refuse(c: Context<DeskEnv>): Response {
  return deskPage(
    c,
    { ...TITLE, status: 400 },
    <DeskNotice sentence="This form could not be read" advice="Go back; what you typed is still there." />,
  )
}
