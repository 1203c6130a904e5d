import { visit } from './site.ts'

/** A page as a visitor gets it who has chosen nothing and follows no redirect. */
export type ServedPage = { status: number; headers: Headers; html: string }

const pages = new Map<string, Promise<ServedPage>>()

/** The page at a path. It is asked for once by all tests that only read it, in whatever file they are. */
export function servedPage(path: string): Promise<ServedPage> {
  const page = pages.get(path) ?? serve(path)
  pages.set(path, page)
  return page
}

/** The HTML of the page at a path, asked for once. */
export async function servedHtml(path: string): Promise<string> {
  return (await servedPage(path)).html
}

async function serve(path: string): Promise<ServedPage> {
  const response = await visit(path)
  return { status: response.status, headers: response.headers, html: await response.text() }
}
