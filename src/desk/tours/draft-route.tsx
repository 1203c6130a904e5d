import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { previewTour } from '#data/authoring/preview-tour.ts'
import { LinkedStyles } from '#delivery/html/later-styles.tsx'
import { pageHtml } from '#delivery/html/page-html.ts'
import { SiteDocument } from '#delivery/html/site-document.tsx'
import { policyFor } from '#delivery/security/security-headers.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { framedPolicy } from '#desk/frame/desk-headers.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { momentOf } from '#desk/frame/moment-of.ts'
import { noSuch } from '#desk/frame/take-form.tsx'
import type { TourDocument } from '#domain/authoring/tour-document.ts'
import { TourPage, tourHead } from '#site/tour/page.tsx'
import { TourCard } from '#ui/catalogue/tour-card.tsx'

/** A tour's draft page for the staff only: the site's own page, with its policy and the desk's sign-in. */
export const tourDraftRoutes = new Hono<DeskEnv>().get(deskMap.tourDraft.path, (c) =>
  showDraft(c, c.req.param('tour'), {}),
)

/** Unsaved changes, or why they are not in the page. */
type Typed = { change?: (document: TourDocument) => TourDocument; left?: string[] }
type Previewed = NonNullable<Awaited<ReturnType<typeof previewTour>>>

export async function showDraft(c: Context<DeskEnv>, id: string, { change, left = [] }: Typed): Promise<Response> {
  const { today } = momentOf()
  const previewed = await previewTour(c.env.CATALOGUE, { id, today, change })
  if (!previewed) return noSuch(c, 'draft')
  const headers = {
    'content-type': 'text/html; charset=UTF-8',
    'content-security-policy': framedPolicy(policyFor({ tags: [], turnstile: undefined })),
  }
  return new Response(pageHtml(draftOf(previewed, { left, today })), { headers })
}

function draftOf({ tour, card, similar, agency }: Previewed, { left, today }: { left: string[]; today: string }) {
  return (
    <SiteDocument head={{ ...tourHead(tour, today), unlisted: true, structured: [] }}>
      <LinkedStyles of="notice" />
      <aside className="site-notice" aria-label="Draft">
        {['Draft: only the staff see this page', ...left.map((says) => `not in it yet: ${says}`)].join('; ')}
      </aside>
      <LinkedStyles of="draft" />
      <section className="wrap draft">
        <h2>Its card in lists</h2>
        <div className="grid">
          <TourCard card={card} />
        </div>
      </section>
      <TourPage {...{ tour, similar, agency, today }} />
    </SiteDocument>
  )
}
