import { deskMap } from '#desk/frame/desk-map.ts'
import { Slips } from '#desk/frame/slips.tsx'
import { Control } from '#desk/tours/control.tsx'
import type { SectionForm } from '#domain/authoring/section-form.ts'
import type { Fields } from '#domain/authoring/typed-section.ts'
import type { Mistakes } from '#values/mistakes.ts'

/** One that is there: where its form is, and a few words on it. */
export type GuideLine = { name: string; about: string; address: string }

type GuideProps = {
  title: string
  /** Where its form is sent, and where a new one begins. */
  path: string
  lines: GuideLine[]
  /** How many there are, in words. */
  counted: string
  form: SectionForm
  typed: Fields
  mistakes: Mistakes
  /** The one in the form; undefined: a new one. */
  of: { key: string; name: string; history: string } | undefined
  /** Its version as the form has shown it. */
  seen: number
  formKey: string
}

const NO_OFFERS = { countries: [], facts: [], nights: [], stops: [] }

/** The list of guides, and the form of one; a save is live at once. */
export function GuidesPage({ title, path, lines, counted, form, typed, mistakes, of, seen, formKey }: GuideProps) {
  return (
    <div className="stack">
      <a className="back" href={deskMap.tours.path}>
        Tours
      </a>
      <h1>{title}</h1>
      <div className="halves">
        <form className="box stack" method="post" action={`${path}#refused`}>
          <h2 dir="auto">{of?.name ?? `${form.title} more`}</h2>
          <p className="hint">{form.about}</p>
          <Slips mistakes={mistakes} />
          <input type="hidden" name="key" value={formKey} />
          <input type="hidden" name="of" value={of?.key ?? ''} />
          <input type="hidden" name="seen" value={seen} />
          {form.fields.map((field) => (
            <Control key={field.name} field={field} typed={typed} mistake={mistakes[field.name]} offers={NO_OFFERS} />
          ))}
          <button className="btn btn--go" type="submit" name="does" value="save">
            Save and show it to visitors
          </button>
          {of && (
            <div className="row">
              <a className="btn" href={of.history}>
                History
              </a>
              <a className="btn" href={path}>
                {form.title} more
              </a>
              <button className="btn btn--bad" type="submit" name="does" value="remove">
                Take it away
              </button>
            </div>
          )}
        </form>
        <section className="box">
          <h2>{counted}</h2>
          <ul className="windows">
            {lines.map(({ name, about, address }) => (
              <li key={name}>
                <span>
                  <b dir="auto">{name}</b>
                  <span className="hint">{about}</span>
                </span>
                <a href={address}>
                  Change<span className="vh"> {name}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}
