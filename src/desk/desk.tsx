import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes, routePath } from 'hono/route'
import { Hono } from 'hono/tiny'
import { reportFault } from '#data/stores/faults.ts'
import { carousels } from '#desk/carousels/route.tsx'
import { caseActs } from '#desk/case/acts-route.tsx'
import { cases } from '#desk/case/route.tsx'
import { facts } from '#desk/facts/route.tsx'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { LARGEST, readTyped } from '#desk/frame/desk-form.ts'
import { deskEntry, deskMap, deskPaths, deskPlaces, formPage } from '#desk/frame/desk-map.ts'
import { DeskNotice } from '#desk/frame/desk-notice.tsx'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { SendAgainPage } from '#desk/frame/send-again.tsx'
import { theme } from '#desk/frame/theme-route.ts'
import { guides } from '#desk/guides/route.tsx'
import { many } from '#desk/inbox/many-route.tsx'
import { inbox } from '#desk/inbox/route.tsx'
import { leads } from '#desk/lead/route.tsx'
import { siteNotices } from '#desk/notices/route.tsx'
import { owner } from '#desk/owner/route.tsx'
import { priceChanges } from '#desk/prices/changes-route.tsx'
import { prices } from '#desk/prices/route.tsx'
import { season } from '#desk/prices/season-route.tsx'
import { priceSheets } from '#desk/prices/sheet-route.tsx'
import { reports } from '#desk/reports/route.tsx'
import { reviews } from '#desk/reviews/route.tsx'
import { site } from '#desk/site/route.tsx'
import { speed } from '#desk/speed/route.tsx'
import { templates } from '#desk/templates/route.tsx'
import { tourDraft } from '#desk/tours/draft-route.tsx'
import { tourVersions } from '#desk/tours/live-route.tsx'
import { tours } from '#desk/tours/route.tsx'
import { tourSections } from '#desk/tours/section-route.tsx'
import { tour } from '#desk/tours/tour-route.tsx'
import { travel } from '#desk/travel/route.tsx'
import { mayUse } from '#domain/staff/staff.ts'

/** Every route needs an entry of the desk's table, and a role that the entry names. */
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

/** The desk's routes; answer-desk.tsx has checked the sign-in. */
export const desk = new Hono<DeskEnv>()
desk.use(onlyForRoles)
desk.get(deskMap.home.path, (c) => {
  const place = deskPlaces.find(({ roles }) => mayUse(c.env.staff, roles))
  return place ? c.redirect(place.path + new URL(c.req.url).search, 303) : notFound(c)
})
desk.route('/', theme)
desk.route('/', inbox)
desk.route('/', travel)
desk.route('/', cases)
desk.route('/', caseActs)
desk.route('/', leads)
desk.route('/', many)
desk.route('/', owner)
desk.route('/', templates)
desk.route('/', reports)
desk.route('/', prices)
desk.route('/', season)
desk.route('/', priceSheets)
desk.route('/', priceChanges)
desk.route('/', tours)
desk.route('/', tour)
desk.route('/', tourSections)
desk.route('/', tourVersions)
desk.route('/', tourDraft)
desk.route('/', guides)
desk.route('/', facts)
desk.route('/', site)
desk.route('/', siteNotices)
desk.route('/', speed)
desk.route('/', reviews)
desk.route('/', carousels)

for (const path of deskPaths) desk.all(path, (c) => answerOtherMethod(c, path))

desk.notFound(notFound)

desk.onError(async (error, c) => {
  const reference = reportFault('desk', error, routePath(c))
  const title = 'Something went wrong on our side'
  if (!c.env.copy) return deskPage(c, { title, status: 500 }, <DeskNotice sentence={title} reference={reference} />)
  const why = { title, advice: 'It may not be saved. Nothing is lost: press “Send again”, it counts once.', reference }
  const page = <SendAgainPage why={why} action={c.req.path} typed={await readTyped(c.env.copy, LARGEST)} />
  return deskPage(c, { title, status: 503 }, page)
})

/** After a sign-in a browser asks for the address that a form was sent to: it is led to the page of the form. */
function answerOtherMethod(c: Context<DeskEnv>, path: string): Response {
  if (deskEntry(path)?.formOn && c.req.method === 'GET') return c.redirect(`${formPage(c, path)}?ended=1`, 303)
  const takesForm = desk.routes.some((route) => route.path === path && route.method === 'POST')
  const page = <DeskNotice sentence="This page cannot be asked for like that" />
  const answer = deskPage(c, { title: 'Not asked for like that', status: 405 }, page)
  answer.headers.set('allow', takesForm ? 'GET, HEAD, POST' : 'GET, HEAD')
  return answer
}

function notFound(c: Parameters<typeof deskPage>[0]): Response {
  return deskPage(c, { title: 'Not found', status: 404 }, <DeskNotice sentence="The desk has no such page" />)
}
