import { Submit } from '#desk/frame/way.tsx'

/** The fields of a form in order. */
export type Typed = [name: string, value: string][]

/** Fields that are not for people: keys and versions. */
const MARKS =
  /^(key|version|back|other|act|does|id|case|carousel|meant|shown|newest|read|verdict|join|split|set|unset|person|was-.*)$/

/** The typed texts of a form, field by field. */
export function TypedList({ typed }: { typed: Typed }) {
  return (
    <dl className="wants">
      {typed.filter(isForPeople).map(([name, value]) => (
        <div key={`${name} ${value}`}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Whether a person may want to copy the field. */
export function isForPeople([name, value]: Typed[number]): boolean {
  return value !== '' && !MARKS.test(name)
}

type NotWholeProps = { typed: Typed; sentence?: string; isTooLarge?: boolean }

/** A form that changed nothing and cannot be sent again; its received fields can be copied. */
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
        {typed.some(isForPeople)
          ? ' This is what you typed, to be copied:'
          : ' Go back; what you typed is still there.'}
      </p>
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
