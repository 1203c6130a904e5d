import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import * as z from 'zod/mini'
import { findWaiting, listWaiting, publishReview } from '#data/cases/publish-review.ts'
import { readChange } from '#data/catalogue/changes.ts'
import { addReview, type DeskReview, listReviews, setHidden } from '#data/catalogue/edit-reviews.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { DESK_LETTERS } from '#desk/frame/desk-letters.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { field, filled, formKey, judgeTexts, lines, needed, singleLine, ticked } from '#desk/frame/form-shapes.ts'
import { judgeAddress, namedWord } from '#desk/frame/judge-address.ts'
import { momentOf } from '#desk/frame/moment-of.ts'
import { authorOf, type Sent, showChanged, showSaved, takeForm } from '#desk/frame/take-form.tsx'
import { readTourNames, type Tours, tourName } from '#desk/frame/tour-names.ts'
import { isCalendarDay, wholeMonth } from '#values/dates.ts'
import { type NewReviewForm, type NewReviewMistakes, ReviewsPage } from './page.tsx'

const EMPTY: NewReviewForm = { title: '', text: '', name: '', date: '', proof: '' }

const SHAPE = {
  ...{ key: formKey, does: needed, case: field, wasLive: field, review: ticked },
  ...{ title: singleLine, text: lines, name: singleLine, date: singleLine, proof: singleLine },
}
type SentReview = Sent<typeof SHAPE>

export const reviewRoutes = new Hono<DeskEnv>()
  .get(deskMap.reviews.path, judgeAddress({ new: namedWord }), (c) =>
    showReviews(c, c.req.valid('query').new === undefined ? {} : { form: EMPTY }),
  )
  .post(
    deskMap.reviews.path,
    takeForm(SHAPE, async (c, sent) => {
      const { does, title, text, name, date, proof } = sent.typed
      if (does === 'live') return putLive(c, sent)
      if (does !== 'add') return turn(c, sent)
      const form = { title, text, name, date, proof }
      const mistakes = mistakesOf(form, sent.today)
      if (Object.keys(mistakes).length > 0) return showReviews(c, { form, mistakes })
      const author = await authorOf(sent, `Review added: ${form.title}`)
      await addReview(c.env.CATALOGUE, author, form)
      return showChanged(c, deskMap.reviews.path, { author, sent })
    }),
  )

async function putLive(c: Context<DeskEnv>, sent: SentReview): Promise<Response> {
  const { case: caseId, wasLive } = sent.typed
  const tours = await readTourNames(c.env.CATALOGUE)
  const review = await findWaiting(c.env.ENQUIRIES, caseId)
  const title = review ? titleOf(review, tours) : ''
  const author = await authorOf(sent, `Review of a guest on the site: ${title}`)
  if (await readChange(c.env.CATALOGUE, author.id)) return showChanged(c, deskMap.reviews.path, { author, sent })
  if (!review) return showReviews(c, { slips: [NOT_WAITING] })
  const stores = { database: c.env.ENQUIRIES, catalogue: c.env.CATALOGUE }
  const isLive = await publishReview(stores, { caseId, wasLive, title, author })
  return isLive ? showChanged(c, deskMap.reviews.path, { author, sent }) : showReviews(c, { slips: [NOT_WAITING] })
}

const NOT_WAITING =
  'This review is on the site already, the guest has taken it back, or its case is not won any more. Look at the list again.'

/** "Bali 5N/6D, January 2027"; without a month only the tour. */
function titleOf({ tour, month }: { tour: string; month: string }, tours: Tours): string {
  const name = tours.has(tour) ? tourName(tours, tour) : 'A journey'
  return month ? `${name}, ${wholeMonth(month)}` : name
}

/** Hides or shows the ticked reviews, in one change. */
async function turn(c: Context<DeskEnv>, sent: SentReview): Promise<Response> {
  const { review: chosen, does } = sent.typed
  const isChosen = ({ id, sample }: DeskReview) => (does === 'hide-samples' ? sample : chosen.includes(id))
  const reviews = (await listReviews(c.env.CATALOGUE)).filter(isChosen)
  const hidden = does !== 'show'
  const slips = turnSlips(reviews, hidden)
  if (slips.length > 0) return showReviews(c, { chosen, slips })
  const turned = reviews.filter((review) => review.hidden !== hidden)
  if (turned.length === 0) return showSaved(c, deskMap.reviews.path, sent)
  const which = turned.length === 1 ? turned[0]?.title : `${turned.length} reviews`
  const author = await authorOf(sent, `${hidden ? 'Taken off the site' : 'Published'}: ${which}`)
  await setHidden(c.env.CATALOGUE, author, { reviews: turned.map(({ id }) => id), hidden })
  return showChanged(c, deskMap.reviews.path, { author, sent })
}

function turnSlips(reviews: DeskReview[], hidden: boolean): string[] {
  if (reviews.length === 0) return ['Choose a review first; one that somebody took away is no longer in the list.']
  if (hidden) return []
  return reviews.flatMap(({ title, position, proof, name }) => [
    // The staff's own reviews need a proof; developers prove those in files.
    ...(position < 0 && !proof ? [`${title}: it has no proof on file.`] : []),
    ...(name === '' ? [`${title}: there is nothing to publish.`] : []),
  ])
}

/** `slips`: why the ticked reviews are unchanged. */
type Told = { form?: NewReviewForm; mistakes?: NewReviewMistakes; chosen?: string[]; slips?: string[] }

async function showReviews(
  c: Context<DeskEnv>,
  { form, mistakes = {}, chosen = [], slips = [] }: Told,
): Promise<Response> {
  const { today } = momentOf()
  const [reviews, tours] = await Promise.all([listReviews(c.env.CATALOGUE), readTourNames(c.env.CATALOGUE)])
  const onSite = reviews.map(({ id }) => id)
  const sent = await listWaiting(c.env.ENQUIRIES, onSite)
  const waiting = sent.map((review) => ({ ...review, title: titleOf(review, tours) }))
  const page = <ReviewsPage {...{ waiting, reviews, form, mistakes, chosen, slips, today }} />
  const status = slips.length > 0 || Object.keys(mistakes).length > 0 ? 422 : 200
  return deskPage(c, { title: 'Reviews', place: deskMap.site.path, status }, page)
}

function mistakesOf(typed: NewReviewForm, today: string): NewReviewMistakes {
  const isPast = (text: string) => isCalendarDay(text) && text <= today
  return judgeTexts(
    {
      title: filled('In a few words', DESK_LETTERS.title),
      text: filled('What the guest wrote', DESK_LETTERS.review),
      name: filled('Name', DESK_LETTERS.name),
      date: z.string().check(z.refine(isPast, 'Written on: choose a day, today or before')),
      proof: filled('Proof on file', DESK_LETTERS.proof),
    },
    typed,
  )
}
