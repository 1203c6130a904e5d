import { pageHtml } from '#delivery/html/page-html.ts'
import { SiteDocument } from '#delivery/html/site-document.tsx'
import { NotFoundPage, notFoundHead } from './notice.tsx'

let isWarm = false

/**
 * Renders a page for nobody while an instance's first one waits for its data: that loads React and compiles what all
 * pages share. It is put off until the question has gone out.
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
