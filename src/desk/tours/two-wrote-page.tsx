import { PostForm } from '#desk/frame/post-form.tsx'
import { Back, Submit, Way } from '#desk/frame/way.tsx'
import { type Conflict, calledOf } from '#domain/authoring/merge-section.ts'
import { fieldAt } from '#domain/authoring/mistakes-at-fields.ts'
import type { SectionForm } from '#domain/authoring/section-form.ts'
import { allFields, type Fields } from '#domain/authoring/typed-section.ts'

type ConflictProps = {
  form: SectionForm
  path: string
  /** Both changes, with my values at conflicts, to be sent again. */
  typed: Fields
  conflicts: Conflict[]
  seen: number
  /** The colleague who saved meanwhile. */
  who: string
}

/** Two people changed one field: shows both values with a choice; other typed text is kept. */
export function TwoWrotePage({ form, path, typed, conflicts, seen, who }: ConflictProps) {
  return (
    <>
      <Back to={path} words={form.title} />
      <PostForm className="box stack conflict" to={path} hidden={{ seen, ...typed }}>
        <div className="say say--bad" id="refused" role="alert" tabIndex={-1}>
          <h1>
            {who} saved “{form.title}” while you were writing
          </h1>
          <p>Nothing of yours is lost. Choose where you differ.</p>
        </div>
        {conflicts.map((conflict) => (
          <Versus key={conflict.place} conflict={conflict} form={form} typed={typed} who={who} />
        ))}
        <div className="row">
          <Submit name="does" value="save" look="go" words="Save my choices" />
          <Way to={path} look="" words={`Leave it as ${who} saved it`} />
        </div>
      </PostForm>
    </>
  )
}

type VersusProps = { conflict: Conflict; form: SectionForm; typed: Fields; who: string }

function Versus({ conflict: { place, mine, theirs, wasErased = false }, form, typed, who }: VersusProps) {
  const fields = allFields(form, typed)
  const at = fieldAt(
    place,
    fields.map((field) => field.name),
  )
  return (
    <fieldset data-conflict={place}>
      <legend className="label">{fields.find((field) => field.name === at)?.label ?? form.title}</legend>
      {wasErased && (
        <p>A person was erased from this field since you opened the form. Write no name of theirs again.</p>
      )}
      <div className="versus">
        <label className="opt">
          <input type="radio" name={`choose ${place}`} value="mine" defaultChecked={!wasErased} />
          <span dir="auto">
            {inWords(mine)}
            <small>What you typed</small>
          </span>
        </label>
        <label className="opt">
          <input type="radio" name={`choose ${place}`} value="theirs" defaultChecked={wasErased} />
          <span dir="auto">
            {inWords(theirs)}
            <small>Saved by {who}</small>
          </span>
        </label>
      </div>
    </fieldset>
  )
}

/** A value of a document in words; rows by their names. */
function inWords(value: unknown): string {
  if (value === undefined || value === '') return 'nothing'
  if (Array.isArray(value)) return value.length > 0 ? value.map(inWords).join(' · ') : 'nothing'
  if (typeof value !== 'object' || value === null) return String(value)
  return String(calledOf(value) ?? Object.values(value).map(inWords).join(', '))
}
