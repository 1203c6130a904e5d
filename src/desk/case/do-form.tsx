import { Mistake, pointsTo } from '#desk/frame/mistake.tsx'
import { Slips } from '#desk/frame/slips.tsx'
import type { CaseForm } from '#domain/cases/case-form.ts'
import { CHOSEN_STAGES, LOST_REASONS, STAGE_NAMES } from '#domain/cases/stages.ts'
import { shortName } from '#domain/staff/staff.ts'
import { JourneyFields } from './journey-fields.tsx'
import type { CasePageProps } from './page.tsx'
import { quickDays } from './quick-days.ts'

const DEEDS_NAMED = [
  ['note', 'Only a note'],
  ['call', 'Called'],
  ['no-answer', 'No answer'],
  ['whatsapp', 'Wrote'],
] as const

/** What happened, what is next and where it stands: one thought, saved together. */
export function DoForm(props: CasePageProps) {
  const { form, mistakes } = props
  return (
    <section className="box case-2 stack" id="do" aria-labelledby="h-do">
      <h2 id="h-do">What happened, what next</h2>
      <Slips slips={Object.values(mistakes)} />
      <ShownBefore form={form} />
      <Picks legend="What you did" name="deed" value={form.deed} options={DEEDS_NAMED} />
      <div>
        <label htmlFor="note">Note</label>
        <textarea
          id="note"
          name="note"
          dir="auto"
          rows={3}
          defaultValue={form.note}
          {...pointsTo('note', mistakes.note)}
        />
        <Mistake id="note" sentence={mistakes.note} />
      </div>
      <StepFields {...props} />
      <StageFields {...props} />
      <JourneyFields {...props} />
      <OwnerField {...props} />
      <button className="btn btn--go btn--wide" type="submit">
        Save
      </button>
    </section>
  )
}

/** What the form has shown: the server lays what is typed over what others changed since. */
export function ShownBefore({ form: { base } }: { form: CaseForm }) {
  return Object.entries(base).map(([name, value]) => (
    <input key={name} type="hidden" name={`was-${name}`} value={value ?? ''} />
  ))
}

function StepFields({ form, mistakes, moment }: CasePageProps) {
  const days = quickDays(moment.today, form.base.followUpOn)
  const isOther = form.followUpOn !== '' && !days.some(({ day }) => day === form.followUpOn)
  const options = [
    ['', 'None'] as const,
    ...days.map(({ day, name }) => [day, name] as const),
    ['other', 'Other day'] as const,
  ]
  return (
    <>
      <Picks legend="Next step on" name="followUpOn" value={isOther ? 'other' : form.followUpOn} options={options} />
      <Mistake id="followUpOn" sentence={mistakes.followUpOn} />
      <div className="two">
        <div>
          <label htmlFor="otherDay">Other day</label>
          <input
            id="otherDay"
            name="otherDay"
            type="date"
            min={moment.today}
            defaultValue={form.otherDay || (isOther ? form.followUpOn : '')}
          />
        </div>
        <div>
          <label htmlFor="followUpLine">What to do</label>
          <input
            id="followUpLine"
            name="followUpLine"
            dir="auto"
            autoComplete="off"
            defaultValue={form.followUpLine}
            {...pointsTo('followUpLine', mistakes.followUpLine)}
          />
        </div>
      </div>
      <Mistake id="followUpLine" sentence={mistakes.followUpLine} />
    </>
  )
}

function StageFields({ form, mistakes }: CasePageProps) {
  return (
    <>
      <Picks
        legend="Stage"
        name="stage"
        value={form.stage}
        options={CHOSEN_STAGES.map((stage) => [stage, STAGE_NAMES[stage]] as const)}
      />
      <Mistake id="stage" sentence={mistakes.stage} />
      <div className="lost stack">
        <div>
          <label htmlFor="lostReason">Why lost? (needed)</label>
          <select
            id="lostReason"
            name="lostReason"
            defaultValue={form.lostReason}
            {...pointsTo('lostReason', mistakes.lostReason)}
          >
            <option value="">Choose one</option>
            {Object.entries(LOST_REASONS).map(([reason, words]) => (
              <option key={reason} value={reason}>
                {words}
              </option>
            ))}
          </select>
          <Mistake id="lostReason" sentence={mistakes.lostReason} />
        </div>
        <div>
          <label htmlFor="lostNote">In their words</label>
          <input
            id="lostNote"
            name="lostNote"
            dir="auto"
            autoComplete="off"
            defaultValue={form.lostNote}
            {...pointsTo('lostNote', mistakes.lostNote)}
          />
          <Mistake id="lostNote" sentence={mistakes.lostNote} />
        </div>
        <p className="hint">
          Lost and spam take away the next step that stood before; one that you set now is kept. Choosing another stage
          opens the case again.
        </p>
      </div>
    </>
  )
}

function OwnerField({ form, owners, mistakes }: CasePageProps) {
  const known = form.owner === '' || owners.includes(form.owner) ? owners : [...owners, form.owner]
  return (
    <div>
      <label htmlFor="owner">Colleague who has it</label>
      <select id="owner" name="owner" defaultValue={form.owner} {...pointsTo('owner', mistakes.owner)}>
        <option value="">Nobody yet</option>
        {known.map((email) => (
          <option key={email} value={email}>
            {shortName(email)}
          </option>
        ))}
      </select>
      <Mistake id="owner" sentence={mistakes.owner} />
    </div>
  )
}

type PicksProps = {
  legend: string
  name: string
  value: string
  options: readonly (readonly [value: string, words: string])[]
}

/** Radio buttons as large as a thumb. */
export function Picks({ legend, name, value, options }: PicksProps) {
  return (
    <fieldset>
      <legend className="label">{legend}</legend>
      <div className="picks">
        {options.map(([option, words]) => (
          <label key={option} className="pick">
            <input type="radio" name={name} value={option} defaultChecked={option === value} />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
