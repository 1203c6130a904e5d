import { reportFault } from '#data/stores/faults.ts'
import { pageHtml } from '#delivery/html/page-html.ts'
import { SiteDocument } from '#delivery/html/site-document.tsx'
import { isSecret, secretAt, siteMap } from '#domain/site/site-map.ts'
import { ProblemPage, problemHead } from './notice.tsx'

/**
 * The response after an error: one sentence and a reference to the log. A call of the API gets the reference as JSON,
 * and its path is not logged, because it contains a visitor's text.
 */
export function failureAnswer(error: unknown, request: Request): Response {
  const { pathname } = new URL(request.url)
  const isCall = pathname.startsWith(`${siteMap.itineraries.path}/`)
  const reference = reportFault('answer', error, pathToLog(pathname))
  const headers = { 'cache-control': 'private, no-store' }
  if (isCall) return Response.json({ ok: false, reference }, { status: 500, headers })
  const page = pageHtml(
    <SiteDocument head={problemHead}>
      <ProblemPage sentence="Something went wrong on our side." reference={reference} />
    </SiteDocument>,
  )
  return new Response(page, {
    status: 500,
    headers: { ...headers, 'content-type': 'text/html; charset=UTF-8' },
  })
}

/** An address with a visitor's text or a key is logged by its pattern. */
function pathToLog(pathname: string): string {
  if (pathname.startsWith(`${siteMap.itineraries.path}/`)) return siteMap.itinerariesFor.path
  return isSecret(pathname) ? siteMap[secretAt(pathname)?.page ?? 'ownEnquiry'].path : pathname
}
