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

/** Whose journey it was, and until which days, in words, a review can be sent and taken back. */
type Asked = { guest: string; travelFrom: string; travelTill: string; until: string; backUntil: string }

/** `asked`: undefined while nobody knows it. `problem`: why it was not taken, in a sentence; all that was typed is in `form`. */
export type AskProps = {
  asked: Asked | undefined
  ticket: string
  form: ReviewForm
  mistakes: ReviewMistakes
  problem?: string | undefined
}

/** Asks a guest how the journey was: the same form, in the same words, for everybody. */
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
        <Fields {...props} />
        <button className="btn" type="submit">
          Send my review
        </button>
      </form>
      {asked && <GoodToKnow {...asked} />}
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
      {asked ? (
        <Month months={monthsOf(asked)} chosen={form.month} mistake={mistakes.month} />
      ) : (
        <input type="hidden" name="month" value={form.month} />
      )}
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
      {asked ? (
        <Choices
          name="name"
          legend="If we show it, your name stands there as"
          chosen={form.name}
          mistake={mistakes.name}
          options={namesFor(asked.guest)}
        />
      ) : (
        <input type="hidden" name="name" value={form.name} />
      )}
    </>
  )
}

type MonthProps = { months: string[]; chosen: string; mistake: string | undefined }

function Month({ months, chosen, mistake }: MonthProps) {
  if (months.length === 0) return null
  return (
    <div className="field">
      <label htmlFor="month">When were you there?</label>
      <select id="month" name="month" defaultValue={chosen} {...pointsTo('month', mistake)}>
        {months.map((month) => (
          <option key={month} value={month}>
            {wholeMonth(month)}
          </option>
        ))}
      </select>
      <Mistake name="month" sentence={mistake} />
    </div>
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

function GoodToKnow({ until, backUntil }: Pick<Asked, 'until' | 'backUntil'>) {
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

/** `ticket`: with it the review can be taken back, until the day `backUntil`, in words, where it is known. */
export type Said = { title: string; said: string; ticket?: string; backUntil?: string }

/** What stands at the link once the review is sent, or cannot be sent any more. */
export function SaidPage({ title, said, ticket, backUntil }: Said) {
  return (
    <main id="main" className="wrap notice">
      <h1>{title}</h1>
      <p className="lead" role="status">
        {said}
      </p>
      {ticket && <TakeBack ticket={ticket} backUntil={backUntil} />}
      <p>
        Call <a href={`tel:+${brand.phone.digits}`}>{brand.phone.shown}</a> if anything is unclear.
      </p>
    </main>
  )
}

function TakeBack({ ticket, backUntil }: { ticket: string; backUntil: string | undefined }) {
  return (
    <>
      <LinkedStyles of="own" />
      <form className="own" method="post" action={pathTo('withdrawReview')}>
        <h2>Take it back</h2>
        <p>We take your review off our site if it stands there, and erase it. This cannot be undone.</p>
        {backUntil && (
          <p>
            You can do this here until {backUntil}. After that, or if the link does not open, write to {brand.email}.
          </p>
        )}
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
  description: `A guest of ${brand.fullName} says how the journey was.`,
  keywords: ['review'],
  path: pathTo('home'),
  scene: brand.scene,
  style: 'text',
  unlisted: true,
}
