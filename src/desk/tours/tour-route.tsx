import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import * as z from 'zod/mini'
import { readKnown } from '#data/authoring/read-known.ts'
import { findWorkingTour, type WorkingTour } from '#data/authoring/working-tours.ts'
import { holdPrices } from '#data/catalogue/prices-hold.ts'
import { listTours, setWithdrawn, type WithdrawableTour } from '#data/catalogue/withdrawals.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { DESK_LETTERS } from '#desk/frame/desk-letters.ts'
import { deskMap, tourPath } from '#desk/frame/desk-map.ts'
import { DeskNotice, deskPage } from '#desk/frame/desk-page.tsx'
import { atMost, field, formKey, judgeTexts, needed, singleLine } from '#desk/frame/form-shapes.ts'
import { countWord, judgeAddress, type TypedWords, word } from '#desk/frame/judge-address.ts'
import { momentOf } from '#desk/frame/moment-of.ts'
import { authorOf, noSuch, type Sent, showChanged, takeForm } from '#desk/frame/take-form.tsx'
import { AGENCY, AGENCY_TITLE } from '#domain/authoring/agency-answers.ts'
import { differences } from '#domain/authoring/differences.ts'
import { judgeTour } from '#domain/authoring/judge-tour.ts'
import { missingIn, stateOf } from '#domain/authoring/list-tours.ts'
import { SECTION_FORMS } from '#domain/authoring/section-form.ts'
import { isWaiting, SECTION_NAMES } from '#domain/authoring/sections.ts'
import type { WithdrawalForm, WithdrawalMistakes } from './withdraw-form.tsx'
import { WorkingTourPage } from './working-tour-page.tsx'

const place = deskMap.tours.path
const EMPTY: WithdrawalForm = { reason: '', instead: '' }

/** The form that was just saved, and the number of a colleague's changes in it. */
const SAVED = { section: word, kept: countWord(0) }

const FORM = { key: formKey, shown: needed, does: needed, reason: singleLine, instead: field }

export const workingTourRoutes = new Hono<DeskEnv>()
  .get(deskMap.tour.path, judgeAddress(SAVED), (c) => showTour(c, { form: EMPTY, saved: c.req.valid('query') }))
  .post(
    deskMap.tour.path,
    takeForm(FORM, async (c, sent) => {
      const all = await listTours(c.env.CATALOGUE)
      const tour = all.find((each) => each.id === c.req.param('tour'))
      if (!tour) return noSuch(c, 'tour', sent)
      const { shown, does, reason, instead } = sent.typed
      const [, duration] = /^hold (\d{1,2}N\/\d{1,2}D)$/.exec(does) ?? []
      if (duration) return hold(c, tour, { sent, duration })
      const [form, restores] = [{ reason, instead }, does === 'restore']
      const mistakes = restores ? {} : mistakesOf(form)
      if (Object.keys(mistakes).length > 0) return showTour(c, { form, status: 422, mistakes })
      const author = await authorOf(sent, `${restores ? 'Brought back' : 'Withdrawn'}: ${tour.title}`)
      const withdrawn = restores ? null : withdrawalBy(form, { tour, all, today: sent.today })
      const standing = { tour: tour.id, shown, withdrawn }
      if (await setWithdrawn(c.env.CATALOGUE, author, standing))
        return showChanged(c, tourPath(tour.id), { author, sent })
      return showTour(c, { form, status: 409, mistakes: { form: MOVED } })
    }),
  )

/** Confirms the prices for the nights and days that the page has shown. */
async function hold(
  c: Context<DeskEnv>,
  { id, title }: WithdrawableTour,
  { sent, duration }: { sent: Sent<typeof FORM>; duration: string },
): Promise<Response> {
  const { shown } = sent.typed
  const author = await authorOf(sent, `Prices hold for ${duration}: ${title}`)
  const isHeld = await holdPrices(c.env.CATALOGUE, author, { tour: id, shown, duration })
  return isHeld
    ? showChanged(c, tourPath(id), { author, sent })
    : showTour(c, { form: EMPTY, status: 409, refused: PRICES_MOVED })
}

const PRICES_MOVED = 'A colleague has changed the prices or the nights since you looked.'

const MOVED = 'A colleague has changed this since you looked. What you typed is kept.'

function mistakesOf({ reason }: WithdrawalForm): WithdrawalMistakes {
  const why = z.minLength(1, 'Say why: a colleague who reads it next year will ask.')
  return judgeTexts({ reason: atMost('Why', DESK_LETTERS.reason).check(why) }, { reason })
}

type Choices = { tour: WithdrawableTour; all: WithdrawableTour[]; today: string }

/** A withdrawn tour may only link to an existing one. */
function withdrawalBy({ reason, instead }: WithdrawalForm, { tour, all, today }: Choices) {
  const other = all.find(({ id }) => id === instead && id !== tour.id)?.id
  return { since: today, reason, ...(other && { instead: other }) }
}

type Told = {
  form: WithdrawalForm
  status?: 200 | 409 | 422
  mistakes?: WithdrawalMistakes
  saved?: TypedWords<typeof SAVED>
  /** Why the prices were not confirmed. */
  refused?: string
}

async function showTour(
  c: Context<DeskEnv>,
  { status = 200, form, mistakes = {}, saved, refused }: Told,
): Promise<Response> {
  const { today } = momentOf()
  const id = c.req.param('tour') ?? ''
  const [found, all, known] = await Promise.all([
    findWorkingTour(c.env.CATALOGUE, id),
    listTours(c.env.CATALOGUE),
    readKnown(c.env.CATALOGUE, today),
  ])
  if (!found) return showNoTour(c)
  const { document, live } = found
  const listed = all.find((each) => each.id === id) ?? { id, title: document.title, path: document.path, stored: '' }
  const others = all.filter((other) => other.id !== id && !other.withdrawn)
  const missing = missingIn(document, { ...found, facts: known.facts, today })
  const page = (
    <WorkingTourPage
      tour={{ ...found, state: stateOf(found), missing }}
      slips={judgeTour(document, known)}
      changes={live ? differences(live, document).length : 0}
      refused={refused}
      withdrawing={{ tour: listed, others, form, mistakes }}
    />
  )
  return deskPage(c, { title: document.title, place, status, savedWords: saved && savedIn(saved, found) }, page)
}

/** "Days: in the draft" for the form that was just saved, and a colleague's changes in it. */
function savedIn({ section, kept: left }: TypedWords<typeof SAVED>, tour: WorkingTour): string | undefined {
  const name = SECTION_NAMES.find((each) => each === section)
  if (!name) return undefined
  const kept = left > 0 ? ' What a colleague changed meanwhile is kept beside it.' : ''
  const where = isWaiting(tour, name) ? 'in the draft. Visitors do not see it yet.' : 'as visitors see it.'
  return `${SECTION_FORMS[name].title}: ${where}${kept}`
}

/** Answers that there is no such tour; if the agency's answers are missing, how to load them. */
export function showNoTour(c: Context<DeskEnv>): Promise<Response> {
  if (c.req.param('tour') !== AGENCY) return noSuch(c, 'tour')
  const advice = 'They come with the next seed (npm run db:seed). Until then each tour shows the answers that it has.'
  const page = <DeskNotice sentence="The agency’s answers are not in the catalogue yet" advice={advice} />
  return deskPage(c, { title: AGENCY_TITLE, status: 404 }, page)
}
