import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import type { EventRow } from '#data/cases/case-rows.ts'
import { noteLook } from '#data/cases/note-look.ts'
import { noteSeen } from '#data/cases/note-seen.ts'
import { newerMessage } from '#data/cases/read-case.ts'
import { saveCase } from '#data/cases/save-case.ts'
import { logFault } from '#data/stores/faults.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { casePath, deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { field, formKey, needed } from '#desk/frame/form-shapes.ts'
import { judgeAddress, namedWord } from '#desk/frame/judge-address.ts'
import { UNCHANGED } from '#desk/frame/saved-note.ts'
import { type Sent, showOvertaken, showUnchanged, takeForm } from '#desk/frame/take-form.tsx'
import { isAnswer } from '#domain/cases/case.ts'
import type { CaseEdit } from '#domain/cases/case-edit.ts'
import { type CaseForm, parseCaseForm } from '#domain/cases/case-form.ts'
import { holeIn } from '#domain/cases/template.ts'
import { shortName } from '#domain/staff/staff.ts'
import { readableMoment } from '#values/dates.ts'
import { ConflictPage } from './case-conflict-page.tsx'
import { channel, type Draft, readCaseForm, readDraft, typedDraft, typedForm, unchangedForm } from './read-case-form.ts'
import { CASE_TITLE, noCase, type Otherwise, showCase, showDone } from './show-case.tsx'

export const caseRoutes = new Hono<DeskEnv>()
  .get(deskMap.case.path, judgeAddress({ sent: namedWord, template: namedWord }), async (c) => {
    const { sent: event, template } = c.req.valid('query')
    const shown = await showCase(c, { event, template })
    const looking = { caseId: c.req.param('id') ?? '', lookedBy: c.env.staff.email, now: Date.now() }
    c.executionCtx.waitUntil(noteLook(c.env.ENQUIRIES, looking).catch((error) => logFault('look', error)))
    return shown
  })

  .post(
    deskMap.case.path,
    takeForm({ key: formKey, read: field }, (c, sent) => {
      const form = readCaseForm(sent.form)
      const parsed = parseCaseForm(form, judging(c, sent))
      if ('edit' in parsed) return save(c, { form, edit: parsed.edit, sent }, { draft: typedDraft(sent.form) })
      return showCase(c, { form, draft: typedDraft(sent.form), mistakes: parsed.mistakes, status: 422 }, sent)
    }),
  )

  /** Notes a message that is about to be sent, and sets the next step with it. */
  .post(
    deskMap.message.path,
    takeForm({ key: formKey, channel, text: needed, newest: field, read: field }, async (c, sent) => {
      const draft = readDraft(sent.form)
      const otherwise = { form: typedForm(sent.form) }
      const refuse = (problem: string | undefined, status: 409 | 422) =>
        showCase(c, { ...otherwise, draft, problem, status }, sent)
      const form = messageForm(sent.form, draft)
      const parsed = parseCaseForm(form, judging(c, sent))
      const problem =
        (sent.typed.channel ? undefined : 'Press “WhatsApp” or “Mail”.') ??
        messageProblem(draft) ??
        ('mistakes' in parsed ? Object.values(parsed.mistakes)[0] : undefined)
      if (problem || 'mistakes' in parsed) return refuse(problem, 422)
      const newer = await newerMessage(c.env.ENQUIRIES, {
        caseId: c.req.param('id') ?? '',
        seen: sent.typed.newest,
        reader: sent.actor,
      })
      return newer ? refuse(newerWords(newer), 409) : save(c, { form, edit: parsed.edit, sent }, otherwise)
    }),
  )

  .post(
    deskMap.template.path,
    takeForm({ key: formKey, template: needed, 'was-followUpOn': field }, (c, sent) => {
      const { template, 'was-followUpOn': before } = sent.typed
      const [form, draft] = [typedForm(sent.form), readDraft(sent.form)]
      const isUntouched = !form && !typedDraft(sent.form) && draft.step === before
      if (!isUntouched) return showCase(c, { form, draft, template }, sent)
      const path = casePath(c.req.param('id') ?? '')
      return c.redirect(`${path}?template=${encodeURIComponent(template)}#write`, 303)
    }),
  )

function judging(c: Context<DeskEnv>, { today }: Sent) {
  return { today, owners: c.env.colleagues }
}

function messageProblem({ text }: Draft): string | undefined {
  if (text === '') return 'The message is empty. Begin with a template.'
  const hole = holeIn(text)
  return hole && `${hole} is not filled in. Fill it in, or take it out.`
}

function newerWords({ actor, at, text }: EventRow): string {
  return `${shortName(actor)} wrote to this guest at ${readableMoment(at)}: “${text}” Yours is not sent yet. Press again to send it as well.`
}

/** The form of a message: its text and a new next step; the other fields are unchanged. */
function messageForm(sent: FormData, { channel, text, step, stepDay: otherDay }: Draft): CaseForm {
  const { base } = readCaseForm(sent)
  const isSame = (step === base.followUpOn || step === 'other') && (otherDay === '' || otherDay === base.followUpOn)
  const followUpLine = isSame ? base.followUpLine : ''
  return { ...unchangedForm(base), deed: channel, note: text, followUpOn: step, followUpLine, otherDay }
}

type Saving = { form: CaseForm; edit: CaseEdit; sent: Sent<{ read: typeof field }> }

/** Saves an edit, or asks about a conflict with a colleague. */
async function save(c: Context<DeskEnv>, { form, edit, sent }: Saving, otherwise: Otherwise): Promise<Response> {
  const caseId = c.req.param('id') ?? ''
  const { key, actor, now } = sent
  const saved = await saveCase(c.env.ENQUIRIES, { caseId, key, edit, actor, now })
  switch (saved.outcome) {
    case 'saved':
      if (isAnswer(edit.deed)) await noteSeen(c.env.ENQUIRIES, caseId, Number(sent.typed.read) || 0)
      return showDone(c, sent, { ...otherwise, event: saved.event })
    case 'unchanged':
      if (otherwise.form || otherwise.draft) return showCase(c, { ...otherwise, savedAt: UNCHANGED }, sent)
      return showUnchanged(c, casePath(caseId))
    case 'overtaken':
      return showOvertaken(c, { at: saved.at, since: 'changed', to: casePath(caseId) }, sent)
    case 'gone':
      return noCase(c, sent)
    case 'busy':
      throw new Error('the case changed at every try')
    case 'conflict': {
      const page = <ConflictPage {...saved} {...{ form, otherwise }} />
      return deskPage(c, { ...CASE_TITLE, status: 409 }, page)
    }
  }
}
