import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { askReview } from '#data/cases/ask-review.ts'
import { joinCases, splitCase } from '#data/cases/join-cases.ts'
import { judgeHeld } from '#data/cases/judge-held.ts'
import { markCase } from '#data/cases/mark-case.ts'
import { noteSeen } from '#data/cases/note-seen.ts'
import { findCaseOf, isErased } from '#data/cases/read-case.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { textOf } from '#desk/frame/desk-form.ts'
import { casePath, deskMap } from '#desk/frame/desk-map.ts'
import { showErased, showUnsaved } from '#desk/frame/show-unsaved.tsx'
import { noSuch, type Sent, takeForm } from '#desk/frame/take-form.tsx'
import { isMark } from '#domain/cases/marks.ts'
import { STAGE_NAMES, type Stage } from '#domain/cases/stages.ts'
import { channelIn, typedDraft, typedForm } from './read-case-form.ts'
import { noCase, showDone } from './show-case.tsx'

/** The buttons of a case that act at one press. */
export const caseActRoutes = new Hono<DeskEnv>()
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
      const channel = channelIn(sent.form)
      if (!channel) {
        const advice = 'Open the case again, and press “WhatsApp” or “Mail”.'
        return showUnsaved(c, { status: 422, sentence: 'This guest is not asked', advice }, sent)
      }
      const { key, actor, now } = sent
      const event = await askReview(c.env.ENQUIRIES, { caseId, channel, key, actor, now })
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
    takeForm({ needs: ['till'] }, async (c, sent) => {
      const caseId = c.req.param('id') ?? ''
      const till = Number(textOf(sent.form, 'till'))
      if (!Number.isSafeInteger(till)) return noSuch(c, 'line', sent)
      await noteSeen(c.env.ENQUIRIES, caseId, till)
      return showDone(c, sent)
    }),
  )

/** A verdict from a page that was opened before a colleague judged. */
function showJudged(c: Context<DeskEnv>, stage: Stage, sent: Sent): Response {
  const sentence = `It is judged already, and stands under “${STAGE_NAMES[stage]}”`
  const advice = 'Nothing was changed. Open the case again: its stage can be set there.'
  return showUnsaved(c, { status: 409, sentence, advice }, sent)
}
