import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import * as z from 'zod/mini'
import { findCases } from '#data/cases/find-cases.ts'
import { type After, readSections } from '#data/cases/read-sections.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { deskMap, inboxSectionPath } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { judgeAddress, sought, word } from '#desk/frame/judge-address.ts'
import { momentOf } from '#desk/frame/moment-of.ts'
import { readTourNames } from '#desk/frame/tour-names.ts'
import { INBOX, isSection } from '#domain/cases/inbox-sections.ts'
import { FoundPage, InboxPage, InboxSectionPage } from './page.tsx'

/** The page size of a section in the inbox, and on its own page. */
const IN_INBOX = 25
const IN_LIST = 50

/** "2026-12-10.0a1b…" or "1795909333812.0a1b…": the row before the page. */
const after = z.pipe(
  word,
  z.transform((text): After | undefined => {
    const [, value = '', id = ''] = /^(\d{4}-\d\d-\d\d|\d{1,15})\.([0-9a-f]{16})$/.exec(text) ?? []
    return id ? { value: value.includes('-') ? value : Number(value), id } : undefined
  }),
)

export const inboxRoutes = new Hono<DeskEnv>()
  .get(deskMap.inbox.path, judgeAddress({ q: sought(200), who: word }), async (c) => {
    const { q, who } = c.req.valid('query')
    return q === '' ? showInbox(c, who) : showFound(c, q)
  })
  .get(deskMap.section.path, judgeAddress({ after, who: word }), async (c) => {
    const section = c.req.param('section')
    if (!isSection(section)) return c.notFound()
    const moment = momentOf()
    const { after, who: askedFor } = c.req.valid('query')
    const { filter, whose } = whoseOf(c, askedFor)
    const wanted = { sections: [section], moment, limit: IN_LIST, after, whose }
    const { lists, tours } = await readLists(c, wanted)
    const [list] = lists
    if (!list) return c.notFound()
    const who = filter.who && `&who=${encodeURIComponent(filter.who)}`
    const next = list.after && `${inboxSectionPath(section)}?after=${list.after.value}.${list.after.id}${who}`
    const page = <InboxSectionPage {...{ list, moment, tours, filter, next }} />
    return deskPage(c, { title: 'Inbox', place: deskMap.inbox.path }, page)
  })

async function showInbox(c: Context<DeskEnv>, who: string): Promise<Response> {
  const moment = momentOf()
  const { filter, whose } = whoseOf(c, who)
  const { lists, tours } = await readLists(c, { sections: INBOX, moment, limit: IN_INBOX, whose })
  return deskPage(c, { title: 'Inbox', place: deskMap.inbox.path }, <InboxPage {...{ lists, moment, tours, filter }} />)
}

async function readLists({ env }: Context<DeskEnv>, wanted: Parameters<typeof readSections>[1]) {
  const reading = readSections(env.ENQUIRIES, wanted)
  const asked = reading.then((lists) => lists.flatMap(({ rows }) => rows))
  const [lists, tours] = await Promise.all([reading, readTourNames(env.CATALOGUE, asked)])
  return { lists, tours }
}

async function showFound(c: Context<DeskEnv>, text: string): Promise<Response> {
  const finding = findCases(c.env.ENQUIRIES, text)
  const asked = finding.then(({ rows }) => rows)
  const [found, tours] = await Promise.all([finding, readTourNames(c.env.CATALOGUE, asked)])
  const page = <FoundPage text={text} {...found} moment={momentOf()} tours={tours} />
  return deskPage(c, { title: 'Found', place: deskMap.inbox.path }, page)
}

/** The chosen owner; all if the address names no colleague. */
function whoseOf(c: Context<DeskEnv>, asked: string) {
  const { staff, colleagues } = c.env
  const named = new Map([
    ['me', staff.email],
    ['nobody', ''],
  ])
  const whose = named.get(asked) ?? colleagues.find((email) => email === asked)
  return {
    whose,
    filter: { who: whose === undefined ? '' : asked, me: staff.email, colleagues, formKey: crypto.randomUUID() },
  }
}
