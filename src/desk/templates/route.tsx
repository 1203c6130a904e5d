import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { listTemplates, retireTemplate, saveTemplate } from '#data/cases/kept-templates.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { readForm, textOf } from '#desk/frame/desk-form.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { type Template, unknownPlaceholders } from '#domain/cases/template.ts'
import { countLetters, FIELD_LETTERS, MESSAGE_LETTERS } from '#values/letter-limits.ts'
import { type Editing, TemplatesPage } from './page.tsx'

export const templates = new Hono<DeskEnv>()
  .get(deskMap.templates.path, (c) => showTemplates(c))
  .post(deskMap.templates.path, async (c) => {
    const sent = await readForm(c.req.raw)
    const typed = templateIn(sent)
    if (!sent || !typed) return showTemplates(c, undefined, 422)
    if (textOf(sent, 'act') === 'retire') {
      await retireTemplate(c.env.ENQUIRIES, typed.id, Date.now())
      return c.redirect(deskMap.templates.path, 303)
    }
    const mistake = mistakeOf(typed)
    if (mistake) return showTemplates(c, { typed, mistake }, 422)
    const change = { ...typed, actor: c.env.staff.email, now: Date.now() }
    const theirs = await saveTemplate(c.env.ENQUIRIES, change)
    return theirs ? showTemplates(c, { typed, theirs }, 409) : c.redirect(deskMap.templates.path, 303)
  })

async function showTemplates(c: Context<DeskEnv>, editing?: Editing, status: 200 | 409 | 422 = 200): Promise<Response> {
  const page = (
    <TemplatesPage templates={await listTemplates(c.env.ENQUIRIES)} editing={editing} fresh={crypto.randomUUID()} />
  )
  return deskPage(c, { title: 'Templates', place: deskMap.templates.path, status }, page)
}

/** A new template comes with an id that was made with its form, so that two presses make one. */
function templateIn(sent: FormData | undefined): Template | undefined {
  if (!sent) return undefined
  const id = textOf(sent, 'id')
  if (!/^[\w-]{1,64}$/.test(id)) return undefined
  const version = Number(textOf(sent, 'version'))
  return {
    id,
    name: textOf(sent, 'name').trim(),
    body: textOf(sent, 'body').trim(),
    version: Number.isInteger(version) ? version : 0,
  }
}

function mistakeOf({ name, body }: Template): string | undefined {
  if (name === '' || body === '') return 'A template needs a name and a text.'
  if (countLetters(name) > FIELD_LETTERS || countLetters(body) > MESSAGE_LETTERS)
    return 'This is too long. Please shorten it.'
  const [unknown] = unknownPlaceholders(body)
  return unknown === undefined ? undefined : `{${unknown}} stands for nothing. Choose one of the words below.`
}
