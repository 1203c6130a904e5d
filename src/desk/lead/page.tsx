import type { CaseInList } from '#data/cases/case-rows.ts'
import type { Known } from '#data/cases/save-lead.ts'
import { Picks } from '#desk/case/do-form.tsx'
import { nextWords } from '#desk/case/page.tsx'
import { casePath, deskMap } from '#desk/frame/desk-map.ts'
import { Field } from '#desk/frame/field.tsx'
import { Mistake, pointsTo } from '#desk/frame/mistake.tsx'
import { Slips } from '#desk/frame/slips.tsx'
import type { Tours } from '#desk/frame/tour-names.ts'
import { shownName, tripWords } from '#desk/inbox/case-list.tsx'
import { STAGE_NAMES } from '#domain/cases/stages.ts'
import { type LeadForm, type LeadMistakes, offeredTour, TOLD_BY } from '#domain/enquiries/lead.ts'
import { CHANNELS } from '#domain/enquiries/source.ts'
import { shortName } from '#domain/staff/staff.ts'
import { readableMoment, wholeMonth } from '#values/dates.ts'

/** What the press says that keeps a lead apart from those with the same number. */
export const APART = 'apart'

type LeadProps = {
  form: LeadForm
  mistakes: LeadMistakes
  /** Who is with us already: somebody has to say where this belongs. */
  known?: Known | undefined
  tours: Tours
  /** ISO months that can be chosen. */
  months: string[]
  owners: string[]
  formKey: string
}

/** What a guest told on the phone, in a chat or at the door, noted as an enquiry: three fields and Save, the rest can wait. */
export function LeadPage(props: LeadProps) {
  const { form, mistakes, known, formKey } = props
  return (
    <div className="lead">
      <h1>New enquiry</h1>
      <p className="dim">Three fields and Save. The rest can wait, and nothing is sent to them.</p>
      <form
        className="box stack"
        method="post"
        action={`${deskMap.lead.path}#refused`}
        aria-label="New enquiry"
        noValidate
      >
        <input type="hidden" name="key" value={formKey} />
        <Slips slips={Object.values(mistakes)} />
        {known && <KnownPerson {...props} known={known} />}
        <Picks legend="Came by" name="channel" value={form.channel} options={TOLD_BY.map((by) => [by, CHANNELS[by]])} />
        <Mistake id="channel" sentence={mistakes.channel} />
        <div className="two">
          <TextField {...props} name="name" label="Name" autoCapitalize="words" />
          <TextField {...props} name="phone" label="Number" type="tel" />
        </div>
        <div>
          <label htmlFor="message">What they said</label>
          <textarea
            id="message"
            name="message"
            dir="auto"
            rows={2}
            defaultValue={form.message}
            {...pointsTo('message', mistakes.message)}
          />
          <Mistake id="message" sentence={mistakes.message} />
        </div>
        {!known && (
          <button className="btn btn--go btn--wide" type="submit">
            Save
          </button>
        )}
        <More {...props} />
      </form>
    </div>
  )
}

type TextFieldProps = Pick<LeadProps, 'form' | 'mistakes'> & {
  name: Exclude<keyof LeadForm, 'channel'>
  label: string
  type?: string
  list?: string
  autoCapitalize?: string
}

function TextField({ form, mistakes, name, label, type, list, autoCapitalize }: TextFieldProps) {
  return (
    <Field
      {...{ name, label, type, list, autoCapitalize }}
      mistake={mistakes[name]}
      defaultValue={form[name]}
      dir="auto"
      autoComplete="off"
    />
  )
}

/** What can be asked later. It is open where something stands in it that has to be seen. */
function More(props: LeadProps) {
  const { form, mistakes } = props
  const names = ['about', 'month', 'passengers', 'email'] as const
  const isOpen = names.some((name) => form[name] !== '' || mistakes[name]) || mistakes.owner !== undefined
  return (
    <details open={isOpen}>
      <summary>More: tour, month, people, e-mail, who has it</summary>
      <div className="stack">
        <TextField {...props} name="about" label="Tour or place" list="tours-and-places" />
        <Places tours={props.tours} />
        <div className="two">
          <MonthField {...props} />
          <TextField {...props} name="passengers" label="People" />
        </div>
        <TextField {...props} name="email" label="E-mail" />
        <OwnerField {...props} />
      </div>
    </details>
  )
}

/** Found by typing: the browser shows what fits. */
function Places({ tours }: Pick<LeadProps, 'tours'>) {
  const all = [...tours.values()]
  const names = [...new Set([...all.map(({ place }) => place), ...all.map(offeredTour)])]
  return (
    <datalist id="tours-and-places">
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
}

function MonthField({ form, mistakes, months }: LeadProps) {
  const choices = form.month === '' || months.includes(form.month) ? months : [form.month, ...months]
  return (
    <div>
      <label htmlFor="month">Month</label>
      <select id="month" name="month" defaultValue={form.month} {...pointsTo('month', mistakes.month)}>
        <option value="">Not said</option>
        {choices.map((month) => (
          <option key={month} value={month}>
            {months.includes(month) ? wholeMonth(month) : month}
          </option>
        ))}
      </select>
      <Mistake id="month" sentence={mistakes.month} />
    </div>
  )
}

function OwnerField({ form, mistakes, owners }: LeadProps) {
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

/** Nobody is refused: one press joins it with a case that is there, or keeps it apart. */
function KnownPerson({ known, tours }: LeadProps & { known: Known }) {
  const { rows, isShared } = known
  return (
    <div className="say say--bad" id="refused" role="alert" tabIndex={-1}>
      <h2>{isShared ? 'Many have this number or address' : 'This person is with us already'}</h2>
      <p>
        {isShared && 'It is an agent’s or an office’s, perhaps. '}
        Nothing is saved yet, and nothing is lost: press where it belongs.
      </p>
      <ul className="same">
        {rows.map((row) => (
          <KnownCase key={row.id} row={row} tours={tours} />
        ))}
      </ul>
      <button className="btn btn--wide" type="submit" name="person" value={APART}>
        Save as a case apart
      </button>
    </div>
  )
}

function KnownCase({ row, tours }: { row: CaseInList; tours: Tours }) {
  const name = shownName(row)
  const owner = row.owner && `, with ${shortName(row.owner)}`
  return (
    <li data-other={row.id}>
      <p dir="auto">
        <a href={casePath(row.id)} target="_blank" rel="noopener">
          {name}
        </a>
        , {readableMoment(row.createdAt)}. {tripWords(row, tours)}. <b>{STAGE_NAMES[row.stage]}</b>
        {owner}
        {row.followUpOn && `, next ${nextWords(row)}`}
      </p>
      <button className="btn btn--go btn--wide" type="submit" name="person" value={row.id}>
        Save and join with this case
        <span className="vh">: {name}</span>
      </button>
    </li>
  )
}
