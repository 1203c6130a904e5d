import { brand } from '#brand.ts'
import type { PageHead } from '#delivery/html/head.ts'
import type { Document } from '#domain/catalogue/document.ts'
import { travelAgency } from '#domain/site/structured-data.ts'
import { CallbackButton } from '#ui/enquiries/callback-button.tsx'
import { readableDate } from '#values/dates.ts'

/** A page of text: a policy, the terms, the page about the agency. */
export function DocumentPage({ document }: { document: Document }) {
  return (
    <main id="main" className="wrap prose">
      <h1>{document.title}</h1>
      <p className="lead">{document.intro}</p>
      {document.sections.map(({ heading, paragraphs, points = [] }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points.length > 0 && (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <p className="prose__end">
        <CallbackButton look="btn" />
        <small>Last changed on {readableDate(document.updated)}</small>
      </p>
    </main>
  )
}

export function documentHead(document: Document): PageHead {
  return {
    ...document.head,
    path: document.path,
    scene: brand.scene,
    style: 'text',
    structured: document.slug === 'about' ? [travelAgency()] : [],
  }
}
