import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { type ListedTour, listTours, setWithdrawn } from '#data/catalogue/withdrawals.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { lineOf, textOf } from '#desk/frame/desk-form.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { noteOfSaved } from '#desk/frame/saved-note.ts'
import { authorOf, noSuch, showChanged, takeForm } from '#desk/frame/take-form.tsx'
import { mistakesBy } from '#values/mistakes.ts'
import { LONGEST_REASON, TourPage, ToursPage, type WithdrawalForm, type WithdrawalMistakes } from './page.tsx'

const place = deskMap.tours.path
const EMPTY: WithdrawalForm = { reason: '', instead: '' }

export const tours = new Hono<DeskEnv>()
  .get(deskMap.tours.path, async (c) => {
    const [tours, savedWords] = await Promise.all([listTours(c.env.CATALOGUE), noteOfSaved(c)])
    return deskPage(c, { title: 'Tours', place, savedWords }, <ToursPage tours={tours} />)
  })
  .get(deskMap.tour.path, (c) => showTour(c, { form: EMPTY }))
  .post(
    deskMap.tour.path,
    takeForm({ needs: ['key', 'shown', 'does'] }, async (c, sent) => {
      const all = await listTours(c.env.CATALOGUE)
      const tour = all.find((each) => each.id === c.req.param('tour'))
      if (!tour) return noSuch(c, 'tour', sent)
      const form = { reason: lineOf(sent.form, 'reason'), instead: textOf(sent.form, 'instead') }
      const restores = textOf(sent.form, 'does') === 'restore'
      const mistakes = restores ? {} : mistakesOf(form)
      if (Object.keys(mistakes).length > 0) return showTour(c, { form, status: 422, mistakes })
      const author = await authorOf(sent, `${restores ? 'Brought back' : 'Withdrawn'}: ${tour.title}`)
      const withdrawn = restores ? null : withdrawalBy(form, { tour, all, today: sent.today })
      const standing = { tour: tour.id, shown: textOf(sent.form, 'shown'), withdrawn }
      if (await setWithdrawn(c.env.CATALOGUE, author, standing)) return showChanged(c, place, author)
      return showTour(c, { form, status: 409, mistakes: { form: MOVED } })
    }),
  )

const MOVED = 'Somebody else has changed this since you looked. What you typed is kept.'

function mistakesOf({ reason }: WithdrawalForm): WithdrawalMistakes {
  const isLong = Array.from(reason).length > LONGEST_REASON
  return mistakesBy([
    ['reason', reason === '', 'Say why: whoever looks at it next year will ask.'],
    ['reason', isLong, `Why: ${LONGEST_REASON} characters fit.`],
  ])
}

type Choices = { tour: ListedTour; all: ListedTour[]; today: string }

/** A tour leads to no other than one that is there. */
function withdrawalBy({ reason, instead }: WithdrawalForm, { tour, all, today }: Choices) {
  const other = all.find(({ id }) => id === instead && id !== tour.id)?.id
  return { since: today, reason, ...(other && { instead: other }) }
}

/** What was typed, and why it was not done. */
type Told = { form: WithdrawalForm; status?: 200 | 409 | 422; mistakes?: WithdrawalMistakes }

async function showTour(c: Context<DeskEnv>, { status = 200, form, mistakes = {} }: Told): Promise<Response> {
  const all = await listTours(c.env.CATALOGUE)
  const tour = all.find(({ id }) => id === c.req.param('tour'))
  if (!tour) return noSuch(c, 'tour')
  const others = all.filter(({ id, withdrawn }) => id !== tour.id && !withdrawn)
  const page = <TourPage {...{ tour, others, form, mistakes }} id={crypto.randomUUID()} />
  return deskPage(c, { title: tour.title, place, status }, page)
}
