import type { MiddlewareHandler } from 'hono'
import { Document } from './document.tsx'
import type {} from './hono.d.ts'
import { pageHtml } from './page-html.ts'

/** Lets a route answer with `c.render(<SomePage />, { head })`. */
export const renderer: MiddlewareHandler = (c, next) => {
  c.setRenderer((page, { head }) =>
    c.html(
      pageHtml(
        <Document head={head} siteKey={c.get('turnstile')?.siteKey}>
          {page}
        </Document>,
      ),
    ),
  )
  return next()
}
