/** One plain sentence, what to do, and a reference where the log has more. */
export function DeskNotice({ sentence, advice, reference }: { sentence: string; advice?: string; reference?: string }) {
  return (
    <div className="note">
      <h1>{sentence}</h1>
      {advice && <p>{advice}</p>}
      {reference && (
        <p>
          Whoever looks after the site finds more under <b className="num">{reference}</b> in its log.
        </p>
      )}
    </div>
  )
}
