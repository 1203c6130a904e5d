/** Warnings about the days of a trip, one sentence each, beside its price. */
export function Cautions({ cautions }: { cautions: string[] }) {
  if (cautions.length === 0) return null
  return (
    <span className="caution" data-cautions>
      {cautions.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </span>
  )
}
