import { Hono } from 'hono/tiny'
import { type Bulk, type Chosen, type ChosenCase, changeMany, listChosen } from '#data/cases/change-many.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { field, formKey, needed, ticked } from '#desk/frame/form-shapes.ts'
import { judgeAddress, word } from '#desk/frame/judge-address.ts'
import { type Sent, takeForm } from '#desk/frame/take-form.tsx'
import { ManyPage, ManyRefusedPage, NOBODY } from '#desk/inbox/many-page.tsx'
import { AT_ONCE } from '#domain/cases/inbox-sections.ts'
import { isLostReason } from '#domain/cases/stages.ts'
import { shortName } from '#domain/staff/staff.ts'

const PAGE = { title: 'Cases', place: deskMap.inbox.path }
const SHAPE = { key: formKey, act: needed, owner: field, reason: field, back: field, case: ticked }

/** Changes many cases at once. */
export const manyRoutes = new Hono<DeskEnv>()
  .post(
    deskMap.many.path,
    takeForm(SHAPE, async (c, { typed, key, actor, now }) => {
      const back = backIn(typed.back)
      const [bulk, chosen] = [bulkIn(typed, c.env.colleagues), chosenIn(typed.case)]
      const problem = bulk ? problemOf(chosen) : NOTHING_CHOSEN
      if (!bulk || problem) {
        const page = <ManyRefusedPage {...{ problem, back, chosen }} formKey={key} colleagues={c.env.colleagues} />
        return deskPage(c, { ...PAGE, status: 422 }, page)
      }
      const mark = await changeMany(c.env.ENQUIRIES, { chosen, bulk, key, actor, now })
      const cases = chosen.map(({ id }) => id).join('.')
      return c.redirect(`${deskMap.manyDone.path}?${new URLSearchParams({ mark, back, cases })}#refused`, 303)
    }),
  )

  .get(deskMap.manyDone.path, judgeAddress({ mark: word, back: word, cases: word }), async (c) => {
    const { mark, back, cases } = c.req.valid('query')
    const listed = await listChosen(c.env.ENQUIRIES, [...new Set(cases.split('.'))], mark)
    const [changed, others] = [listed.filter(({ kind }) => kind), listed.filter(({ kind }) => !kind)]
    return deskPage(c, PAGE, <ManyPage {...{ changed, others }} deed={deedOf(changed[0])} back={backIn(back)} />)
  })

/** The list of the ticked cases. Its address becomes part of the next address, so its length has a limit. */
function backIn(typed: string): string {
  return /^\/inbox(\/[a-z-]{1,20})?(\?[\w=@.%&+-]{0,200})?$/.exec(typed)?.[0] ?? deskMap.inbox.path
}

function problemOf({ length }: Chosen[]): string | undefined {
  if (length === 0) return 'No case is ticked. Nothing was changed.'
  return length > AT_ONCE ? `${length} are ticked, ${AT_ONCE} at most. Nothing was changed.` : undefined
}

const NOTHING_CHOSEN = 'Choose somebody of the desk, or a reason. Nothing was changed.'

function bulkIn({ act, owner, reason }: Sent<typeof SHAPE>['typed'], colleagues: string[]): Bulk | undefined {
  if (act === 'owner') return ownerIn(owner, colleagues)
  if (act !== 'close') return undefined
  if (reason === 'spam') return { kind: 'stage', became: 'spam', reason: '' }
  return isLostReason(reason) && reason !== 'other' ? { kind: 'stage', became: 'lost', reason } : undefined
}

function ownerIn(owner: string, colleagues: string[]): Bulk | undefined {
  if (owner === NOBODY) return { kind: 'owner', became: '' }
  return colleagues.includes(owner) ? { kind: 'owner', became: owner } : undefined
}

/** Each box has a case and its shown version; a case counts once. */
function chosenIn(boxes: string[]): Chosen[] {
  const chosen = boxes.flatMap((box) => {
    const [, id = '', version = ''] = /^([0-9a-f]{16})\.(\d{1,9})$/.exec(box) ?? []
    return id ? [[id, { id, version: Number(version) }] as const] : []
  })
  return [...new Map(chosen).values()]
}

function deedOf(changed: ChosenCase | undefined): string {
  if (!changed) return 'changed'
  const { kind, became } = changed
  if (kind === 'stage') return became === 'lost' ? 'closed as lost' : 'closed as spam'
  return became ? `handed over to ${shortName(became)}` : 'given to nobody'
}
