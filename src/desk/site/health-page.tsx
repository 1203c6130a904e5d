import { deskMap } from '#desk/frame/desk-map.ts'
import { Back, ListLine, Refused, Submit } from '#desk/frame/way.tsx'
import { readableMoment } from '#values/dates.ts'

/** One check: its state in a word and a sentence, and what to do. */
export type Sign = { name: string; state: 'Good' | 'Look' | 'Not known'; sentence: string }
export type DeadEnquiry = { id: string; reference: string; createdAt: number; lastError: string | null }

/** `problem`: why an enquiry was not sent again. */
type HealthProps = { signs: Sign[]; dead: DeadEnquiry[]; problem?: string | undefined }

/** The state of the deliveries in plain words, with advice. */
export function HealthPage({ signs, dead, problem }: HealthProps) {
  return (
    <div className="stack">
      <Back to={deskMap.home.path} words="Desk" />
      <h1>Health</h1>
      <Refused sentence={problem} />
      <ul className="windows">
        {signs.map(({ name, state, sentence }) => (
          <ListLine key={name} name={name} more={<span>{sentence}</span>}>
            <span className={state === 'Good' ? 'tag' : 'tag tag--late'}>{state}</span>
          </ListLine>
        ))}
      </ul>
      {dead.length > 0 && (
        <section className="box">
          <h2>Enquiries that reached nobody by mail</h2>
          <ul className="windows">
            {dead.map(({ id, reference, createdAt, lastError }) => (
              <ListLine key={id} name={reference} about={`${readableMoment(createdAt)}: ${lastError ?? 'given up'}`}>
                <form method="post" action={`${deskMap.health.path}#refused`}>
                  <input type="hidden" name="id" value={id} />
                  <Submit words="Send again" about={` ${reference}`} />
                </form>
              </ListLine>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
