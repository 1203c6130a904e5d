import type { InputHTMLAttributes } from 'react'
import type { EnquiryMistakes, EnquiryValues } from '#domain/enquiries/enquiry.ts'
import { labelOf, type EnquiryField as Name } from '#domain/enquiries/enquiry-fields.ts'

/** What every field of a form needs: what was typed before, and what has to be mended. */
export type FormState = { values: EnquiryValues; mistakes: EnquiryMistakes }

export function fieldId(name: Name): string {
  return `enquiry-${name}`
}

export function hintId(name: Name): string {
  return `${fieldId(name)}-hint`
}

/** The attributes that tie a control to its label, its mistake and, where one stands beside it, its hint. */
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
 * What has to be mended in a field. Its elements are always in the page: what translators and extensions have put between
 * the others then moves nothing that React looks for.
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

/** A labelled one-line field. It is uncontrolled: what a visitor types before a script runs stays. */
export function TextField({ name, values, mistakes, hint, half = false, ...input }: TextField) {
  return (
    <div className={half ? 'field' : 'field wide'}>
      <label htmlFor={fieldId(name)}>{labelOf(name)}</label>
      <input {...control(name, mistakes)} {...input} dir="auto" defaultValue={values[name]} placeholder={hint} />
      <Mistake name={name} mistakes={mistakes} />
    </div>
  )
}
