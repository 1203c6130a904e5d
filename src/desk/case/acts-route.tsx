import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import * as z from 'zod/mini'
import { askReview } from '#data/cases/ask-review.ts'
import { joinCases, splitCase } from '#data/cases/join-cases.ts'
import { judgeHeld } from '#data/cases/judge-held.ts'
import { markCase, type Pressed } from '#data/cases/mark-case.ts'
import { noteSeen } from '#data/cases/note-seen.ts'
import { findCaseOf, isErased } from '#data/cases/read-case.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { casePath, deskMap } from '#desk/frame/desk-map.ts'
import { field, formKey, needed } from '#desk/frame/form-shapes.ts'
import { showErased, showUnsaved } from '#desk/frame/show-unsaved.tsx'
import { noSuch, type Sent, showOvertaken, takeForm } from '#desk/frame/take-form.tsx'
import { isMark } from '#domain/cases/marks.ts'
import { STAGE_NAMES, type Stage } from '#domain/cases/stages.ts'
import { channel, typedDraft, typedForm } from './read-case-form.ts'
import { noCase, showDone } from './show-case.tsx'

/** The verdict on a held case. */
const verdict = z.pipe(needed, z.enum(['spam', 'new']))
/** A moment in ms since 1970, as the page has it. */
const till = z.pipe(needed, z.string().check(z.regex(/^\d{1,13}$/)))

/** The buttons of a case that act at once. */
export const caseActRoutes = new Hono<DeskEnv>()
  .post(
    deskMap.person.path,
    takeForm({ key: formKey, split: field, join: field }, async (c, sent) => {
      const head = c.req.param('id') ?? ''
      const { key, actor, now, typed } = sent
      const joining = { head, other: typed.split || typed.join, key, actor, now }
      const pressed = await (typed.split ? splitCase : joinCases)(c.env.ENQUIRIES, joining)
      if (pressed) return showPressed(c, pressed, sent)
      if (await isErased(c.env.ENQUIRIES, [head, joining.other])) return showErased(c, sent)
      const advice = 'One of the two stands under another case already, or is gone. Open the case again and look.'
      return showUnsaved(c, { status: 409, sentence: 'These two cannot be joined', advice }, sent)
    }),
  )

  .post(
    deskMap.held.path,
    takeForm({ verdict }, async (c, sent) => {
      const caseId = c.req.param('id') ?? ''
      const { verdict } = sent.typed
      const judged = await judgeHeld(c.env.ENQUIRIES, { caseId, verdict, actor: sent.actor, now: sent.now })
      if (!judged) return noCase(c, sent)
      return judged.isGiven ? showDone(c, sent) : showJudged(c, judged.stage, sent)
    }),
  )

  .post(
    deskMap.mark.path,
    takeForm({ key: formKey, set: field, unset: field }, async (c, sent) => {
      const { key, actor, now, typed } = sent
      const [mark, caseId] = [typed.set || typed.unset, c.req.param('id') ?? '']
      if (!isMark(mark)) return noSuch(c, 'mark', sent)
      const pressed = await markCase(c.env.ENQUIRIES, { caseId, mark, isSet: typed.set !== '', key, actor, now })
      return pressed ? showPressed(c, pressed, sent) : noCase(c, sent)
    }),
  )

  /** Notes the request for a review; the page then shows the link for the guest. */
  .post(
    deskMap.askReview.path,
    takeForm({ key: formKey, channel }, async (c, sent) => {
      const caseId = c.req.param('id') ?? ''
      const by = sent.typed.channel
      if (!by) {
        const advice = 'Open the case again, and press “WhatsApp” or “Mail”.'
        return showUnsaved(c, { status: 422, sentence: 'This guest is not asked', advice }, sent)
      }
      const { key, actor, now } = sent
      const event = await askReview(c.env.ENQUIRIES, { caseId, channel: by, key, actor, now })
      if (event) return showDone(c, sent, { form: typedForm(sent.form), draft: typedDraft(sent.form), event })
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
    takeForm({ till }, async (c, sent) => {
      const caseId = c.req.param('id') ?? ''
      const isSeen = await noteSeen(c.env.ENQUIRIES, caseId, Number(sent.typed.till))
      return isSeen ? showDone(c, sent) : noCase(c, sent)
    }),
  )

/** Says that it is saved; or, to a form that comes again, that a colleague took it back since. */
function showPressed(c: Context<DeskEnv>, { takenBack }: Pressed, sent: Sent): Response | Promise<Response> {
  if (takenBack === null) return showDone(c, sent)
  return showOvertaken(c, { at: takenBack, since: 'changed', to: casePath(c.req.param('id') ?? '') }, sent)
}

/** A verdict from a page opened before a colleague's verdict. */
function showJudged(c: Context<DeskEnv>, stage: Stage, sent: Sent): Promise<Response> {
  const sentence = `It is judged already, and stands under “${STAGE_NAMES[stage]}”`
  const advice = 'Nothing was changed. Open the case again: its stage can be set there.'
  return showUnsaved(c, { status: 409, sentence, advice }, sent)
}
