import { Submit } from '#desk/frame/way.tsx'
import { type Typed, TypedList } from './typed-list.tsx'

/** Why it was not taken: the session has ended, or a store did not answer. */
export type NotTaken = { title: string; advice: string; signIn?: boolean; reference?: string }

type SendAgainProps = { why: NotTaken; action: string; typed: Typed }

/** A form that was not taken: nothing was saved, nothing is lost, and one press sends it again. */
export function SendAgainPage({ why, action, typed }: SendAgainProps) {
  return (
    <div className="note">
      <h1>{why.title}</h1>
      <p>{why.advice}</p>
      {why.signIn && (
        <p>
          <a href="/" target="_blank" rel="noopener">
            Sign in in another tab
          </a>
        </p>
      )}
      <form className="stack" method="post" action={action}>
        {typed.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <TypedList typed={typed} />
        <Submit look="go" words="Send again" />
      </form>
      {why.reference && (
        <p className="dim">
          The log has more under <b className="num">{why.reference}</b>.
        </p>
      )}
    </div>
  )
}
