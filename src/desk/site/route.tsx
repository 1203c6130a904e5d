import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { isDue, listDead, resendEnquiry } from '#data/enquiries/kept-enquiries.ts'
import { type Health, readHealthNow } from '#data/enquiries/read-health.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { needed } from '#desk/frame/form-shapes.ts'
import { momentOf } from '#desk/frame/moment-of.ts'
import { showSaved, takeForm } from '#desk/frame/take-form.tsx'
import { HealthPage, type Sign } from './health-page.tsx'
import { SitePage } from './page.tsx'

const NOT_WAITING = 'It does not wait to be sent again: somebody has done so, or it was erased.'
/** The most undeliverable enquiries on the page. */
const SHOWN = 50

export const siteRoutes = new Hono<DeskEnv>()
  .get(deskMap.site.path, (c) => deskPage(c, { title: 'Site', place: deskMap.site.path }, <SitePage />))
  .get(deskMap.health.path, (c) => showHealth(c))
  .post(
    deskMap.health.path,
    takeForm({ id: needed }, async (c, sent) => {
      const dead = await listDead(c.env.ENQUIRIES, SHOWN)
      const row = dead.find((each) => each.id === sent.typed.id)
      if (row) await forStaff(() => resendEnquiry(c.env.ENQUIRIES, row.id, sent.now))
      // It was sent again meanwhile, which is the same result.
      else if (!(await isDue(c.env.ENQUIRIES, sent.typed.id))) return showHealth(c, NOT_WAITING)
      return showSaved(c, deskMap.health.path, sent)
    }),
  )

async function showHealth(c: Context<DeskEnv>, problem?: string): Promise<Response> {
  const [health, dead] = await Promise.all([
    readHealthNow(c.env.ENQUIRIES, c.env.SPILL, momentOf().now),
    listDead(c.env.ENQUIRIES, SHOWN),
  ])
  const savedWords = 'The enquiry is sent again within a minute.'
  return deskPage(
    c,
    { title: 'Health', place: deskMap.site.path, status: problem ? 409 : 200, savedWords },
    <HealthPage signs={signsOf(health, dead.length)} dead={dead} problem={problem} />,
  )
}

/** The numbers of /healthz as sentences. */
function signsOf({ cronAge, oldestDueAge, due, held, spilled }: Health, dead: number): Sign[] {
  const minutes = (seconds: number) => `${Math.round(seconds / 60)} minutes`
  return [
    sign('The clock', cronAge, {
      well: cronAge < 5 * 60,
      good: 'It ran within the last five minutes.',
      look: `It last ran ${minutes(cronAge)} ago: mails may wait. Look at the Worker’s cron in Cloudflare.`,
    }),
    sign('Mail', oldestDueAge, {
      well: oldestDueAge < 15 * 60,
      good: due === 0 ? 'Every enquiry has been mailed.' : 'What waits has waited for minutes only.',
      look: `An enquiry has waited ${minutes(oldestDueAge)} to be mailed. Look at Email Routing in Cloudflare.`,
    }),
    sign('Given up', dead, {
      well: dead === 0,
      good: 'None.',
      look: 'Some enquiries could not be mailed after many tries. They are in the inbox; send them again below.',
    }),
    sign('Held for a look', held, {
      well: held === 0,
      good: 'None.',
      look: 'Some look like spam. The inbox has them: let them through, or mark them.',
    }),
    sign('Kept elsewhere', spilled, {
      well: spilled === 0,
      good: 'None: the database takes them all.',
      look: 'The database did not answer for a while; what came in then is safe, and comes over by itself.',
    }),
  ]
}

function sign(name: string, value: number, { well, good, look }: { well: boolean; good: string; look: string }): Sign {
  if (value < 0) return { name, state: 'Not known', sentence: 'The store did not answer. Reload in a minute.' }
  return well ? { name, state: 'Good', sentence: good } : { name, state: 'Look', sentence: look }
}
