import { listPath, pathTo } from '#domain/site/paths.ts'

/** The results of a text. Exact: the text is not corrected. */
export function searchPath({ text, exact = false }: { text: string; exact?: boolean }): string {
  return listPath(pathTo('searchResults'), { q: text, exact })
}

export function askPath(text: string): string {
  return `${pathTo('contact')}?${new URLSearchParams({ q: text })}`
}
