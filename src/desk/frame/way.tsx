import type { ComponentProps, ReactNode } from 'react'

/** `look`: of the button: `go`, `bad`, `wide`. `about`: words for screen readers only. */
type Said = { words: ReactNode; about?: string; look?: string }

/** The link back to the page above. */
export function Back({ to, words }: { to: string; words: ReactNode }) {
  return (
    <a className="back" href={to} dir="auto">
      {words}
    </a>
  )
}

/** A link to another page; with a `look`, "" for the plain one, it is a button. */
export function Way({ to, words, about, look, ...link }: Omit<ComponentProps<'a'>, 'about'> & Said & { to: string }) {
  return (
    <a {...link} className={look === undefined ? undefined : buttonClass(look)} href={to}>
      {words}
      {about && <span className="vh">{about}</span>}
    </a>
  )
}

/** A submit button. */
export function Submit({ words, about, look = '', ...button }: Omit<ComponentProps<'button'>, 'about'> & Said) {
  return (
    <button {...button} className={buttonClass(look)} type="submit">
      {words}
      {about && <span className="vh">{about}</span>}
    </button>
  )
}

function buttonClass(look: string): string {
  return ['btn', ...look.split(' ').filter(Boolean)].join(' btn--')
}

type LineProps = Omit<ComponentProps<'li'>, 'about'> & { name: ReactNode; about?: ReactNode; more?: ReactNode }

/** A line of a list: its name, a description, `more` beside it, and its actions. */
export function ListLine({ name, about, more, children, ...item }: LineProps) {
  return (
    <li {...item}>
      <span>
        <b dir="auto">{name}</b>
        {about && (
          <span className="hint" dir="auto">
            {about}
          </span>
        )}
        {more}
      </span>
      {children}
    </li>
  )
}

/** The reason for a refusal at the top of the page, if there is one. */
export function Refused({ sentence }: { sentence: string | undefined }) {
  return sentence ? (
    <p className="say say--bad" id="refused" role="alert" tabIndex={-1}>
      {sentence}
    </p>
  ) : null
}

/** The options of a select with their names. */
export function Options({ of }: { of: (readonly [value: string, words: string])[] }) {
  return of.map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ))
}
