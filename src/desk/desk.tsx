import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes, routePath } from 'hono/route'
import { Hono } from 'hono/tiny'
import { isOfStore, reportFault } from '#data/stores/faults.ts'
import { carouselRoutes } from '#desk/carousels/route.tsx'
import { caseActRoutes } from '#desk/case/acts-route.tsx'
import { caseRoutes } from '#desk/case/route.tsx'
import { factRoutes } from '#desk/facts/route.tsx'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { readTyped } from '#desk/frame/desk-form.ts'
import { deskEntry, deskMap, deskPaths, deskPlaces, formPage } from '#desk/frame/desk-map.ts'
import { DeskNotice, deskPage } from '#desk/frame/desk-page.tsx'
import { LARGEST } from '#desk/frame/form-shapes.ts'
import { SendAgainPage } from '#desk/frame/not-taken.tsx'
import { themeRoutes } from '#desk/frame/theme-route.ts'
import { guideRoutes } from '#desk/guides/route.tsx'
import { manyRoutes } from '#desk/inbox/many-route.tsx'
import { inboxRoutes } from '#desk/inbox/route.tsx'
import { leadRoutes } from '#desk/lead/route.tsx'
import { noticeRoutes } from '#desk/notices/route.tsx'
import { eraseRoutes } from '#desk/owner/erase-route.tsx'
import { ownerRoutes } from '#desk/owner/route.tsx'
import { priceChangeRoutes } from '#desk/prices/changes-route.tsx'
import { proposalRoutes } from '#desk/prices/proposal-route.tsx'
import { priceRoutes } from '#desk/prices/route.tsx'
import { seasonRoutes } from '#desk/prices/season-route.tsx'
import { priceSheetRoutes } from '#desk/prices/sheet-route.tsx'
import { reportRoutes } from '#desk/reports/route.tsx'
import { reviewRoutes } from '#desk/reviews/route.tsx'
import { siteRoutes } from '#desk/site/route.tsx'
import { speedRoutes } from '#desk/speed/route.tsx'
import { templateRoutes } from '#desk/templates/route.tsx'
import { tourDraftRoutes } from '#desk/tours/draft-route.tsx'
import { tourVersionRoutes } from '#desk/tours/live-route.tsx'
import { tourListRoutes } from '#desk/tours/route.tsx'
import { tourSectionRoutes } from '#desk/tours/section-route.tsx'
import { workingTourRoutes } from '#desk/tours/tour-route.tsx'
import { travelRoutes } from '#desk/travel/route.tsx'
import { mayUse } from '#domain/staff/staff.ts'

/** Every route needs an entry of the desk's table with the person's role. */
const onlyForRoles = createMiddleware<DeskEnv>(async (c, next) => {
  const entry = matchedRoutes(c)
    .map(({ path }) => deskEntry(path))
    .find((found) => found !== undefined)
  if (!entry) return notFound(c)
  if (!mayUse(c.env.staff, entry.roles)) {
    const page = (
      <DeskNotice sentence="This is not yours to see" advice="The owner gives people their part of the desk." />
    )
    return deskPage(c, { title: 'Not yours to see', status: 403 }, page)
  }
  await next()
})

/** The desk's routes; answer-desk.tsx has already checked the sign-in. */
export const desk = new Hono<DeskEnv>()
desk.use(onlyForRoles)
desk.get(deskMap.home.path, async (c) => {
  const place = deskPlaces.find(({ roles }) => mayUse(c.env.staff, roles))
  return place ? c.redirect(place.path + new URL(c.req.url).search, 303) : notFound(c)
})
desk.route('/', themeRoutes)
desk.route('/', inboxRoutes)
desk.route('/', travelRoutes)
desk.route('/', caseRoutes)
desk.route('/', caseActRoutes)
desk.route('/', leadRoutes)
desk.route('/', manyRoutes)
desk.route('/', ownerRoutes)
desk.route('/', eraseRoutes)
desk.route('/', templateRoutes)
desk.route('/', reportRoutes)
desk.route('/', priceRoutes)
desk.route('/', seasonRoutes)
desk.route('/', priceSheetRoutes)
desk.route('/', proposalRoutes)
desk.route('/', priceChangeRoutes)
desk.route('/', tourListRoutes)
desk.route('/', workingTourRoutes)
desk.route('/', tourSectionRoutes)
desk.route('/', tourVersionRoutes)
desk.route('/', tourDraftRoutes)
desk.route('/', guideRoutes)
desk.route('/', factRoutes)
desk.route('/', siteRoutes)
desk.route('/', noticeRoutes)
desk.route('/', speedRoutes)
desk.route('/', reviewRoutes)
desk.route('/', carouselRoutes)

for (const path of deskPaths) desk.all(path, (c) => answerOtherMethod(c, path))

desk.notFound(notFound)

desk.onError(async (error, c) => {
  const reference = reportFault('desk', error, routePath(c))
  const answer = c.env.copy ? await askToSendAgain(c, c.env.copy, reference) : await sayFault(c, error, reference)
  if (answer.status === 503) answer.headers.set('retry-after', '60')
  return answer
})

async function askToSendAgain(c: Context<DeskEnv>, copy: Request, reference: string): Promise<Response> {
  const title = WENT_WRONG
  const why = { title, advice: 'It may not be saved. Nothing is lost: press “Send again”, it counts once.', reference }
  const page = <SendAgainPage why={why} action={c.req.path} typed={await readTyped(copy, LARGEST)} />
  return deskPage(c, { title, status: 503 }, page)
}

const WENT_WRONG = 'Something went wrong on our side'

function sayFault(c: Context<DeskEnv>, error: unknown, reference: string): Promise<Response> {
  if (!isOfStore(error))
    return deskPage(c, { title: WENT_WRONG, status: 500 }, <DeskNotice sentence={WENT_WRONG} reference={reference} />)
  const sentence = 'The database does not answer'
  const page = <DeskNotice sentence={sentence} advice="Nothing is lost: load this page again." reference={reference} />
  return deskPage(c, { title: sentence, status: 503 }, page)
}

/** After a sign-in, a browser requests the address of a sent form: it is redirected to the form's page. */
async function answerOtherMethod(c: Context<DeskEnv>, path: string): Promise<Response> {
  if (deskEntry(path)?.formOn && c.req.method === 'GET') return c.redirect(`${formPage(c, path)}?ended=1`, 303)
  const takesForm = desk.routes.some((route) => route.path === path && route.method === 'POST')
  const page = <DeskNotice sentence="This page cannot be asked for like that" />
  const answer = await deskPage(c, { title: 'Not asked for like that', status: 405 }, page)
  answer.headers.set('allow', takesForm ? 'GET, HEAD, POST' : 'GET, HEAD')
  return answer
}

function notFound(c: Parameters<typeof deskPage>[0]): Promise<Response> {
  return deskPage(c, { title: 'Not found', status: 404 }, <DeskNotice sentence="The desk has no such page" />)
}
