import type { ComponentProps, ReactNode } from 'react'
import { Options } from '#desk/frame/way.tsx'
import { shortName } from '#domain/staff/staff.ts'
import type { Mistakes } from '#values/mistakes.ts'

/** A typed form with the mistakes in its fields. */
export type TypedForm<Name extends string> = { form: Record<Name, string>; mistakes: Mistakes<Name> }

type InputProps = ComponentProps<'input'> & {
  name: string
  label: string
  mistake?: string | undefined
  /** The id of its explanation. */
  hint?: string
}

/** An input with its label and its mistake. */
export function Field({ name, label, mistake, hint, ...input }: InputProps) {
  const id = input.id ?? name
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input {...input} id={id} name={name} {...pointsTo(id, mistake, hint)} />
      <FieldMistake id={id} sentence={mistake} />
    </div>
  )
}

type FieldProps<Name extends string> = TypedForm<Name> &
  Omit<ComponentProps<typeof Field>, 'name' | 'mistake' | 'defaultValue' | 'form'> & { name: Name }

/** The same for an input of a refused form, with its typed text. */
export function FormField<Name extends string>({ form, mistakes, ...input }: FieldProps<Name>) {
  return <Field {...input} mistake={mistakes[input.name]} defaultValue={form[input.name]} />
}

type TextProps<Name extends string> = TypedForm<Name> &
  Omit<ComponentProps<'textarea'>, 'name' | 'form'> & {
    name: Name
    label: string
    /** The id of its explanation. */
    hint?: string
  }

/** The same for a text of several lines. */
export function FormText<Name extends string>({ form, mistakes, name, label, hint, ...area }: TextProps<Name>) {
  const id = area.id ?? name
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <textarea
        {...area}
        id={id}
        name={name}
        dir="auto"
        defaultValue={form[name]}
        {...pointsTo(id, mistakes[name], hint)}
      />
      <FieldMistake id={id} sentence={mistakes[name]} />
    </div>
  )
}

type SelectProps<Name extends string> = TypedForm<Name> & {
  name: Name
  label: string
  /** The name of each value. A sent value that is not listed stays selected. */
  options: readonly (readonly [value: string, words: string])[]
}

/** The same for a select. */
export function FormSelect<Name extends string>({ form, mistakes, name, label, options }: SelectProps<Name>) {
  const [sent, sentence] = [form[name], mistakes[name]]
  const isKnown = options.some(([value]) => value === sent)
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={sent} {...pointsTo(name, sentence)}>
        <Options
          of={[...options, ...(isKnown ? [] : [[sent, sent] as const])].map(([value, words]) => [value, words])}
        />
      </select>
      <FieldMistake id={name} sentence={sentence} />
    </div>
  )
}

/** The owner of a case, or none. */
export function OwnerField({ owners, ...typed }: TypedForm<'owner'> & { owners: string[] }) {
  const { owner } = typed.form
  const known = owner === '' || owners.includes(owner) ? owners : [...owners, owner]
  const options = known.map((email) => [email, shortName(email)] as const)
  return <FormSelect {...typed} name="owner" label="Colleague who has it" options={[['', 'Nobody yet'], ...options]} />
}

/** The mistake below a field, if there is one. */
export function FieldMistake({ id, sentence }: { id: string; sentence: string | undefined }) {
  return sentence ? (
    <p className="mistake" id={`${id}-mistake`}>
      {sentence}
    </p>
  ) : null
}

/** Connects a field with its mistake. `hint`: the id of a further explanation. */
export function pointsTo(id: string, sentence: string | undefined, hint?: string) {
  if (!sentence) return hint ? { 'aria-describedby': hint } : {}
  return { 'aria-invalid': true, 'aria-describedby': [`${id}-mistake`, hint].filter(Boolean).join(' ') }
}

/** `mistakes`: by field id, `form` for none. `slips`: sentences without a field. */
type SlipsProps = { mistakes?: Mistakes; slips?: string[]; lead?: ReactNode }

/** The most slips that are shown: a long file may have one in every line. */
const SHOWN = 50

/**
 * The mistakes of a form, each with a link to its field, at the top of the page; nothing without mistakes. Each page
 * has one. `lead`: the sentence above, if not the usual one.
 */
export function Slips({ mistakes = {}, slips = [], lead = 'Nothing is saved yet. Please mend this:' }: SlipsProps) {
  const said = [...Object.entries(mistakes), ...slips.map((slip) => ['form', slip] as const)]
  if (said.length === 0) return null
  return (
    <div className="say say--bad" id="refused" role="alert" tabIndex={-1}>
      <p>{lead}</p>
      <ul>
        {said.slice(0, SHOWN).map(([field, sentence]) => (
          <li key={sentence} dir="auto">
            {field === 'form' ? sentence : <a href={`#${field}`}>{sentence}</a>}
          </li>
        ))}
      </ul>
      {said.length > SHOWN && <p>And {said.length - SHOWN} more.</p>}
    </div>
  )
}
