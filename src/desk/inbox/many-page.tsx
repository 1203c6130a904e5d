import type { Chosen, NamedCase } from '#data/cases/change-many.ts'
import { shownName } from '#desk/frame/case-in-words.tsx'
import { casePath, deskMap } from '#desk/frame/desk-map.ts'
import { FormSelect } from '#desk/frame/form-field.tsx'
import { Back, Submit } from '#desk/frame/way.tsx'
import { AT_ONCE } from '#domain/cases/inbox-sections.ts'
import { LOST_REASONS } from '#domain/cases/stages.ts'
import { shortName } from '#domain/staff/staff.ts'

/** The form of the boxes in a list. */
export const MANY_FORM = 'many'

/** `chosen`: the ticks of a refused form. */
type ManyFormProps = { colleagues: string[]; formKey: string; back: string; chosen?: Chosen[] }

/** The actions on all ticked cases. */
export function ManyForm({ colleagues, formKey, back, chosen = [] }: ManyFormProps) {
  const action = `${deskMap.many.path}#refused`
  const owners = colleagues.map((email) => [email, shortName(email)] as const)
  return (
    <form className="box stack many" id={MANY_FORM} method="post" action={action} aria-labelledby="h-many">
      <h2 id="h-many">With all that are ticked</h2>
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="back" value={back} />
      {chosen.map(({ id, version }) => (
        <input key={id} type="hidden" name="case" value={`${id}.${version}`} />
      ))}
      <div className="row">
        <FormSelect {...AS_NEW} name="owner" label="Hand over to" options={[NONE_YET, [NOBODY, 'Nobody'], ...owners]} />
        <Submit name="act" value="owner" words="Hand over" />
      </div>
      <div className="row">
        <FormSelect {...AS_NEW} name="reason" label="Close as" options={ENDS} />
        <Submit name="act" value="close" look="bad" words="Close" />
      </div>
      <p className="hint">{AT_ONCE} at most. Closing takes the next step away; each can be opened again.</p>
    </form>
  )
}

/** The choice of no owner, in the list of colleagues. */
export const NOBODY = 'nobody'
const AS_NEW = { form: { owner: '', reason: '' }, mistakes: {} }
const NONE_YET = ['', 'Choose one'] as const
const ENDS = [
  NONE_YET,
  ...Object.entries(LOST_REASONS).map(([reason, words]) => [reason, `Lost: ${words}`] as const),
  ['spam', 'Spam'] as const,
].filter(([reason]) => reason !== 'other')

/** `others`: unchanged. */
type ManyProps = { changed: NamedCase[]; others: NamedCase[]; deed: string; back: string }

type ManyRefusedProps = Required<ManyFormProps> & { problem: string | undefined }

/** Nothing was changed. The ticks are kept, unless there are too many. */
export function ManyRefusedPage({ problem, ...form }: ManyRefusedProps) {
  return (
    <div className="stack">
      <Back to={form.back} words="‹ Back to the list" />
      <div id="refused" role="alert" tabIndex={-1}>
        <h1>{problem}</h1>
      </div>
      {form.chosen.length > 0 && form.chosen.length <= AT_ONCE && (
        <>
          <p>{countOf(form.chosen)} ticked.</p>
          <ManyForm {...form} />
        </>
      )}
    </div>
  )
}

/** The result for each ticked case. */
export function ManyPage({ changed, others, deed, back }: ManyProps) {
  return (
    <div className="stack">
      <Back to={back} words="‹ Back to the list" />
      <div id="refused" role="status" tabIndex={-1}>
        <h1>
          {countOf(changed)} {deed}
        </h1>
      </div>
      {changed.length + others.length === 0 && <p>None of these cases is there any more.</p>}
      {changed.length > 0 && <Named cases={changed} />}
      {others.length > 0 && (
        <section className="say">
          <h2>{countOf(others)} left as they were</h2>
          <p>Somebody has changed them since, they are closed, held, or so already. Open each and look.</p>
          <Named cases={others} />
        </section>
      )}
    </div>
  )
}

function countOf(cases: unknown[]): string {
  return cases.length === 1 ? '1 case' : `${cases.length} cases`
}

function Named({ cases }: { cases: NamedCase[] }) {
  return (
    <ul className="same">
      {cases.map((each) => (
        <li key={each.id}>
          <a href={casePath(each.id)} dir="auto">
            {shownName(each)}
          </a>{' '}
          <span className="num dim">{each.reference}</span>
        </li>
      ))}
    </ul>
  )
}
