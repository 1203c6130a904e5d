import { brand } from '#brand.ts'
import type { PageHead } from '#delivery/html/head.ts'
import { LinkedStyles } from '#delivery/html/later-styles.tsx'
import { firstName } from '#domain/cases/guest-review.ts'
import { journeyDays } from '#domain/cases/journey.ts'
import { pathTo } from '#domain/site/paths.ts'
import { type AskedJourney, type AskProps, ReviewFields } from './review-fields.tsx'

/** Asks a guest about the journey, with the same form for every guest. */
export function AskPage(props: AskProps) {
  const { asked, ticket, mistakes, problem } = props
  const name = firstName(asked?.guest ?? '')
  const sentences = [...(problem ? [problem] : []), ...Object.values(mistakes)]
  return (
    <main id="main" className="wrap notice">
      <h1>How was it{name && `, ${name}`}?</h1>
      {asked && (
        <p className="lead">{['Your journey', journeyDays(asked)].filter(Boolean).join(', ')}. It takes two minutes.</p>
      )}
      <LinkedStyles of="own" />
      <form className="own review-form" method="post" action={pathTo('sendReview')}>
        {sentences.length > 0 && (
          <div role="alert" className="field">
            {sentences.map((sentence) => (
              <p className="mistake" key={sentence}>
                {sentence}
              </p>
            ))}
          </div>
        )}
        <input type="hidden" name="ticket" value={ticket} />
        <ReviewFields {...props} />
        <button className="btn" type="submit">
          Send my review
        </button>
      </form>
      {asked && <GoodToKnow {...asked} />}
    </main>
  )
}

function GoodToKnow({ until, backUntil }: Pick<AskedJourney, 'until' | 'backUntil'>) {
  return (
    <section className="own">
      <h2>Good to know</h2>
      <ul>
        <li>This link is yours alone. It sends one review, and ends on {until}.</li>
        <li>We choose which reviews stand on our site. The average there counts these alone.</li>
        <li>
          You can take your review back with the same link until {backUntil}. After that, or if the link does not open,
          write to {brand.email}.
        </li>
        <li>
          Something went badly wrong? <a href={`tel:+${brand.phone.digits}`}>Call {brand.phone.shown}</a>
        </li>
      </ul>
    </section>
  )
}

export const guestReviewHead: PageHead = {
  title: 'How was your journey?',
  description: `A guest of ${brand.fullName} says how the journey was.`,
  keywords: ['review'],
  path: pathTo('home'),
  scene: brand.scene,
  style: 'text',
  unlisted: true,
}
