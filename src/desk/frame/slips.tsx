/** What is wrong with a form, said where the page lands; nothing where all is right. A page has one of them. */
export function Slips({ slips }: { slips: string[] }) {
  if (slips.length === 0) return null
  return (
    <div className="say say--bad" id="refused" role="alert" tabIndex={-1}>
      <p>Nothing is saved yet. Please mend this:</p>
      <ul>
        {slips.map((slip) => (
          <li key={slip}>{slip}</li>
        ))}
      </ul>
    </div>
  )
}
