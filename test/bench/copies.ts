import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGES } from './pages.ts'
import { addCopies, type Built, type Running } from './site.ts'

const EMPTY = pageOf('<p>Empty</p>')
/** Two pages of one line that moves from one to the other as a picture of the site does, and as eagerly prepared. */
const MOVING = `<style>
@view-transition { navigation: auto; types: navigation }
:root:active-view-transition-type(navigation) { view-transition-name: none }
b { view-transition-name: picture }
</style>`
const DOOR = pageOf(`${MOVING}<a class="poster" href="/bench/room"><b>The room</b></a>`)
const ROOM = pageOf(`${MOVING}<p><b>The room</b></p>`)
const PREPARING = {
  'content-security-policy': "style-src 'unsafe-inline'",
  'speculation-rules': '"/bench/rules.json"',
}
const RULES = { prerender: [{ where: { href_matches: '/bench/*' }, eagerness: 'moderate' }] }

/** Puts each page's own bytes beside the site as a file, and some empty pages: what the figures are compared with. */
export async function copyPages({ assets }: Built, { site }: Running): Promise<void> {
  const pages = PAGES.map(async ({ name, path }) => {
    const response = await fetch(new URL(path, site))
    return { name, html: await response.text(), headers: response.headers }
  })
  addCopies(assets, [
    ...(await Promise.all(pages)),
    { name: 'empty', html: EMPTY, headers: new Headers() },
    { name: 'door', html: DOOR, headers: new Headers(PREPARING) },
    { name: 'room', html: ROOM, headers: new Headers(PREPARING) },
  ])
  writeFileSync(join(assets, 'bench/rules.json'), JSON.stringify(RULES))
  appendFileSync(join(assets, '_headers'), '/bench/rules.json\n  content-type: application/speculationrules+json\n')
}

function pageOf(body: string): string {
  return `<!DOCTYPE html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title>${body}</html>`
}
