import { FieldMistake, pointsTo } from '#desk/frame/field-mistake.tsx'
import { FormField, FormSelect, FormText, OwnerField } from '#desk/frame/form-field.tsx'
import { Picks } from '#desk/frame/picks.tsx'
import { Slips } from '#desk/frame/slips.tsx'
import { Submit } from '#desk/frame/way.tsx'
import type { CaseForm } from '#domain/cases/case-form.ts'
import { CHOSEN_STAGES, LOST_REASONS, STAGE_NAMES } from '#domain/cases/stages.ts'
import type { CasePageProps } from './case-page-props.ts'
import { JourneyFields } from './journey-fields.tsx'
import { stepDays } from './step-days.ts'

const DEEDS_NAMED = [
  ['note', 'Only a note'],
  ['call', 'Called'],
  ['no-answer', 'No answer'],
  ['whatsapp', 'Wrote'],
] as const

const REASONS = [['', 'Choose one'] as const, ...Object.entries(LOST_REASONS)]

/** What a colleague did, the next step and the stage: saved together. */
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
      <FieldMistake id="followUpLine" sentence={mistakes.followUpLine} />
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
