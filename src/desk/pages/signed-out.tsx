/** What a form held: by the name of each field, in its order. */
export type Typed = [name: string, value: string][]

/** What is not for a person to read again: the form's own marks. */
const MARKS = /^(key|version|back|was-.*)$/

/** The session ended while a form was open: nothing was saved, and nothing is lost. */
export function SignedOutPage({ action, typed }: { action: string; typed: Typed }) {
  const readable = typed.filter(([name, value]) => value !== '' && !MARKS.test(name))
  return (
    <div className="note">
      <h1>You are signed out</h1>
      <p>
        Nothing was saved yet, and nothing is lost. Sign in in <a href="/">another tab</a>, come back to this page and
        press “Send again”.
      </p>
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
    </div>
  )
}
