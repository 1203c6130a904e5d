import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { askReview } from '#data/cases/ask-review.ts'
import type { EventRow } from '#data/cases/case-rows.ts'
import { joinCases, splitCase } from '#data/cases/join-cases.ts'
import { judgeHeld } from '#data/cases/judge-held.ts'
import { markCase } from '#data/cases/mark-case.ts'
import { newerMessage } from '#data/cases/newer-message.ts'
import { noteLook } from '#data/cases/note-look.ts'
import { noteSeen } from '#data/cases/note-seen.ts'
import { findCaseOf, isErased } from '#data/cases/read-case.ts'
import { saveCase } from '#data/cases/save-case.ts'
import { logFault } from '#data/stores/faults.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { textOf } from '#desk/frame/desk-form.ts'
import { casePath, deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { showErased, showUnsaved } from '#desk/frame/show-unsaved.tsx'
import { noSuch, type Sent, showSaved, takeForm } from '#desk/frame/take-form.tsx'
import { isAnswer } from '#domain/cases/case.ts'
import type { CaseEdit } from '#domain/cases/case-edit.ts'
import { type CaseForm, parseCaseForm } from '#domain/cases/case-form.ts'
import { isMark } from '#domain/cases/marks.ts'
import { STAGE_NAMES, type Stage } from '#domain/cases/stages.ts'
import { holeIn } from '#domain/cases/template.ts'
import { shortName } from '#domain/staff/staff.ts'
import { readableMoment } from '#values/dates.ts'
import { ConflictPage } from './conflict-page.tsx'
import { isTyped, readCaseForm, readDraft, saysSomething, unchangedForm } from './read-case-form.ts'
import { casePage, type Draft, type Shown } from './show-case.tsx'

const TITLE = { title: 'Case', place: deskMap.inbox.path }

export const cases = new Hono<DeskEnv>()
  .get(deskMap.case.path, async (c) => {
    const shown = await showCase(c, { event: c.req.query('sent') })
    const looking = { caseId: c.req.param('id') ?? '', lookedBy: c.env.staff.email, now: Date.now() }
    c.executionCtx.waitUntil(noteLook(c.env.ENQUIRIES, looking).catch((error) => logFault('look', error)))
    return shown
  })

  .post(
    deskMap.case.path,
    takeForm({ needs: ['key'] }, (c, sent) => {
      const form = readCaseForm(sent.form)
      const parsed = parseCaseForm(form, judging(c, sent))
      if ('edit' in parsed) return save(c, { form, edit: parsed.edit, sent }, { draft: typedDraft(sent) })
      return showCase(c, { form, draft: typedDraft(sent), mistakes: parsed.mistakes, status: 422 }, sent)
    }),
  )

  /** Notes a message that is about to be sent, and sets the next step with it. */
  .post(
    deskMap.message.path,
    takeForm({ needs: ['key', 'channel', 'text'] }, async (c, sent) => {
      const draft = readDraft(sent.form)
      const otherwise = { form: typedForm(sent) }
      const refuse = (problem: string | undefined, status: 409 | 422) =>
        showCase(c, { ...otherwise, draft, problem, status }, sent)
      const form = messageForm(sent.form, draft)
      const parsed = parseCaseForm(form, judging(c, sent))
      const problem = messageProblem(draft) ?? ('mistakes' in parsed ? Object.values(parsed.mistakes)[0] : undefined)
      if (problem || 'mistakes' in parsed) return refuse(problem, 422)
      const newer = await newerMessage(c.env.ENQUIRIES, {
        caseId: c.req.param('id') ?? '',
        seen: textOf(sent.form, 'newest'),
        reader: sent.actor,
      })
      return newer ? refuse(newerWords(newer), 409) : save(c, { form, edit: parsed.edit, sent }, otherwise)
    }),
  )

  /** Begins the message with another template. */
  .post(
    deskMap.template.path,
    takeForm({ needs: ['key', 'template'] }, (c, sent) =>
      showCase(
        c,
        { form: typedForm(sent), draft: readDraft(sent.form), template: textOf(sent.form, 'template') },
        sent,
      ),
    ),
  )

  .post(
    deskMap.person.path,
    takeForm({ needs: ['key'] }, async (c, sent) => {
      const head = c.req.param('id') ?? ''
      const act = sent.form.has('split') ? 'split' : 'join'
      const joining = { head, other: textOf(sent.form, act), key: sent.key, actor: sent.actor, now: sent.now }
      const isDone = await (act === 'split' ? splitCase : joinCases)(c.env.ENQUIRIES, joining)
      if (isDone) return showDone(c, sent)
      if (await isErased(c.env.ENQUIRIES, [head, joining.other])) return showErased(c, sent)
      const advice = 'One of the two stands under another case already, or is gone. Open the case again and look.'
      return showUnsaved(c, { status: 409, sentence: 'These two cannot be joined', advice }, sent)
    }),
  )

  .post(
    deskMap.held.path,
    takeForm({ needs: ['verdict'] }, async (c, sent) => {
      const caseId = c.req.param('id') ?? ''
      const verdict = textOf(sent.form, 'verdict') === 'spam' ? 'spam' : 'new'
      const judged = await judgeHeld(c.env.ENQUIRIES, { caseId, verdict, actor: sent.actor, now: sent.now })
      if (!judged) return noCase(c, sent)
      return judged.isGiven ? showDone(c, sent) : showJudged(c, judged.stage, sent)
    }),
  )

  .post(
    deskMap.mark.path,
    takeForm({ needs: ['key'] }, async (c, sent) => {
      const isSet = sent.form.has('set')
      const [mark, caseId] = [textOf(sent.form, isSet ? 'set' : 'unset'), c.req.param('id') ?? '']
      if (!isMark(mark)) return noSuch(c, 'mark', sent)
      const { key, actor, now } = sent
      await markCase(c.env.ENQUIRIES, { caseId, mark, isSet, key, actor, now })
      return showDone(c, sent)
    }),
  )

  /** Notes that a guest is about to be asked for a review; the page then shows the link that asks. */
  .post(
    deskMap.askReview.path,
    takeForm({ needs: ['key', 'channel'] }, async (c, sent) => {
      const caseId = c.req.param('id') ?? ''
      const channel = textOf(sent.form, 'channel') === 'mail' ? 'mail' : 'whatsapp'
      const { key, actor, now } = sent
      const event = await askReview(c.env.ENQUIRIES, { caseId, channel, key, actor, now })
      if (event) return showDone(c, sent, { form: typedForm(sent), draft: typedDraft(sent), event })
      if (await isErased(c.env.ENQUIRIES, [caseId])) return showErased(c, sent)
      const advice =
        'Only a won case is asked whose journey is over, once it has not answered yet. Open the case again.'
      return showUnsaved(c, { status: 409, sentence: 'This guest is not asked', advice }, sent)
    }),
  )

  .get(deskMap.enquiry.path, async (c) => {
    const id = await findCaseOf(c.env.ENQUIRIES, c.req.param('reference'))
    return id ? c.redirect(casePath(id), 303) : noSuch(c, 'case')
  })

  .post(
    deskMap.seen.path,
    takeForm({ needs: ['till'] }, async (c, sent) => {
      const caseId = c.req.param('id') ?? ''
      const till = Number(textOf(sent.form, 'till'))
      if (!Number.isSafeInteger(till)) return noSuch(c, 'line', sent)
      await noteSeen(c.env.ENQUIRIES, caseId, till)
      return showDone(c, sent)
    }),
  )

async function showCase(
  c: Context<DeskEnv>,
  { status = 200, savedAt, ...shown }: Shown & { status?: 200 | 409 | 422; savedAt?: number },
  sent?: Sent,
): Promise<Response> {
  const found = await casePage(c.env, c.req.param('id') ?? '', shown)
  return found ? deskPage(c, { ...TITLE, status, savedAt, savedWords: found.next }, found.page) : noCase(c, sent)
}

/** A verdict from a page that was opened before a colleague judged. */
function showJudged(c: Context<DeskEnv>, stage: Stage, sent: Sent): Response {
  const sentence = `It is judged already, and stands under “${STAGE_NAMES[stage]}”`
  const advice = 'Nothing was changed. Open the case again: its stage can be set there.'
  return showUnsaved(c, { status: 409, sentence, advice }, sent)
}

function judging(c: Context<DeskEnv>, { today }: Sent) {
  return { today, owners: c.env.colleagues }
}

/** What was typed for a message; undefined: nothing but what the page had shown. */
function typedDraft({ form }: Sent): Draft | undefined {
  const draft = readDraft(form)
  return isTyped(draft) ? draft : undefined
}

/** What was typed about the case itself; undefined: nothing, as on a held case, which has no fields for it. */
function typedForm({ form }: Sent): CaseForm | undefined {
  const typed = readCaseForm(form)
  return form.has('was-stage') && saysSomething(typed) ? typed : undefined
}

/** Why a message cannot be sent as it stands. */
function messageProblem({ text }: Draft): string | undefined {
  if (text === '') return 'The message is empty. Begin with a template.'
  const hole = holeIn(text)
  return hole && `${hole} is not filled in. Fill it in, or take it out.`
}

function newerWords({ actor, at, text }: EventRow): string {
  return `${shortName(actor)} wrote to this guest at ${readableMoment(at)}: “${text}” Yours is not sent yet. Press again to send it as well.`
}

/** A message says what was written and, with another day, a new next step; all else stays as the page has shown it. */
function messageForm(sent: FormData, { channel, text, step, stepDay: otherDay }: Draft): CaseForm {
  const { base } = readCaseForm(sent)
  const isSame = (step === base.followUpOn || step === 'other') && (otherDay === '' || otherDay === base.followUpOn)
  const followUpLine = isSame ? base.followUpLine : ''
  return { ...unchangedForm(base), deed: channel, note: text, followUpOn: step, followUpLine, otherDay }
}

type Saving = { form: CaseForm; edit: CaseEdit; sent: Sent }

/** What was typed on the page beside what was sent: it is shown again, and is not saved. */
type Otherwise = Pick<Shown, 'form' | 'draft'>

/** Saves an edit, or asks where a colleague changed the same. */
async function save(c: Context<DeskEnv>, { form, edit, sent }: Saving, otherwise: Otherwise): Promise<Response> {
  const caseId = c.req.param('id') ?? ''
  const { key, actor, now } = sent
  const saved = await saveCase(c.env.ENQUIRIES, { caseId, key, edit, actor, now })
  switch (saved.outcome) {
    case 'saved':
      if (isAnswer(edit.deed)) await noteSeen(c.env.ENQUIRIES, caseId, Number(textOf(sent.form, 'read')) || 0)
      return showDone(c, sent, { ...otherwise, event: saved.event })
    case 'unchanged':
      return showDone(c, sent, otherwise)
    case 'gone':
      return noCase(c, sent)
    case 'busy':
      throw new Error('the case changed at every try')
    case 'conflict': {
      const page = <ConflictPage {...saved} {...{ form, otherwise }} formKey={crypto.randomUUID()} />
      return deskPage(c, { ...TITLE, status: 409 }, page)
    }
  }
}

/**
 * The case after a form was saved, by its own address, so that a reload sends nothing again. Where more was typed than the
 * pressed button saves, the answer is the page itself with all of that; sent again it changes nothing, by its key.
 */
function showDone(
  c: Context<DeskEnv>,
  sent: Sent,
  { event, ...otherwise }: Otherwise & { event?: string } = { form: typedForm(sent), draft: typedDraft(sent) },
): Response | Promise<Response> {
  if (otherwise.form || otherwise.draft) return showCase(c, { ...otherwise, event, savedAt: sent.now }, sent)
  const path = casePath(c.req.param('id') ?? '')
  return showSaved(c, event ? `${path}?sent=${event}` : path, sent)
}

async function noCase(c: Context<DeskEnv>, sent?: Sent): Promise<Response> {
  if (await isErased(c.env.ENQUIRIES, [c.req.param('id') ?? ''])) return showErased(c, sent)
  return noSuch(c, 'case', sent)
}
