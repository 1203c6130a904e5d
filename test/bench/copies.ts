import { PAGES } from './pages.ts'
import { addCopies, type Built, type Running } from './site.ts'

const EMPTY =
  '<!DOCTYPE html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title><p>Empty</p></html>'

/** Puts each page's own bytes beside the site as a file, and an empty page: what the figures are compared with. */
export async function copyPages({ assets }: Built, { site }: Running): Promise<void> {
  const pages = PAGES.map(async ({ name, path }) => {
    const response = await fetch(new URL(path, site))
    return { name, html: await response.text(), headers: response.headers }
  })
  addCopies(assets, [...(await Promise.all(pages)), { name: 'empty', html: EMPTY, headers: new Headers() }])
}
