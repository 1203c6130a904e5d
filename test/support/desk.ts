import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { Bindings } from '../../src/env.ts'
import worker from '../../src/index.ts'
import { dayInIndia, daysAfter } from '../../src/values/dates.ts'

export const DESK = 'https://desk.patang.example'
export const TEAM = 'patang-team'
export const AUDIENCE = 'a0b1c2d3e4f5'
export const OWNER = 'owner@patang.example'
export const ASHA_OF_SALES = 'asha@patang.example'
export const BELA_OF_SALES = 'bela@patang.example'
export const CHANDRA_OF_CONTENT = 'chandra@patang.example'

/** A day to come, for the next step of a case. */
export const STEP_DAY = daysAfter(dayInIndia(new Date()), 40)

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

/** Asks the Worker on the desk's hostname; sales' Asha is signed in unless another colleague is named. */
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

/** The path that an answer leads to, without its query. */
export function pathTo(answer: Response): string {
  return (answer.headers.get('location') ?? '').split(/[?#]/)[0] ?? ''
}

/** The fields of a page's form, by the path that it is sent to, as a browser would send them without a press of a button. */
export async function formIn(html: string, action: string): Promise<Record<string, string>> {
  const at = await formFor(html, action)
  const fields: Record<string, string> = {}
  let [seen, isInside] = [0, false]
  let textArea = ''
  let select = ''
  const rewriter = new HTMLRewriter()
    .on('form', {
      element(form) {
        isInside = at.includes(seen++)
        form.onEndTag(() => {
          isInside = false
        })
      },
    })
    .on('input', {
      element(input) {
        const type = input.getAttribute('type') ?? 'text'
        const isChoice = type === 'radio' || type === 'checkbox'
        const name = input.getAttribute('name')
        if (isInside && name && (!isChoice || input.hasAttribute('checked')))
          fields[name] = decode(input.getAttribute('value') ?? '')
      },
    })
    .on('textarea', {
      element(area) {
        textArea = isInside ? (area.getAttribute('name') ?? '') : ''
        if (textArea) fields[textArea] = ''
      },
      text({ text }) {
        if (textArea) fields[textArea] += text
      },
    })
    .on('select', {
      element(list) {
        select = isInside ? (list.getAttribute('name') ?? '') : ''
        if (select) fields[select] = ''
      },
    })
    .on('option[selected]', {
      element(option) {
        if (select) fields[select] = decode(option.getAttribute('value') ?? '')
      },
    })
  await rewriter.transform(new Response(html)).arrayBuffer()
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decode(value)]))
}

/** Which forms of a page are sent to a path, from 0: by their own action, or by that of a button. */
async function formFor(html: string, action: string): Promise<number[]> {
  const forms: number[] = []
  let form = -1
  const isTo = (address: string | null) => address?.split('#')[0] === action
  const rewriter = new HTMLRewriter()
    .on('form', {
      element(each) {
        form++
        if (isTo(each.getAttribute('action'))) forms.push(form)
      },
    })
    .on('form button[formaction]', {
      element(button) {
        if (isTo(button.getAttribute('formaction'))) forms.push(form)
      },
    })
  await rewriter.transform(new Response(html)).arrayBuffer()
  return forms
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
}
