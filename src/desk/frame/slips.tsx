/** What is wrong with a form, said at its top; nothing where all is right. */
export function Slips({ slips }: { slips: string[] }) {
  if (slips.length === 0) return null
  return (
    <div className="say say--bad" role="alert">
      <ul>
        {slips.map((slip) => (
          <li key={slip}>{slip}</li>
        ))}
      </ul>
    </div>
  )
}
