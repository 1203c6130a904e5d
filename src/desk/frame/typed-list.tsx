/** What a form held: by the name of each field, in its order. */
export type Typed = [name: string, value: string][]

/** Fields that people do not read: the form's keys and versions. */
const MARKS =
  /^(key|version|back|other|act|does|id|case|carousel|proposal|meant|shown|newest|read|verdict|join|split|person|was-.*)$/

/** What people typed into a form, field by field. */
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

/** Whether a member of staff may want to copy it. */
export function isForPeople([name, value]: Typed[number]): boolean {
  return value !== '' && !MARKS.test(name)
}
