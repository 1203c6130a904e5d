import { sectionPath, tourPath } from '#desk/frame/desk-map.ts'
import { Slips } from '#desk/frame/form-field.tsx'
import { PostForm } from '#desk/frame/post-form.tsx'
import { Back, Submit, Way } from '#desk/frame/way.tsx'
import { aboutForm } from '#domain/authoring/agency-answers.ts'
import { type Press, rowAfter, rowCount, rowPrefix } from '#domain/authoring/form-rows.ts'
import { type RowsOf, SECTION_FORMS, type SectionName } from '#domain/authoring/section-form.ts'
import type { TourDocument } from '#domain/authoring/tour-document.ts'
import type { TourSlip } from '#domain/authoring/tour-slips.ts'
import type { Fields } from '#domain/authoring/typed-section.ts'
import type { Mistakes } from '#values/mistakes.ts'
import { CheckLists } from './checks.tsx'
import { Control, KnownNames, type Offers } from './control.tsx'

type SectionProps = {
  document: TourDocument
  name: SectionName
  typed: Fields
  mistakes: Mistakes
  slips: TourSlip[]
  offers: Offers
  /** For an empty field's name, the text that visitors read instead. */
  otherwise: Fields
  seen: number
  isDraft: boolean
  /** The button that led here. */
  press: Press | undefined
}

export function SectionPage(props: SectionProps) {
  const { document, name, typed, mistakes, slips, seen } = props
  const { title, rows } = SECTION_FORMS[name]
  return (
    <div className="stack">
      <Back to={tourPath(document.id)} words={document.title} />
      <h1>{title}</h1>
      <p className="hint">{aboutForm(document.id, name)}</p>
      <div className="halves">
        <div className="stack">
          <PostForm className="box stack" id="form" to={sectionPath(document.id, name)} hidden={{ seen }}>
            <Slips mistakes={mistakes} />
            <button className="vh" type="submit" name="does" value="save" tabIndex={-1} aria-hidden="true">
              Save
            </button>
            {SECTION_FORMS[name].fields.map((field) => (
              <Control
                key={field.name}
                field={field}
                typed={typed}
                mistake={mistakes[field.name]}
                offers={props.offers}
                otherwise={props.otherwise[field.name]}
              />
            ))}
            {rows && <Rows {...props} rows={rows} />}
            <Submit name="does" value="save" look="go" words={`Save ${title.toLowerCase()}`} />
            <p className="hint">Saved to the draft. Visitors see it once it is put live.</p>
          </PostForm>
          {slips.length > 0 && (
            <section className="box stack">
              <h2>Checks of this form</h2>
              <CheckLists document={document} slips={slips} />
            </section>
          )}
        </div>
        <Preview path={sectionPath(document.id, name)} />
      </div>
    </div>
  )
}

/** The card and the page with the typed text: at a press, and with script after each pause in typing. */
function Preview({ path }: { path: string }) {
  return (
    <details className="box preview">
      <summary>
        <b>Preview</b>
      </summary>
      <p>
        <button
          {...{ className: 'btn', type: 'submit', name: 'does', value: 'preview', form: 'form' }}
          {...{ formAction: path, formTarget: 'preview', formNoValidate: true }}
        >
          Show what is typed
        </button>
      </p>
      <iframe name="preview" title="The card and the page with what is typed" />
    </details>
  )
}

function Rows({ rows, ...props }: SectionProps & { rows: RowsOf }) {
  const { typed, press } = props
  const count = rowCount(rows.list, typed)
  return (
    <>
      <KnownNames fields={rows.fields} offers={props.offers} />
      {Array.from({ length: count }, (_, at) => at + 1).map((number) => (
        <Row key={number} {...props} rows={rows} number={number} count={count} />
      ))}
      {press?.press !== 'ask' && (
        <p>
          <Submit name="does" value="add 0" words={`Add a ${rows.one.toLowerCase()} at the end`} />
        </p>
      )}
    </>
  )
}

type RowProps = SectionProps & { rows: RowsOf; number: number; count: number }

function Row({ rows, number, count, ...props }: RowProps) {
  const { typed, mistakes, press, offers } = props
  const prefix = rowPrefix(rows.list, number)
  const called = typed[prefix + rows.called]
  const isWrong = Object.keys(mistakes).some((name) => name.startsWith(prefix))
  const isPressed = press !== undefined && number === rowAfter(press, count)
  return (
    <details className="box" id={prefix.slice(0, -1)} open={isWrong || !called || isPressed || rows.fields.length < 4}>
      <summary id={isPressed ? 'row' : undefined}>
        <b dir="auto">
          {rows.one} {number}
          {called && `: ${called}`}
        </b>
      </summary>
      <div className="stack">
        {press?.press === 'ask' && isPressed && (
          <Question
            one={`${rows.one.toLowerCase()} ${number}`}
            number={number}
            path={sectionPath(props.document.id, props.name)}
          />
        )}
        {press && isPressed && <Kept press={press} isDraft={props.isDraft} />}
        {rows.fields.map((field) => (
          <Control
            key={field.name}
            field={{ ...field, name: prefix + field.name }}
            typed={typed}
            mistake={mistakes[prefix + field.name]}
            offers={offers}
          />
        ))}
        {press?.press !== 'ask' && (
          <RowPresses one={`${rows.one.toLowerCase()} ${number}`} number={number} count={count} />
        )}
      </div>
    </details>
  )
}

/** Says that the typed text was saved. A new row is saved once it has text. */
function Kept({ press: { press }, isDraft }: { press: Press; isDraft: boolean }) {
  if (!isDraft || press === 'ask') return null
  const what = press === 'add' ? 'What you typed before is in the draft.' : 'In the draft.'
  return <p className="say">{what} Visitors do not see it yet.</p>
}

/** Buttons that move, copy and remove a row; at the ends they are disabled. */
function RowPresses({ one, number, count }: { one: string; number: number; count: number }) {
  const presses = [
    { press: 'up', words: 'Move up', isClosed: number === 1 },
    { press: 'down', words: 'Move down', isClosed: number === count },
    { press: 'copy', words: 'Copy', isClosed: false },
    { press: 'ask', words: 'Remove', isClosed: false },
  ]
  return (
    <div className="row">
      {presses.map(({ press, words, isClosed }) => (
        <Submit
          key={press}
          name="does"
          value={`${press} ${number}`}
          disabled={isClosed}
          words={words}
          about={` ${one}`}
        />
      ))}
    </div>
  )
}

function Question({ one, number, path }: { one: string; number: number; path: string }) {
  return (
    <div className="say say--bad" id="refused" role="alert" tabIndex={-1}>
      <p>Remove {one}? What is written in it goes.</p>
      <div className="row">
        <Submit name="does" value={`remove ${number}`} look="bad" words={`Remove ${one}`} />
        <Way to={path} look="" words="Keep it" />
      </div>
    </div>
  )
}
