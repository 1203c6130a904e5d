import { Hono } from 'hono/tiny'
import { type Bulk, type Chosen, changeMany } from '#data/cases/change-many.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { textOf } from '#desk/frame/desk-form.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { takeForm } from '#desk/frame/take-form.tsx'
import { ManyPage, ManyRefusedPage } from '#desk/inbox/many-page.tsx'
import { isLostReason } from '#domain/cases/stages.ts'
import { shortName } from '#domain/staff/staff.ts'

const PAGE = { title: 'Cases', place: deskMap.inbox.path }
/** Changes many cases at once. */
export const manyRoutes = new Hono<DeskEnv>().post(
  deskMap.many.path,
  takeForm({ needs: ['key', 'act'] }, async (c, { form, key, actor, now }) => {
    const back = /^\/inbox[/\w?=@.%&-]*$/.exec(textOf(form, 'back'))?.[0] ?? deskMap.inbox.path
    const [bulk, chosen] = [bulkIn(form, c.env.colleagues), chosenIn(form)]
    if (!bulk || chosen.length === 0) {
      const again = { back, chosen, formKey: key, colleagues: c.env.colleagues }
      const page = <ManyRefusedPage {...again} problem={bulk ? NOTHING_TICKED : NOTHING_CHOSEN} />
      return deskPage(c, { ...PAGE, status: 422 }, page)
    }
    const changed = await changeMany(c.env.ENQUIRIES, { chosen, bulk, key, actor, now })
    return deskPage(c, PAGE, <ManyPage changed={changed} deed={deedOf(bulk)} back={back} />)
  }),
)

const NOTHING_TICKED = 'No case is ticked. Nothing was changed.'
const NOTHING_CHOSEN = 'Choose somebody of the desk, or a reason. Nothing was changed.'

function bulkIn(form: FormData, colleagues: string[]): Bulk | undefined {
  const [act, owner, reason] = [textOf(form, 'act'), textOf(form, 'owner'), textOf(form, 'reason')]
  if (act === 'owner') return owner === '' || colleagues.includes(owner) ? { kind: 'owner', became: owner } : undefined
  if (act !== 'close') return undefined
  if (reason === 'spam') return { kind: 'stage', became: 'spam', reason: '' }
  return isLostReason(reason) && reason !== 'other' ? { kind: 'stage', became: 'lost', reason } : undefined
}

/** Each box holds a case and the version that the list has shown. */
function chosenIn(form: FormData): Chosen[] {
  return form.getAll('case').flatMap((value) => {
    const [, id = '', version = ''] = /^([0-9a-f]{16})\.(\d{1,9})$/.exec(String(value)) ?? []
    return id ? [{ id, version: Number(version) }] : []
  })
}

function deedOf(bulk: Bulk): string {
  if (bulk.kind === 'stage') return bulk.became === 'lost' ? 'closed as lost' : 'closed as spam'
  return bulk.became ? `handed over to ${shortName(bulk.became)}` : 'given to nobody'
}
