import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { findCases } from '#data/cases/find-cases.ts'
import { type After, readSections } from '#data/cases/inbox.ts'
import type { DeskEnv } from '#desk/desk-env.ts'
import { deskMap, sectionPath } from '#desk/desk-map.ts'
import { deskPage } from '#desk/desk-page.tsx'
import { momentOf } from '#desk/moment.ts'
import { FoundPage, InboxPage, SectionPage } from '#desk/pages/inbox.tsx'
import { readTours } from '#desk/tours.ts'
import { INBOX, isSection } from '#domain/cases/sections.ts'

/** How many of a part the inbox shows, and a list of its own. */
const IN_INBOX = 25
const IN_LIST = 50

export const inbox = new Hono<DeskEnv>()
  .get(deskMap.inbox.path, async (c) => {
    const text = (c.req.query('q') ?? '').slice(0, 200).trim()
    return text === '' ? showInbox(c) : showFound(c, text)
  })
  .get(deskMap.section.path, async (c) => {
    const section = c.req.param('section')
    if (!isSection(section)) return c.notFound()
    const moment = momentOf()
    const asked = { sections: [section], moment, limit: IN_LIST, after: readAfter(c.req.query('after')) }
    const [[list], tours] = await Promise.all([readSections(c.env.ENQUIRIES, asked), readTours(c.env.CATALOGUE)])
    if (!list) return c.notFound()
    const next = list.after && `${sectionPath(section)}?after=${list.after.value}.${list.after.id}`
    const page = <SectionPage list={list} moment={moment} tours={tours} next={next} />
    return deskPage(c, { title: 'Inbox', place: deskMap.inbox.path }, page)
  })

async function showInbox(c: Context<DeskEnv>): Promise<Response> {
  const moment = momentOf()
  const [lists, tours] = await Promise.all([
    readSections(c.env.ENQUIRIES, { sections: INBOX, moment, limit: IN_INBOX }),
    readTours(c.env.CATALOGUE),
  ])
  return deskPage(
    c,
    { title: 'Inbox', place: deskMap.inbox.path },
    <InboxPage lists={lists} moment={moment} tours={tours} />,
  )
}

async function showFound(c: Context<DeskEnv>, text: string): Promise<Response> {
  const [found, tours] = await Promise.all([findCases(c.env.ENQUIRIES, text), readTours(c.env.CATALOGUE)])
  const page = <FoundPage text={text} {...found} moment={momentOf()} tours={tours} />
  return deskPage(c, { title: 'Found', place: deskMap.inbox.path }, page)
}

/** "2026-12-10.0a1b…" or "1795909333812.0a1b…": behind which row a page begins. */
function readAfter(text = ''): After | undefined {
  const [, value = '', id = ''] = /^(\d{4}-\d\d-\d\d|\d{1,15})\.([0-9a-f]{16})$/.exec(text) ?? []
  if (!id) return undefined
  return { value: value.includes('-') ? value : Number(value), id }
}
