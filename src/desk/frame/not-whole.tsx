import { isForPeople, type Typed, TypedList } from './typed-list.tsx'

type NotWholeProps = { typed: Typed; sentence?: string; isTooLarge?: boolean }

/** A form that changed nothing and cannot be sent again as it is: what arrived of it can be copied. */
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
        Nothing was changed.
        {isTooLarge && ' It is larger than the desk takes.'}
        {typed.some(isForPeople)
          ? ' This is what you typed, to be copied:'
          : ' Go back; what you typed is still there.'}
      </p>
      <TypedList typed={typed} />
    </div>
  )
}
