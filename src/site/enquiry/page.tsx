import { brand } from '#brand.ts'
import type { PageHead } from '#delivery/html/head.ts'
import { Island } from '#delivery/html/island.tsx'
import { LaterStyles } from '#delivery/html/later-styles.tsx'
import type { Tour } from '#domain/catalogue/tour.ts'
import { pathTo } from '#domain/site/paths.ts'
import { SceneImage, skyLettering } from '#ui/elements/scene-image.tsx'
import type { EnquiryFormProps } from '#ui/enquiries/plain-enquiry-form.tsx'

/** The page with the enquiry form, about a tour or in general. */
export function EnquirePage({ tour, ...form }: EnquiryFormProps & { tour?: Tour | undefined }) {
  const scene = tour?.scene ?? brand.scene
  return (
    <main id="main" className="wrap enquire">
      <div className={`enquire__art ${skyLettering(scene, 'wide')}`}>
        <SceneImage name={scene} eager />
        <h1>{tour ? `Ask about ${tour.title}` : 'Tell us where. We will call.'}</h1>
        <p>An expert calls back. There is nothing to pay here.</p>
      </div>
      <Island name="enquiry-form" props={form} />
      <LaterStyles of="form" />
    </main>
  )
}

export const enquireHead: PageHead = {
  title: 'Leave your number',
  description: `Leave a name and a number, and an expert from ${brand.fullName} calls back about your trip: dates, rooms, prices. No account and nothing to pay.`,
  keywords: ['callback', 'holiday enquiry', 'ask an expert'],
  path: pathTo('enquire'),
  scene: brand.scene,
  style: 'form',
}
