import { brand } from '#brand.ts'
import type { PageHead } from '#delivery/html/head.ts'
import { LinkedStyles } from '#delivery/html/later-styles.tsx'
import {
  firstName,
  MARKS,
  monthsOf,
  namesFor,
  type ReviewForm,
  type ReviewMistakes,
} from '#domain/cases/guest-review.ts'
import { journeyDays } from '#domain/cases/journey.ts'
import { pathTo } from '#domain/site/paths.ts'
import { wholeMonth } from '#values/dates.ts'

/** Whose journey it was, and until which day, in words, a review can be sent. */
type Asked = { guest: string; travelFrom: string; travelTill: string; until: string }

/** `problem`: why it was not taken, in a sentence; all that was typed is in `form`. */
export type AskProps = {
  asked: Asked
  ticket: string
  form: ReviewForm
  mistakes: ReviewMistakes
  problem?: string | undefined
}

/** Asks a guest how the journey was: the same form, in the same words, for everybody. */
export function AskPage(props: AskProps) {
  const { asked, ticket, mistakes, problem } = props
  const sentences = [...(problem ? [problem] : []), ...Object.values(mistakes)]
  return (
    <main id="main" className="wrap notice">
      <h1>How was it{firstName(asked.guest) && `, ${firstName(asked.guest)}`}?</h1>
      <p className="lead">
        Your journey, {journeyDays(asked)}. Two minutes, and the next guests know what awaits them.
      </p>
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
        <Fields {...props} />
        <button className="btn" type="submit">
          Send my review
        </button>
      </form>
      <GoodToKnow until={asked.until} />
    </main>
  )
}

function Fields({ asked, form, mistakes }: AskProps) {
  const marks = MARKS.map((words, at) => [String(at + 1), `${at + 1} · ${words}`] as const)
  return (
    <>
      <Choices name="mark" legend="Your mark" chosen={form.mark} mistake={mistakes.mark} options={marks} />
      <div className="field">
        <label htmlFor="text">What was it like?</label>
        <textarea
          id="text"
          name="text"
          rows={7}
          dir="auto"
          defaultValue={form.text}
          {...pointsTo('text', mistakes.text, 'text-hint')}
        />
        <Mistake name="text" sentence={mistakes.text} />
        <p className="review-hint" id="text-hint">
          The good and the bad, in any language, in up to 1,200 letters. We show it as you wrote it, or not at all.
        </p>
      </div>
      <div className="field">
        <label htmlFor="month">When were you there?</label>
        <select id="month" name="month" defaultValue={form.month} {...pointsTo('month', mistakes.month)}>
          {monthsOf(asked).map((month) => (
            <option key={month} value={month}>
              {wholeMonth(`${month}-01`)}
            </option>
          ))}
        </select>
        <Mistake name="month" sentence={mistakes.month} />
      </div>
      <Choices
        name="show"
        legend="May we show it on our site?"
        chosen={form.show}
        mistake={mistakes.show}
        options={[
          ['site', 'Yes, with the name that I choose below'],
          ['us', 'No, it is for you to read'],
        ]}
      />
      <Choices
        name="name"
        legend="If we show it, your name stands there as"
        chosen={form.name}
        mistake={mistakes.name}
        options={namesFor(asked.guest)}
      />
    </>
  )
}

type ChoicesProps = {
  name: string
  legend: string
  chosen: string
  mistake: string | undefined
  options: readonly (readonly [value: string, words: string])[]
}

function Choices({ name, legend, chosen, mistake, options }: ChoicesProps) {
  return (
    <fieldset className="field" {...pointsTo(name, mistake)}>
      <legend>{legend}</legend>
      {options.map(([value, words]) => (
        <label key={value} dir="auto">
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} /> {words}
        </label>
      ))}
      <Mistake name={name} sentence={mistake} />
    </fieldset>
  )
}

function Mistake({ name, sentence }: { name: string; sentence: string | undefined }) {
  return sentence ? (
    <p className="mistake" id={`${name}-mistake`}>
      {sentence}
    </p>
  ) : null
}

function pointsTo(name: string, mistake: string | undefined, hint?: string) {
  const described = [mistake && `${name}-mistake`, hint].filter(Boolean).join(' ')
  return { ...(described && { 'aria-describedby': described }), ...(mistake && { 'aria-invalid': true as const }) }
}

function GoodToKnow({ until }: { until: string }) {
  return (
    <section className="own">
      <h2>Good to know</h2>
      <ul>
        <li>This link is yours alone, works once, and ends on {until}.</li>
        <li>We ask every guest in the same words. A low mark is shown like a high one.</li>
        <li>Nothing is given for a review, and nothing is asked in return.</li>
        <li>You can take it back at any time: open this link again.</li>
        <li>
          Something went badly wrong? <a href={`tel:+${brand.phone.digits}`}>Call {brand.phone.shown}</a>
        </li>
      </ul>
    </section>
  )
}

/** What stands at the link once the review is sent, or cannot be sent any more. `ticket`: with it the review can be taken back. */
export function SaidPage({ title, said, ticket }: { title: string; said: string; ticket?: string | undefined }) {
  return (
    <main id="main" className="wrap notice">
      <h1>{title}</h1>
      <p className="lead" role="status">
        {said}
      </p>
      {ticket && <TakeBack ticket={ticket} />}
      <p>
        Call <a href={`tel:+${brand.phone.digits}`}>{brand.phone.shown}</a> if anything is unclear.
      </p>
    </main>
  )
}

function TakeBack({ ticket }: { ticket: string }) {
  return (
    <>
      <LinkedStyles of="own" />
      <form className="own" method="post" action={pathTo('withdrawReview')}>
        <h2>Take it back</h2>
        <p>We take your review off our site if it stands there, and erase it. This cannot be undone.</p>
        <input type="hidden" name="ticket" value={ticket} />
        <button className="btn btn--ink" type="submit">
          Take my review back
        </button>
      </form>
    </>
  )
}

export const guestReviewHead: PageHead = {
  title: 'How was your journey?',
  description: `A guest of ${brand.fullName} says how the journey was, and takes it back at any time.`,
  keywords: ['review'],
  path: pathTo('home'),
  scene: brand.scene,
  style: 'text',
  unlisted: true,
}
