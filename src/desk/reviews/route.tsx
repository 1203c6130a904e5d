import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { addReview, type DeskReview, listReviews, setHidden } from '#data/catalogue/edit-reviews.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { changeIdOf, readForm, textOf } from '#desk/frame/desk-form.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { dayInIndia, isCalendarDay } from '#values/dates.ts'
import { oneLine } from '#values/plain-text.ts'
import { type ReviewForm, ReviewsPage } from './page.tsx'

const EMPTY: ReviewForm = { title: '', text: '', name: '', date: '', proof: '' }

export const reviews = new Hono<DeskEnv>()
  .get(deskMap.reviews.path, (c) => showReviews(c, { form: EMPTY, slips: [] }))
  .post(deskMap.reviews.path, async (c) => {
    const form = (await readForm(c.req.raw)) ?? new FormData()
    const id = await changeIdOf(form)
    if (!id)
      return showReviews(c, {
        form: typedReview(form),
        slips: ['This form did not arrive whole; nothing was changed.'],
      })
    const author = { id, at: Date.now(), actor: c.env.staff.email }
    if (textOf(form, 'does') !== 'add') return turn(c, form, author)
    const typed = typedReview(form)
    const slips = slipsOf(typed)
    if (slips.length > 0) return showReviews(c, { form: typed, slips })
    const note = oneLine(`Review added: ${typed.title}`, 160)
    await addReview(c.env.CATALOGUE, { ...author, note }, typed)
    return c.redirect(deskMap.reviews.path, 303)
  })

/** Takes the chosen reviews off the site, or puts them back, in one change. */
async function turn(c: Context<DeskEnv>, form: FormData, author: { id: string; at: number; actor: string }) {
  const [chosen, does] = [new Set(form.getAll('review')), textOf(form, 'does')]
  const isChosen = ({ id, sample }: DeskReview) => (does === 'hide-samples' ? sample : chosen.has(id))
  const reviews = (await listReviews(c.env.CATALOGUE)).filter(isChosen)
  const hidden = does !== 'show'
  const slips = turnSlips(reviews, hidden)
  if (slips.length > 0) return showReviews(c, { form: EMPTY, slips })
  const turned = reviews.filter((review) => review.hidden !== hidden)
  if (turned.length === 0) return c.redirect(deskMap.reviews.path, 303)
  const which = turned.length === 1 ? turned[0]?.title : `${turned.length} reviews`
  const note = oneLine(`${hidden ? 'Taken off the site' : 'Published'}: ${which}`, 160)
  await setHidden(c.env.CATALOGUE, { ...author, note }, { reviews: turned.map(({ id }) => id), hidden })
  return c.redirect(deskMap.reviews.path, 303)
}

function turnSlips(reviews: DeskReview[], hidden: boolean): string[] {
  if (reviews.length === 0) return ['Choose a review first; one that somebody took away is no longer in the list.']
  if (hidden) return []
  return reviews.flatMap(({ title, position, proof, name }) => [
    // The staff's own reviews need proof; the files' are the developers' to prove.
    ...(position < 0 && !proof ? [`${title}: it has no proof on file.`] : []),
    ...(name === '' ? [`${title}: there is nothing to publish.`] : []),
  ])
}

async function showReviews(c: Context<DeskEnv>, told: { form: ReviewForm; slips: string[] }): Promise<Response> {
  const reviews = await listReviews(c.env.CATALOGUE)
  const page = <ReviewsPage {...{ reviews, ...told }} today={dayInIndia(new Date())} id={() => crypto.randomUUID()} />
  return deskPage(c, { title: 'Reviews', place: deskMap.site.path, status: told.slips.length > 0 ? 422 : 200 }, page)
}

function typedReview(form: FormData): ReviewForm {
  return {
    title: oneLine(textOf(form, 'title'), 120).trim(),
    text: textOf(form, 'text').slice(0, 1200).trim(),
    name: oneLine(textOf(form, 'name'), 80).trim(),
    date: textOf(form, 'date').trim(),
    proof: oneLine(textOf(form, 'proof'), 200).trim(),
  }
}

function slipsOf({ title, text, name, date, proof }: ReviewForm): string[] {
  const missing = Object.entries({
    'In a few words': title,
    'What the guest wrote': text,
    Name: name,
    'Proof on file': proof,
  })
  return [
    ...missing.filter(([, value]) => !value).map(([label]) => `${label}: it is empty`),
    ...(isCalendarDay(date) && date <= dayInIndia(new Date()) ? [] : ['Written on: choose a day, today or before']),
  ]
}
