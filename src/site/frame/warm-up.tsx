import { pageHtml } from '#delivery/html/page-html.ts'
import { SiteDocument } from '#delivery/html/site-document.tsx'
import { NotFoundPage, notFoundHead } from './notice.tsx'

let isWarm = false

/**
 * Renders a page while an instance's first page waits for its data. That loads React and compiles the shared parts. It
 * starts after the query was sent.
 */
export function warmUp(): void {
  if (isWarm) return
  isWarm = true
  const page = () =>
    pageHtml(
      <SiteDocument head={notFoundHead}>
        <NotFoundPage />
      </SiteDocument>,
    )
  setTimeout(page, 0)
}
