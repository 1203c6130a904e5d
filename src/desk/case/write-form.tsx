import type { CaseSheet } from '#data/cases/read-case.ts'
import { casePath } from '#desk/frame/desk-map.ts'
import { Field } from '#desk/frame/form-field.tsx'
import { Picks } from '#desk/frame/picks.tsx'
import { Refused } from '#desk/frame/way.tsx'
import type { CasePageProps } from './case-page-props.ts'
import { SendButtons } from './send-buttons.tsx'
import { stepDays } from './step-days.ts'

/** A message from a template, which staff can edit; sending notes it and sets the next step. */
export function WriteForm(props: CasePageProps) {
  const { sheet, templates, draft, numbers, mailable } = props
  const send = `${casePath(sheet.row.id, 'message')}#refused`
  const canChat = numbers.some(({ chats }) => chats)
  return (
    <section className="box case-1 stack" id="write" aria-labelledby="h-write">
      <h2 id="h-write">Write</h2>
      <Refused sentence={draft.problem} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is typed; these are buttons. */}
      <div className="picks" role="group" aria-label="Templates">
        {templates.map(({ id, name }) => (
          <button
            key={id}
            className="chip"
            type="submit"
            formAction={`${casePath(sheet.row.id, 'template')}#write`}
            name="template"
            value={id}
            aria-pressed={id === draft.template}
          >
            {name}
          </button>
        ))}
      </div>
      <div>
        <input type="hidden" name="newest" value={newestMessage(sheet)} />
        <input type="hidden" name="was-text" value={draft.filled} />
        <label htmlFor="text">Message, yours to change</label>
        <textarea id="text" name="text" dir="auto" rows={5} defaultValue={draft.text} />
      </div>
      <StepPicks {...props} />
      <SendButtons {...{ numbers, mailable, action: send, words: ['WhatsApp', 'Mail'] }} />
      <p className="hint">
        {canChat || mailable ? 'Pressing notes it in the history, then shows the link that opens it.' : noWay(sheet)}
      </p>
    </section>
  )
}

function noWay({ enquiry: { phone, email } }: CaseSheet): string {
  if (phone === '' && email === '') return 'No number and no address yet.'
  return 'Neither the number nor the address can be written to as they were typed.'
}

function StepPicks({ draft: { step, stepDay }, moment, form }: CasePageProps) {
  const options = stepDays(moment.today, form.base.followUpOn)
  const isQuick = options.some(([day]) => day === step)
  return (
    <>
      <Picks legend="And then, next step on" name="step" value={isQuick ? step : 'other'} options={options} />
      <Field
        name="stepDay"
        label="Other day"
        type="date"
        min={moment.today}
        defaultValue={stepDay || (isQuick || step === 'other' ? '' : step)}
      />
    </>
  )
}

/** The id of the newest message on the page; if a newer one exists, the sender is asked first. */
function newestMessage({ events }: CaseSheet): string {
  return events.find(({ kind }) => kind === 'whatsapp' || kind === 'mail')?.id ?? 'none'
}
