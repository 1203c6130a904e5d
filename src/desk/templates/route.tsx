import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import * as z from 'zod/mini'
import { listTemplates, retireTemplate, saveTemplate } from '#data/cases/kept-templates.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { judgeTexts, needed, neededText, version } from '#desk/frame/form-shapes.ts'
import { judgeAddress, namedWord } from '#desk/frame/judge-address.ts'
import { noSuch, showSaved, takeForm } from '#desk/frame/take-form.tsx'
import { type Template, unknownHoles } from '#domain/cases/template.ts'
import { countLetters, FIELD_LETTERS, MESSAGE_LETTERS } from '#values/letter-limits.ts'
import { type Editing, TemplatesPage } from './page.tsx'

const act = z.pipe(needed, z.enum(['save', 'retire']))

export const templateRoutes = new Hono<DeskEnv>()
  .get(deskMap.templates.path, judgeAddress({ template: namedWord }), (c) =>
    showTemplates(c, { id: c.req.valid('query').template }),
  )
  .post(
    deskMap.templates.path,
    takeForm({ id: needed, version, name: neededText, body: neededText, act }, async (c, sent) => {
      const { act, ...typed } = sent.typed
      // A new template has its form's id, so that two presses create one.
      if (!/^[\w-]{1,64}$/.test(typed.id)) return noSuch(c, 'template', sent)
      const path = `${deskMap.templates.path}?template=${typed.id}`
      if (act === 'retire') {
        await retireTemplate(c.env.ENQUIRIES, typed.id, sent.now)
        return showSaved(c, path, sent)
      }
      const mistakes = mistakesOf(typed)
      if (Object.keys(mistakes).length > 0) return showTemplates(c, { editing: { typed, mistakes }, status: 422 })
      const theirs = await saveTemplate(c.env.ENQUIRIES, { ...typed, actor: sent.actor, now: sent.now })
      return theirs
        ? showTemplates(c, { editing: { typed, mistakes: {}, theirs }, status: 409 })
        : showSaved(c, path, sent)
    }),
  )

type Told = { id?: string | undefined; editing?: Editing; status?: 409 | 422 }

async function showTemplates(c: Context<DeskEnv>, { editing, id, status }: Told): Promise<Response> {
  const templates = await listTemplates(c.env.ENQUIRIES)
  const fresh = { id: crypto.randomUUID(), name: '', body: '', version: 0 }
  const shown = templates.find((each) => each.id === (editing?.typed.id ?? id)) ?? editing?.typed ?? fresh
  const page = <TemplatesPage {...{ templates, shown, editing }} />
  const savedWords = wordsOf(templates, id)
  return deskPage(c, { title: 'Templates', place: deskMap.templates.path, savedWords, ...(status && { status }) }, page)
}

/** The saved or removed template, in words. */
function wordsOf(templates: Template[], id: string | undefined): string {
  const saved = templates.find((template) => template.id === id)
  return saved ? `Template “${saved.name}”.` : 'The template is not offered any more.'
}

function mistakesOf({ name, body }: Template): Editing['mistakes'] {
  const [unknown] = unknownHoles(body)
  const rules = {
    name: z.string().check(
      z.minLength(1, 'A template needs a name.'),
      z.refine((typed) => countLetters(typed) <= FIELD_LETTERS, 'This name is too long. Please shorten it.'),
    ),
    body: z.string().check(
      z.refine(() => unknown === undefined, `${unknown} stands for nothing. Choose one of the words below.`),
      z.minLength(1, 'A template needs a text.'),
      z.refine((typed) => countLetters(typed) <= MESSAGE_LETTERS, 'This text is too long. Please shorten it.'),
    ),
  }
  return judgeTexts(rules, { name, body })
}
