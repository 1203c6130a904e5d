import type { ComponentProps } from 'react'
import { Mistake, pointsTo } from './mistake.tsx'

type FieldProps = ComponentProps<'input'> & {
  name: string
  label: string
  mistake: string | undefined
  /** The id of what explains it. */
  hint?: string
}

/** An input under its label, and what is wrong with it. */
export function Field({ name, label, mistake, hint, ...input }: FieldProps) {
  const id = input.id ?? name
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input {...input} id={id} name={name} {...pointsTo(id, mistake, hint)} />
      <Mistake id={id} sentence={mistake} />
    </div>
  )
}
