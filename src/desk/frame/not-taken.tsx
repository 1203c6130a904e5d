import { type Typed, typedTexts } from '#desk/frame/typed-texts.ts'
import { Submit } from '#desk/frame/way.tsx'

/** Typed texts by their labels, to be copied. */
export function TypedList({ typed }: { typed: Typed }) {
  return (
    <dl className="wants">
      {typed.map(([label, value]) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type NotWholeProps = { typed: Typed; sentence?: string; isTooLarge?: boolean }

/** A form that changed nothing and cannot be sent again; its typed texts can be copied. */
export function NotWholePage({
  typed,
  sentence = 'This form did not arrive whole',
  isTooLarge = false,
}: NotWholeProps) {
  return (
    <div className="note">
      <div id="refused" role="alert" tabIndex={-1}>
        <h1>{sentence}</h1>
      </div>
      <p>
        This form changed nothing.
        {isTooLarge && ' It is larger than the desk takes.'}
        {typed.length > 0 ? ' This is what you typed, to be copied:' : ' Go back; what you typed is still there.'}
      </p>
      <TypedList typed={typed} />
    </div>
  )
}

/** A form that comes again after its values were replaced. `to`: the page with the present values. */
type OvertakenProps = { sentence: string; to: string; typed: Typed }

export function OvertakenPage({ sentence, to, typed }: OvertakenProps) {
  return (
    <div className="note">
      <div id="refused" role="alert" tabIndex={-1}>
        <h1>{sentence}</h1>
      </div>
      <p>
        It is not saved a second time. <a href={to}>See how it is now</a>
      </p>
      {typed.length > 0 && <p>This is what you had typed, to be copied:</p>}
      <TypedList typed={typed} />
    </div>
  )
}

/** Why a form was not accepted: the session has ended, or a store is silent. */
type NotTaken = { title: string; advice: string; signIn?: boolean; reference?: string }

type SendAgainProps = { why: NotTaken; action: string; typed: Typed }

/** A form that was not accepted: nothing was saved or lost, and one press sends it again. */
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
        <TypedList typed={typedTexts(action, typed)} />
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
