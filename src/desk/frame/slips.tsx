import type { Mistakes } from '#values/mistakes.ts'

/** By the id of the field, `form` where there is none; or sentences that belong to no field. */
type SlipsProps = { mistakes?: Mistakes; slips?: string[] }

/**
 * What is wrong with a form, said where the page lands, each with a link to its field; nothing where all is right. A page
 * has one of them.
 */
export function Slips({ mistakes = {}, slips = [] }: SlipsProps) {
  const said = [...Object.entries(mistakes), ...slips.map((slip) => ['form', slip] as const)]
  if (said.length === 0) return null
  return (
    <div className="say say--bad" id="refused" role="alert" tabIndex={-1}>
      <p>Nothing is saved yet. Please mend this:</p>
      <ul>
        {said.map(([field, sentence]) => (
          <li key={sentence}>{field === 'form' ? sentence : <a href={`#${field}`}>{sentence}</a>}</li>
        ))}
      </ul>
    </div>
  )
}
