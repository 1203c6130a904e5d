import { monthsOf, namesFor, REVIEW_MARKS, type ReviewForm, type ReviewMistakes } from '#domain/cases/guest-review.ts'
import { wholeMonth } from '#values/dates.ts'

/** The guest and dates of the journey, and the last days in words for sending and withdrawing a review. */
export type AskedJourney = { guest: string; travelFrom: string; travelTill: string; until: string; backUntil: string }

/** `asked`: undefined if it is not known. `problem`: why the form was refused; the typed text is in `form`. */
export type AskProps = {
  asked: AskedJourney | undefined
  ticket: string
  form: ReviewForm
  mistakes: ReviewMistakes
  problem?: string | undefined
}

/** The fields of a review. If a silent store cannot provide the journey, month and name stay as sent. */
export function ReviewFields({ asked, form, mistakes }: AskProps) {
  const marks = REVIEW_MARKS.map((words, at) => [String(at + 1), `${at + 1} · ${words}`] as const)
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
