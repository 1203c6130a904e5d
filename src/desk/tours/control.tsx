import type { ComponentProps } from 'react'
import { FieldMistake, pointsTo } from '#desk/frame/form-field.tsx'
import type { FieldChoice, FieldOf, Offer } from '#domain/authoring/section-form.ts'
import type { Fields } from '#domain/authoring/typed-section.ts'

export type Offers = Partial<Record<Offer, readonly FieldChoice[]>>

type ControlProps = {
  field: FieldOf
  /** Its label in a row; otherwise as in the list of mistakes. */
  label?: string
  typed: Fields
  mistake: string | undefined
  offers: Offers
  /** The text that visitors read if the field is empty. */
  otherwise?: string | undefined
}

export function Control({ label, ...props }: ControlProps) {
  const { field, otherwise } = props
  const { name } = field
  const words = label ?? field.label
  const explained = otherwise ? `Without it: ${otherwise}` : hintOf(field)
  const hintId = explained ? `${name}-hint` : undefined
  const isGroup = field.kind === 'ticks' || field.kind === 'ranked'
  return (
    <div>
      {isGroup ? (
        <Group {...props} label={words} hintId={hintId} />
      ) : (
        <>
          <label htmlFor={name}>{words}</label>
          <One {...props} hintId={hintId} />
        </>
      )}
      <FieldMistake id={name} sentence={props.mistake} />
      {explained && (
        <p className="hint" id={hintId}>
          {explained}
        </p>
      )}
    </div>
  )
}

function hintOf({ kind, hint }: FieldOf): string | undefined {
  if (kind !== 'lines') return hint
  return hint ? `${hint}, one a line` : 'One a line'
}

type Inner = Omit<ControlProps, 'label' | 'otherwise'> & { hintId: string | undefined }

function One({ field, typed, mistake, hintId }: Inner) {
  const { name, kind, choices, offer } = field
  const said = typed[name] ?? ''
  const common = { id: name, name, defaultValue: said, ...pointsTo(name, mistake, hintId) }
  if (choices) return <select {...common}>{optionsOf(choices, said)}</select>
  if (kind === 'text' || kind === 'lines') return <textarea {...common} dir="auto" rows={kind === 'text' ? 2 : 4} />
  const known = offer && { list: `${offer}-known` }
  return <input {...common} {...known} {...(KEYS[kind] ?? { dir: 'auto' })} autoComplete="off" />
}

/** The keyboard on a phone. */
const KEYS: Partial<Record<FieldOf['kind'], ComponentProps<'input'>>> = {
  number: { inputMode: 'decimal' },
  date: { type: 'date' },
}

/** Suggestions for the fields of rows, once for each page. */
export function KnownNames({ fields, offers }: { fields: FieldOf[]; offers: Offers }) {
  return fields.flatMap(({ kind, offer }) =>
    offer && kind === 'line' ? (
      <datalist key={offer} id={`${offer}-known`}>
        {offers[offer]?.map(([value]) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    ) : (
      []
    ),
  )
}

/** A value that is no longer a choice comes first, so that it is not lost. */
function optionsOf(choices: readonly FieldChoice[], said: string) {
  const all = choices.some(([value]) => value === said) ? choices : [[said, said || 'choose'] as const, ...choices]
  return all.map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ))
}

function Group({ field, typed, offers, mistake, label, hintId }: Inner & { label: string }) {
  const { name, kind, choices, offer } = field
  const all = choices ?? (offer && offers[offer]) ?? []
  return (
    <fieldset id={name} aria-describedby={pointsTo(name, mistake, hintId)['aria-describedby']}>
      <legend className="label">{label}</legend>
      {kind === 'ticks' ? (
        <Ticks name={name} choices={all} typed={typed} />
      ) : (
        <Ranked name={name} choices={all} typed={typed} />
      )}
    </fieldset>
  )
}

type Choosing = { name: string; choices: readonly FieldChoice[]; typed: Fields }

/** Short names are chips; sentences are lines. */
function Ticks({ name, choices, typed }: Choosing) {
  return (
    <div className="picks">
      {choices.map(([value, words]) => {
        const held = typed[`${name}-${value}`]
        return (
          <label className="pick" key={value}>
            <input
              type="checkbox"
              name={`${name}-${value}`}
              value={held ?? 'new'}
              defaultChecked={held !== undefined}
            />
            <span>{words}</span>
          </label>
        )
      })}
    </div>
  )
}

/** One select for each chosen value, and one more. */
function Ranked({ name, choices, typed }: Choosing) {
  const held = Object.keys(typed).filter((key) => key.startsWith(`${name}-`) && typed[key]).length
  const all = [['', 'none'] as const, ...choices]
  return (
    <div className="two">
      {Array.from({ length: Math.min(6, held + 1) }, (_, at) => `${name}-${at + 1}`).map((each, at) => (
        <select
          key={each}
          name={each}
          defaultValue={typed[each] ?? ''}
          aria-label={at === 0 ? 'The leading one' : `Number ${at + 1}`}
        >
          {optionsOf(all, typed[each] ?? '')}
        </select>
      ))}
    </div>
  )
}
