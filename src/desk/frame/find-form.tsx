import { Submit } from '#desk/frame/way.tsx'

type FindProps = { action: string; text: string; label?: string; placeholder?: string; maxLength?: number }

/** A form that searches. Without a `label` it finds a person or a case. */
export function FindForm({
  action,
  text,
  label = CASE,
  placeholder = 'Name, phone or tour',
  maxLength = 200,
}: FindProps) {
  return (
    <form className="find" action={action}>
      <label className="vh" htmlFor="q">
        {label}
      </label>
      <input
        {...{ id: 'q', name: 'q', type: 'search', placeholder, maxLength }}
        defaultValue={text}
        autoComplete="off"
      />
      <Submit words="Find" />
    </form>
  )
}

const CASE = 'Name, phone, e-mail, reference, tour, day or a word that was said'
