import type { EventRow } from '#data/cases/case-rows.ts'
import { EVENT_NAMES, isAnswer, isDeed } from '#domain/cases/case.ts'
import { changeOf, reasonOf } from '#domain/cases/event-words.ts'
import { duration } from '#domain/cases/inbox-sections.ts'
import type { TakenEnquiry } from '#domain/enquiries/enquiry.ts'
import { CHANNELS } from '#domain/enquiries/source.ts'
import { shortName } from '#domain/staff/staff.ts'
import { readableMoment } from '#values/dates.ts'
import { manyLines } from '#values/plain-text.ts'

/** The history, newest first, down to the enquiry itself. */
export function History({ events, enquiry }: { events: EventRow[]; enquiry: TakenEnquiry }) {
  const first = events.findLast(({ kind }) => isDeed(kind) && isAnswer(kind))
  return (
    <section className="box case-4" aria-labelledby="h-history">
      <h2 id="h-history">History</h2>
      <ol className="history">
        {events.map((event) => (
          <li key={event.id} data-event={event.kind} className={event.text ? 'history-said' : undefined}>
            <EventWords event={event} />
            <p className="history-when">
              {readableMoment(event.at)} · {event.actor ? shortName(event.actor) : 'visitor'}
              {event === first && ` · first answer after ${duration(event.at - enquiry.createdAt)}`}
            </p>
          </li>
        ))}
        <li className="history-them">
          <p>
            {enquiry.kind === 'noted' ? `Came by: ${CHANNELS[enquiry.channel]}` : 'Asked'}
            {enquiry.page && ` on ${enquiry.page}`}
          </p>
          <p className="history-when">
            {readableMoment(enquiry.createdAt)} · {enquiry.kind === 'noted' ? 'noted here' : 'visitor'}
          </p>
        </li>
      </ol>
    </section>
  )
}

function EventWords({ event }: { event: EventRow }) {
  const { kind, text } = event
  const [change, reason] = [changeOf(event), reasonOf(event)]
  return (
    <>
      <p dir="auto">
        {EVENT_NAMES[kind]}
        {change && (
          <>
            : <del>{change.was}</del> → <ins>{change.became}</ins>
          </>
        )}
        {reason && `, ${reason}`}
      </p>
      {kind !== 'stage' && text && (
        <p className="history-text" dir="auto">
          {manyLines(text)}
        </p>
      )}
    </>
  )
}
