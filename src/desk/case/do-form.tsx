import { Field, FieldMistake, FormField, FormSelect, FormText, OwnerField, Slips } from '#desk/frame/form-field.tsx'
import { Picks } from '#desk/frame/picks.tsx'
import { Submit } from '#desk/frame/way.tsx'
import type { CaseForm } from '#domain/cases/case-form.ts'
import { CHOSEN_STAGES, LOST_REASONS, STAGE_NAMES } from '#domain/cases/stages.ts'
import type { CasePageProps } from './case-page-props.ts'
import { stepDays } from './step-days.ts'

const DEEDS_NAMED = [
  ['note', 'Only a note'],
  ['call', 'Called'],
  ['no-answer', 'No answer'],
  ['whatsapp', 'Wrote'],
] as const

const REASONS = [['', 'Choose one'] as const, ...Object.entries(LOST_REASONS)]

/** The form for an action, the next step and the stage, saved together. */
export function DoForm(props: CasePageProps) {
  const { form, mistakes } = props
  return (
    <section className="box case-2 stack" id="do" aria-labelledby="h-do">
      <h2 id="h-do">What happened, what next</h2>
      <Slips mistakes={mistakes} />
      <ShownBefore form={form} />
      <Picks legend="What you did" name="deed" value={form.deed} options={DEEDS_NAMED} />
      <FormText {...{ form, mistakes }} name="note" label="Note" rows={3} />
      <StepFields {...props} />
      <StageFields {...props} />
      <JourneyFields {...props} />
      <OwnerField {...props} />
      <Submit look="go wide" words="Save" />
    </section>
  )
}

/** The values that the form has shown, so that the server can merge the typed values with a colleague's changes. */
export function ShownBefore({ form: { base } }: { form: CaseForm }) {
  return Object.entries(base).map(([name, value]) => (
    <input key={name} type="hidden" name={`was-${name}`} value={value ?? ''} />
  ))
}

function StepFields({ form, mistakes, moment }: CasePageProps) {
  const options = stepDays(moment.today, form.base.followUpOn)
  const isOther = !options.some(([day]) => day === form.followUpOn)
  return (
    <>
      <Picks legend="Next step on" name="followUpOn" value={isOther ? 'other' : form.followUpOn} options={options} />
      <FieldMistake id="followUpOn" sentence={mistakes.followUpOn} />
      <div className="two">
        <Field
          name="otherDay"
          label="Other day"
          type="date"
          min={moment.today}
          defaultValue={form.otherDay || (isOther ? form.followUpOn : '')}
        />
        <FormField {...{ form, mistakes }} name="followUpLine" label="What to do" dir="auto" autoComplete="off" />
      </div>
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
      <FieldMistake id="stage" sentence={mistakes.stage} />
      <div className="lost stack">
        <FormSelect {...{ form, mistakes }} name="lostReason" label="Why lost? (needed)" options={REASONS} />
        <FormField {...{ form, mistakes }} name="lostNote" label="In their words" dir="auto" autoComplete="off" />
        <p className="hint">
          Lost and spam take away the next step that stood before; one that you set now is kept. Choosing another stage
          opens the case again.
        </p>
      </div>
    </>
  )
}

function JourneyFields({ form, mistakes }: CasePageProps) {
  const typed = { form, mistakes }
  const count = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <fieldset className="won stack">
      <legend className="label">The journey</legend>
      <p className="hint">What is not known yet can follow later.</p>
      <div className="two">
        <FormField {...typed} {...count} name="sum" label="Sum agreed, in rupees" />
        <FormField {...typed} {...count} name="travellers" label="How many travel" />
      </div>
      <div className="two">
        <FormField {...typed} name="travelFrom" label="First day" type="date" />
        <FormField {...typed} name="travelTill" label="Last day" type="date" />
      </div>
      <FormField {...typed} name="missing" label="Missing before travel" dir="auto" autoComplete="off" />
    </fieldset>
  )
}
