import type { Context } from 'hono'
import type { DeskEnv } from './desk-env.ts'
import { typedIn } from './desk-form.ts'
import { deskMap } from './desk-map.ts'
import { DeskNotice, deskPage } from './desk-page.tsx'
import { TypedList } from './not-taken.tsx'
import type { Sent } from './take-form.tsx'
import { typedTexts } from './typed-texts.ts'

type Unsaved = { status: 404 | 409 | 422; sentence: string; advice: string }

/** Says why nothing was changed. The typed text of a form is shown, to be copied. */
export function showUnsaved(
  c: Context<DeskEnv>,
  { status, ...said }: Unsaved,
  sent: Sent | undefined,
): Promise<Response> {
  const typed = sent ? typedTexts(c.req.path, typedIn(sent.form)) : []
  const page = (
    <>
      <DeskNotice {...said} />
      {typed.length > 0 && <TypedList typed={typed} />}
    </>
  )
  return deskPage(c, { title: said.sentence, place: deskMap.inbox.path, status }, page)
}

/** Also for a form that was open while the person was erased. */
export function showErased(c: Context<DeskEnv>, sent?: Sent): Promise<Response> {
  const sentence = 'This person’s data was erased'
  const advice = 'Nothing that you sent since was saved. Do not call or write to them about it.'
  return showUnsaved(c, { status: 404, sentence, advice }, sent)
}
