import { reportFault } from '#data/stores/faults.ts'
import { isFromDesk, isRead, readTyped } from '#desk/frame/desk-form.ts'
import { withDeskHeaders } from '#desk/frame/desk-headers.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { DeskNotice, framedPage } from '#desk/frame/desk-page.tsx'
import { type AccessApplication, accessApplication, findVisitor } from '#desk/frame/door.ts'
import { SendAgainPage } from '#desk/frame/not-taken.tsx'
import { mayUse, readStaff, type Staff } from '#domain/staff/staff.ts'
import type { Bindings } from '#env.ts'
import { desk } from './desk.tsx'

/**
 * Answers every request to the desk's hostname. The person is checked before routing. Without an identity from
 * Cloudflare Access, or without a name on the allow-list, no route is reached.
 */
export async function answerDesk(request: Request, env: Bindings, execution: ExecutionContext): Promise<Response> {
  const response = await answer(request, env, execution).catch(failure)
  return withDeskHeaders(response)
}

async function answer(request: Request, env: Bindings, execution: ExecutionContext): Promise<Response> {
  const door = doorOf(env)
  if (!door) return notice(503, 'The desk is not set up', 'docs/deploying.md says how, under “The desk”.')
  if (!isRead(request) && !isFromDesk(request)) return notice(403, 'This was sent from another site')
  const email = await findVisitor(request, execution, door.application)
  if (!email) return turnAway(request)
  const staff = door.staff.get(email)
  if (!staff) return notice(403, `${email} is not on the desk’s list`, 'The owner puts people on it.')
  const copy = isRead(request) ? undefined : request.clone()
  return desk.fetch(request, { ...env, staff, colleagues: colleaguesOf(door.staff), copy }, execution)
}

/** The staff who can open and own cases. */
function colleaguesOf(staff: Map<string, Staff>): string[] {
  return [...staff.values()].filter((person) => mayUse(person, deskMap.case.roles)).map(({ email }) => email)
}

/** The allow-list and the application that checks it. Undefined while any part is missing. */
function doorOf(env: Bindings): { application: AccessApplication; staff: Map<string, Staff> } | undefined {
  const application = accessApplication({ team: env.ACCESS_TEAM, audience: env.ACCESS_AUD })
  const staff = readStaff({ owners: env.DESK_OWNERS, sales: env.DESK_SALES, content: env.DESK_CONTENT })
  return application && staff.size > 0 ? { application, staff } : undefined
}

/** A form whose session has ended is shown whole, to be sent again. */
async function turnAway(request: Request): Promise<Response> {
  if (isRead(request)) return notice(403, 'You are not signed in', 'Cloudflare Access signs people in to the desk.')
  const why = {
    title: 'You are signed out',
    advice: 'Nothing was saved yet, and nothing is lost. Sign in, come back to this page and press “Send again”.',
    signIn: true,
  }
  const page = <SendAgainPage why={why} action={new URL(request.url).pathname} typed={await readTyped(request)} />
  return framedPage({ title: why.title, address: '/' }, page, 401)
}

function notice(status: number, sentence: string, advice?: string): Response {
  const page = <DeskNotice sentence={sentence} {...(advice && { advice })} />
  return framedPage({ title: sentence, address: '/' }, page, status)
}

function failure(error: unknown): Response {
  const reference = reportFault('desk-door', error, '')
  const page = <DeskNotice sentence="Something went wrong on our side" reference={reference} />
  return framedPage({ title: 'Something went wrong', address: '/' }, page, 500)
}
