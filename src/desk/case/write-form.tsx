import type { CaseSheet } from '#data/cases/read-case.ts'
import { casePath } from '#desk/frame/desk-map.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { Picks, ShownBefore } from './do-form.tsx'
import type { CasePageProps } from './page.tsx'
import { quickDays } from './quick-days.ts'

/** A message that begins with a template and is the staff's to change; sending notes it and sets the next step. */
export function WriteForm(props: CasePageProps) {
  const { sheet, templates, draft, numbers, mailable, formKey, form } = props
  const canChat = numbers.some(({ chats }) => chats)
  return (
    <section className="box case-1 stack" id="write" aria-labelledby="h-write">
      <h2 id="h-write">Write</h2>
      {draft.problem && (
        <p className="say say--bad" id="refused" role="alert" tabIndex={-1}>
          {draft.problem}
        </p>
      )}
      <nav className="picks" aria-label="Templates">
        {templates.map(({ id, name }) => (
          <a
            key={id}
            className="chip"
            href={`?template=${encodeURIComponent(id)}#write`}
            aria-current={id === draft.template ? 'true' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      <form className="stack" method="post" action={`${casePath(sheet.row.id, 'message')}#refused`} noValidate>
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="newest" value={newestMessage(sheet)} />
        <ShownBefore form={form} version={sheet.row.version} />
        <div>
          <label htmlFor="text">Message, yours to change</label>
          <textarea id="text" name="text" dir="auto" rows={5} defaultValue={draft.text} />
        </div>
        <StepPicks {...props} />
        <div className="row">
          {canChat && (
            <button className="btn btn--chat" type="submit" name="channel" value="whatsapp">
              <Icon name="chat" />
              WhatsApp
            </button>
          )}
          {mailable && (
            <button className="btn" type="submit" name="channel" value="mail">
              <Icon name="mail" />
              Mail
            </button>
          )}
        </div>
        <p className="hint">
          {canChat || mailable
            ? 'Pressing notes it in the history, then shows the link that opens it.'
            : 'Neither the number nor the address can be written to as they were typed.'}
        </p>
      </form>
    </section>
  )
}

function StepPicks({ draft: { step, otherDay }, moment, form }: CasePageProps) {
  const days = quickDays(moment.today, form.base.followUpOn)
  const isQuick = step === '' || days.some(({ day }) => day === step)
  const options = [
    ['', 'None'] as const,
    ...days.map(({ day, name }) => [day, name] as const),
    ['other', 'Other day'] as const,
  ]
  return (
    <>
      <Picks legend="And then, next step on" name="step" value={isQuick ? step : 'other'} options={options} />
      <div>
        <label htmlFor="stepDay">Other day</label>
        <input
          id="stepDay"
          name="otherDay"
          type="date"
          min={moment.today}
          defaultValue={otherDay || (isQuick || step === 'other' ? '' : step)}
        />
      </div>
    </>
  )
}

/** The newest message that the page shows, by its id: who sends one after a newer one is asked. */
function newestMessage({ events }: CaseSheet): string {
  return events.find(({ kind }) => kind === 'whatsapp' || kind === 'mail')?.id ?? 'none'
}
