/** What a form held: by the name of each field, in its order. */
export type Typed = [name: string, value: string][]

/** What is not for a person to read again: the form's own marks. */
const MARKS = /^(key|version|back|other|act|was-.*)$/

/** Why it was not taken: the session has ended, or a store did not answer. */
export type NotTaken = { title: string; advice: string; signIn?: boolean; reference?: string }

type SendAgainProps = { why: NotTaken; action: string; typed: Typed }

/** A form that was not taken: nothing was saved, nothing is lost, and one press sends it again. */
export function SendAgainPage({ why, action, typed }: SendAgainProps) {
  const readable = typed.filter(([name, value]) => value !== '' && !MARKS.test(name))
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
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <dl className="wants">
          {readable.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
        <button className="btn btn--go" type="submit">
          Send again
        </button>
      </form>
      {why.reference && (
        <p className="dim">
          The log has more under <b className="num">{why.reference}</b>.
        </p>
      )}
    </div>
  )
}
