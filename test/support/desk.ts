import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { Bindings } from '../../src/env.ts'
import worker from '../../src/index.ts'

export const DESK = 'https://desk.patang.example'
export const TEAM = 'patang-team'
export const AUDIENCE = 'a0b1c2d3e4f5'
export const OWNER = 'owner@patang.example'
export const ASHA_OF_SALES = 'asha@patang.example'
export const BELA_OF_SALES = 'bela@patang.example'
export const CHANDRA_OF_CONTENT = 'chandra@patang.example'

/** The desk as it is set up in tests. */
export const SET_UP: Partial<Bindings> = {
  ACCESS_TEAM: TEAM,
  ACCESS_AUD: AUDIENCE,
  DESK_OWNERS: OWNER,
  DESK_SALES: `${ASHA_OF_SALES}, ${BELA_OF_SALES}`,
  DESK_CONTENT: CHANDRA_OF_CONTENT,
}

type Incoming = Parameters<typeof worker.fetch>[0]
export type Asking = {
  /** Who is signed in, as the platform says it; null: nobody. */
  as?: string | null
  init?: RequestInit
  bindings?: Partial<Bindings>
  access?: CloudflareAccessContext
}

/** Asks the Worker on the desk's hostname; sales' Asha is signed in unless somebody else is named. */
export async function askDesk(path: string, { as = ASHA_OF_SALES, init = {}, bindings = {}, access }: Asking = {}) {
  const context = createExecutionContext()
  const identity = access ?? (as === null ? undefined : { aud: AUDIENCE, getIdentity: async () => ({ email: as }) })
  Object.defineProperty(context, 'access', { value: identity })
  const request = new Request(path.startsWith('https:') ? path : DESK + path, { redirect: 'manual', ...init })
  const response = await worker.fetch(request as Incoming, { ...env, ...SET_UP, ...bindings }, context)
  await waitOnExecutionContext(context)
  return response
}

/** Posts a form as a page of the desk does. */
export function postToDesk(path: string, fields: Record<string, string>, asking: Asking = {}): Promise<Response> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  return askDesk(path, {
    ...asking,
    init: { method: 'POST', body: new URLSearchParams(fields), headers, ...asking.init },
  })
}
