import type { InputHTMLAttributes } from 'react'
import type { EnquiryMistakes, EnquiryValues } from '#domain/enquiries/enquiry.ts'
import { labelOf, type EnquiryField as Name } from '#domain/enquiries/enquiry-fields.ts'

/** The state of every field: typed text and mistakes. */
export type FormState = { values: EnquiryValues; mistakes: EnquiryMistakes }

export function fieldId(name: Name): string {
  return `enquiry-${name}`
}

export function hintId(name: Name): string {
  return `${fieldId(name)}-hint`
}

/** The attributes that connect a control with its label, its mistake and its hint. */
export function control(name: Name, mistakes: EnquiryMistakes, hint?: string) {
  const id = fieldId(name)
  const described = [hint, mistakes[name] && `${id}-mistake`].filter(Boolean).join(' ')
  return {
    id,
    name,
    ...(mistakes[name] && { 'aria-invalid': true }),
    ...(described && { 'aria-describedby': described }),
  }
}

/**
 * The mistake of a field. Its elements are always in the page, so that changes by translators and extensions do not
 * move React's elements.
 */
export function Mistake({ name, mistakes }: { name: Name; mistakes: EnquiryMistakes }) {
  return (
    <span className="mistake" id={`${fieldId(name)}-mistake`} hidden={!mistakes[name]}>
      <span className="vh">Error: </span>
      <span>{mistakes[name]}</span>
    </span>
  )
}

type TextField = FormState &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'min' | 'autoComplete' | 'inputMode' | 'autoCapitalize'> & {
    name: Name
    hint?: string
    half?: boolean
  }

/** A labelled one-line field. It is uncontrolled, so that text typed before the script runs stays. */
export function TextField({ name, values, mistakes, hint, half = false, ...input }: TextField) {
  return (
    <div className={half ? 'field' : 'field wide'}>
      <label htmlFor={fieldId(name)}>{labelOf(name)}</label>
      <input {...control(name, mistakes)} {...input} dir="auto" defaultValue={values[name]} placeholder={hint} />
      <Mistake name={name} mistakes={mistakes} />
    </div>
  )
}
