import type { ComponentProps, ReactNode } from 'react'
import { Options } from '#desk/frame/way.tsx'
import { shortName } from '#domain/staff/staff.ts'
import type { Mistakes } from '#values/mistakes.ts'

/** A form as it was typed, and what is wrong with its fields. */
export type TypedForm<Name extends string> = { form: Record<Name, string>; mistakes: Mistakes<Name> }

type InputProps = ComponentProps<'input'> & {
  name: string
  label: string
  mistake?: string | undefined
  /** The id of what explains it. */
  hint?: string
}

/** An input under its label, and what is wrong with it. */
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

/** An input of a form that comes back: with what was typed, and what is wrong with it. */
export function FormField<Name extends string>({ form, mistakes, ...input }: FieldProps<Name>) {
  return <Field {...input} mistake={mistakes[input.name]} defaultValue={form[input.name]} />
}

type TextProps<Name extends string> = TypedForm<Name> &
  Omit<ComponentProps<'textarea'>, 'name' | 'form'> & {
    name: Name
    label: string
    /** The id of what explains it. */
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
  /** What each value is called. A value that was sent and is not among them stays chosen. */
  options: readonly (readonly [value: string, words: string])[]
}

/** The same for one of a list. */
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

/** The colleague who has a case, or none. */
export function OwnerField({ owners, ...typed }: TypedForm<'owner'> & { owners: string[] }) {
  const { owner } = typed.form
  const known = owner === '' || owners.includes(owner) ? owners : [...owners, owner]
  const options = known.map((email) => [email, shortName(email)] as const)
  return <FormSelect {...typed} name="owner" label="Colleague who has it" options={[['', 'Nobody yet'], ...options]} />
}

/** What is wrong with a field, said under it; nothing where it is right. */
export function FieldMistake({ id, sentence }: { id: string; sentence: string | undefined }) {
  return sentence ? (
    <p className="mistake" id={`${id}-mistake`}>
      {sentence}
    </p>
  ) : null
}

/** Leads from a field to the sentence about it. `hint`: the id of what else explains the field. */
export function pointsTo(id: string, sentence: string | undefined, hint?: string) {
  if (!sentence) return hint ? { 'aria-describedby': hint } : {}
  return { 'aria-invalid': true, 'aria-describedby': [`${id}-mistake`, hint].filter(Boolean).join(' ') }
}

/** `mistakes`: by the id of the field, `form` where there is none; `slips`: sentences that belong to no field. */
type SlipsProps = { mistakes?: Mistakes; slips?: string[]; lead?: ReactNode }

/** A long file may have one slip in every line: so many are shown. */
const SHOWN = 50

/**
 * What is wrong with a form, said where the page lands, each with a link to its field; nothing where all is right. A page
 * has one of them. `lead`: what is said above, where it is not the usual.
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
