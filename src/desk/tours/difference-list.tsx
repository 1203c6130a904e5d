/** Differences, each after its form's title: "Days: in another order". */
export function DifferenceList({ of }: { of: { title?: string; says: string }[] }) {
  return (
    <ul className="log">
      {of.map(({ title, says }) => (
        <li key={`${title} ${says}`}>
          {title && <b>{title}: </b>}
          <span dir="auto">{says}</span>
        </li>
      ))}
    </ul>
  )
}
