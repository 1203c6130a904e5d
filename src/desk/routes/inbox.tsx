import { Hono } from 'hono'
import type { DeskEnv } from '#desk/desk-env.ts'
import { deskMap } from '#desk/desk-map.ts'
import { deskPage } from '#desk/desk-page.tsx'

export const inbox = new Hono<DeskEnv>().get(deskMap.inbox.path, (c) =>
  deskPage(c, { title: 'Inbox', place: deskMap.inbox.path }, <h1>Inbox</h1>),
)
