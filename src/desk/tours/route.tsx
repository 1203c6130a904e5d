import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { newTour } from '#data/authoring/new-tour.ts'
import { readKnown } from '#data/authoring/read-known.ts'
import { exportTours, importTours } from '#data/authoring/tours-as-json.ts'
import { listToursInWork } from '#data/authoring/working-tours.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { LIMIT } from '#desk/frame/desk-form.ts'
import { deskMap, tourPath } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { field, file, formKey, neededLine } from '#desk/frame/form-shapes.ts'
import { countWord, judgeAddress, namedWord, type TypedWords, word } from '#desk/frame/judge-address.ts'
import { momentOf } from '#desk/frame/moment-of.ts'
import { authorOf, noSuch, showSaved, takeForm } from '#desk/frame/take-form.tsx'
import { fittingTours, missingIn } from '#domain/authoring/list-tours.ts'
import { mistakesAt } from '#domain/authoring/mistakes-at-fields.ts'
import { MOST_MEGABYTES } from '#domain/authoring/tours-file.ts'
import type { Mistakes } from '#values/mistakes.ts'
import { oneLine } from '#values/plain-text.ts'
import { ToursFilePage } from './file-page.tsx'
import { type NewTourForm, NewTourPage } from './new-page.tsx'
import { ToursPage, type ToursRow } from './page.tsx'

const place = deskMap.tours.path
const EMPTY: NewTourForm = { title: '', id: '', copyOf: '' }

/** The filters in the address, and the result of an import. */
const LIST = { q: word, state: word, missing: word, in: countWord(0), left: word }
export const tourListRoutes = new Hono<DeskEnv>()
  .get(deskMap.tours.path, judgeAddress(LIST), async (c) => {
    const all = await readRows(c)
    const { q, state, missing, ...brought } = c.req.valid('query')
    const wanted = { q: oneLine(q, 100), state, missing }
    const page = <ToursPage shown={fittingTours(all, wanted)} all={all} wanted={wanted} />
    return deskPage(c, { title: 'Tours', place, savedWords: broughtIn(brought, all) }, page)
  })

  .get(deskMap.newTour.path, judgeAddress({ of: word }), (c) =>
    showNewTour(c, { form: { ...EMPTY, copyOf: c.req.valid('query').of } }),
  )
  .post(
    deskMap.newTour.path,
    takeForm({ key: formKey, title: neededLine, id: neededLine, copyOf: field }, async (c, sent) => {
      const { key: _, ...form } = sent.typed
      const { id, title, copyOf } = form
      const author = await authorOf(sent, `New tour: ${title}`)
      const made = await newTour(c.env.CATALOGUE, author, { id, title, ...(copyOf && { copyOf }) })
      switch (made.kind) {
        case 'made':
          return showSaved(c, tourPath(id), sent)
        case 'gone':
          return noSuch(c, 'tour to copy', sent)
        case 'taken':
          return showNewTour(c, { form, mistakes: { id: 'Short name: another tour has it, or its address.' } })
        case 'refused':
          return showNewTour(c, { form, mistakes: mistakesAt(made.slips, NAMED) })
      }
    }),
  )

  .get(deskMap.toursFile.path, judgeAddress({ tour: namedWord }), async (c) => {
    const { tour: one } = c.req.valid('query')
    const text = await exportTours(c.env.CATALOGUE, one === undefined ? undefined : [one])
    const name = `tours-${momentOf().today}.json`
    const headers = {
      'content-type': 'application/json; charset=UTF-8',
      'content-disposition': `attachment; filename="${name}"`,
    }
    return new Response(text, { headers })
  })
  .get(deskMap.toursIn.path, (c) => showFile(c, []))
  .post(
    deskMap.toursIn.path,
    takeForm(
      { key: formKey, file },
      async (c, sent) => {
        const { file } = sent.typed
        if (!file) return showFile(c, ['Choose a file first.'])
        const author = await authorOf(sent, 'Tours by a file')
        const read = await importTours(c.env.CATALOGUE, author, await file.text())
        if (read.kind === 'refused') return showFile(c, read.says)
        const left = read.left.length > 0 ? `&left=${read.left.join(',')}` : ''
        return showSaved(c, `${deskMap.tours.path}?in=${read.tours.length}${left}`, sent)
      },
      MOST_MEGABYTES * 2 ** 20 + LIMIT,
    ),
  )

const NAMED = [
  { name: 'title', label: 'Title' },
  { name: 'id', label: 'Short name' },
]

async function readRows(c: Context<DeskEnv>): Promise<ToursRow[]> {
  const { today } = momentOf()
  const [tours, { facts }] = await Promise.all([listToursInWork(c.env.CATALOGUE), readKnown(c.env.CATALOGUE, today)])
  return tours.map((tour) => ({ ...tour, missing: missingIn(tour.document, { ...tour, facts, today }) }))
}

/** The result of an import: new drafts and skipped tours. Unknown ids are ignored. */
function broughtIn(words: Pick<TypedWords<typeof LIST>, 'in' | 'left'>, all: ToursRow[]): string | undefined {
  const count = words.in
  if (count === 0) return undefined
  const named = words.left.split(',')
  const left = all.filter(({ id }) => named.includes(id)).map(({ id }) => id)
  const drafts = count === 1 ? '1 tour is a draft now.' : `${count} tours are drafts now.`
  if (left.length === 0) return drafts
  return `${drafts} Left as they are, because a colleague has changed them since the file was exported: ${left.join(', ')}.`
}

type Told = { form: NewTourForm; mistakes?: Mistakes }

async function showNewTour(c: Context<DeskEnv>, { form, mistakes = {} }: Told): Promise<Response> {
  const all = await listToursInWork(c.env.CATALOGUE)
  const tours = all.map(({ id, document: { title, duration } }) => ({ id, title, duration }))
  const page = <NewTourPage {...{ tours, form, mistakes }} />
  return deskPage(c, { title: 'New tour', place, status: Object.keys(mistakes).length > 0 ? 422 : 200 }, page)
}

function showFile(c: Context<DeskEnv>, slips: string[]): Promise<Response> {
  const page = <ToursFilePage slips={slips} />
  return deskPage(c, { title: 'Tours by a file', place, status: slips.length > 0 ? 422 : 200 }, page)
}
