import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { listTemplates, retireTemplate, saveTemplate } from '#data/cases/kept-templates.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { textOf } from '#desk/frame/desk-form.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { noSuch, showSaved, takeForm } from '#desk/frame/take-form.tsx'
import { type Template, unknownPlaceholders } from '#domain/cases/template.ts'
import { countLetters, FIELD_LETTERS, MESSAGE_LETTERS } from '#values/letter-limits.ts'
import { mistakesBy } from '#values/mistakes.ts'
import { type Editing, TemplatesPage } from './page.tsx'

export const templateRoutes = new Hono<DeskEnv>()
  .get(deskMap.templates.path, (c) => showTemplates(c))
  .post(
    deskMap.templates.path,
    takeForm({ needs: ['id', 'version', 'name', 'body', 'act'] }, async (c, sent) => {
      const typed = templateIn(sent.form)
      if (!typed) return noSuch(c, 'template', sent)
      const path = `${deskMap.templates.path}?template=${typed.id}`
      if (textOf(sent.form, 'act') === 'retire') {
        await retireTemplate(c.env.ENQUIRIES, typed.id, sent.now)
        return showSaved(c, path, sent)
      }
      const mistakes = mistakesOf(typed)
      if (Object.keys(mistakes).length > 0) return showTemplates(c, { typed, mistakes }, 422)
      const theirs = await saveTemplate(c.env.ENQUIRIES, { ...typed, actor: sent.actor, now: sent.now })
      return theirs ? showTemplates(c, { typed, mistakes: {}, theirs }, 409) : showSaved(c, path, sent)
    }),
  )

async function showTemplates(c: Context<DeskEnv>, editing?: Editing, status: 200 | 409 | 422 = 200): Promise<Response> {
  const templates = await listTemplates(c.env.ENQUIRIES)
  const asked = editing?.typed.id ?? c.req.query('template')
  const fresh = { id: crypto.randomUUID(), name: '', body: '', version: 0 }
  const shown = templates.find(({ id }) => id === asked) ?? editing?.typed ?? fresh
  const page = <TemplatesPage {...{ templates, shown, editing }} />
  const savedWords = wordsOf(templates, c.req.query('template'))
  return deskPage(c, { title: 'Templates', place: deskMap.templates.path, status, savedWords }, page)
}

/** Which template was saved, or that it is gone from the list. */
function wordsOf(templates: Template[], id: string | undefined): string {
  const saved = templates.find((template) => template.id === id)
  return saved ? `Template “${saved.name}”.` : 'The template is not offered any more.'
}

/** A new template comes with an id that was made with its form, so that two presses make one. */
function templateIn(sent: FormData): Template | undefined {
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

function mistakesOf({ name, body }: Template): Editing['mistakes'] {
  const [unknown = ''] = unknownPlaceholders(body)
  return mistakesBy<'name' | 'body'>([
    ['name', name === '', 'A template needs a name.'],
    ['name', countLetters(name) > FIELD_LETTERS, 'This name is too long. Please shorten it.'],
    ['body', body === '', 'A template needs a text.'],
    ['body', countLetters(body) > MESSAGE_LETTERS, 'This text is too long. Please shorten it.'],
    ['body', unknown !== '', `{${unknown}} stands for nothing. Choose one of the words below.`],
  ])
}
