import { deskMap } from '#desk/frame/desk-map.ts'
import { FindForm } from '#desk/frame/find-form.tsx'
import { Slips } from '#desk/frame/form-field.tsx'
import { PostForm } from '#desk/frame/post-form.tsx'
import { Back, ListLine, Submit, Way } from '#desk/frame/way.tsx'
import { Control } from '#desk/tours/control.tsx'
import type { SectionForm } from '#domain/authoring/section-form.ts'
import type { Fields } from '#domain/authoring/typed-section.ts'
import type { Mistakes } from '#values/mistakes.ts'

export type GuideLine = { name: string; about: string; address: string }

type GuideProps = {
  title: string
  path: string
  lines: GuideLine[]
  /** The search; empty: the list has those written here. */
  sought: string
  counted: string
  form: SectionForm
  typed: Fields
  mistakes: Mistakes
  /** The key of the one in the form; empty: a new one. */
  shown: string
  /** The one written by staff; undefined: there is none. */
  of: { key: string; name: string; history: string } | undefined
  seen: number
}

const MOST = 100

const NO_OFFERS = { countries: [], facts: [], nights: [], stops: [] }

/** The list of guides, and the form of one; saving publishes it. */
export function GuidesPage(props: GuideProps) {
  const { title, path, lines, sought, counted, form, typed, mistakes, shown, of, seen } = props
  return (
    <div className="stack">
      <Back to={deskMap.tours.path} words="Tours" />
      <h1>{title}</h1>
      <div className="halves">
        <PostForm className="box stack" to={path} hidden={{ of: shown, seen }}>
          <h2 dir="auto">{of?.name ?? (shown || `${form.title} more`)}</h2>
          <p className="hint">{form.about}</p>
          <Slips mistakes={mistakes} />
          {form.fields.map((field) => (
            <Control key={field.name} field={field} typed={typed} mistake={mistakes[field.name]} offers={NO_OFFERS} />
          ))}
          <Submit name="does" value="save" look="go" words="Save and show it to visitors" />
          {of && (
            <div className="row">
              <Way to={of.history} look="" words="History" />
              <Way to={path} look="" words={`${form.title} more`} />
              <Submit name="does" value="remove" look="bad" words="Take it away" />
            </div>
          )}
        </PostForm>
        <section className="box">
          <h2>{counted}</h2>
          <FindForm
            {...{ action: path, text: sought, maxLength: 100 }}
            {...{ label: 'A name, a spelling, or what it lies in', placeholder: 'Leh, Kerala' }}
          />
          {sought && <p>{lines.length === 0 ? 'Nothing has this name or spelling.' : `Found: ${lines.length}`}</p>}
          <ul className="windows">
            {lines.slice(0, MOST).map(({ name, about, address }) => (
              <ListLine key={name} name={name} about={about}>
                <Way to={address} words="Change" about={` ${name}`} />
              </ListLine>
            ))}
          </ul>
          {lines.length > MOST && <p>And {lines.length - MOST} more: find them by another word.</p>}
        </section>
      </div>
    </div>
  )
}
