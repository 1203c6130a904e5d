import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import type { EnquiryFaults, EnquiryValues, Field as Name } from '#domain/enquiries/enquiry.ts'

/** What every field of a form needs: what was typed before, and what has to be mended. */
export type FormState = { values: EnquiryValues; faults: EnquiryFaults }

export function fieldId(name: Name): string {
  return `enquiry-${name}`
}

/** The attributes that tie a control to its label and its fault. */
export function control(name: Name, faults: EnquiryFaults) {
  const id = fieldId(name)
  return { id, name, ...(faults[name] && { 'aria-invalid': true, 'aria-describedby': `${id}-fault` }) }
}

export function Fault({ name, faults }: { name: Name; faults: EnquiryFaults }) {
  if (!faults[name]) return null
  return (
    <span className="fault" id={`${fieldId(name)}-fault`}>
      {faults[name]}
    </span>
  )
}

type TextField = FormState & {
  name: Name
  label: string
  type?: HTMLInputTypeAttribute
  hint?: string
  min?: string
  autoComplete?: HTMLInputAutoCompleteAttribute
  half?: boolean
}

/** A labelled one-line field. It is uncontrolled: what a visitor types before a script runs stays. */
export function TextField({ name, label, values, faults, hint, half = false, ...input }: TextField) {
  return (
    <div className={half ? 'field' : 'field wide'}>
      <label htmlFor={fieldId(name)}>{label}</label>
      <input {...control(name, faults)} {...input} defaultValue={values[name]} placeholder={hint} />
      <Fault name={name} faults={faults} />
    </div>
  )
}
