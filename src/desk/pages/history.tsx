import type { EventRow } from '#data/cases/case-rows.ts'
import type { EventKind } from '#domain/cases/case.ts'
import { duration } from '#domain/cases/sections.ts'
import { isLostReason, isStage, LOST_REASONS, STAGE_NAMES } from '#domain/cases/stages.ts'
import { readableDate, readableMoment } from '#domain/dates.ts'
import { shortName } from '#domain/desk/staff.ts'
import type { TakenEnquiry } from '#domain/enquiries/enquiry.ts'
import { manyLines } from '#domain/plain-text.ts'

const NAMES: Record<EventKind, string> = {
  call: 'Called',
  'no-answer': 'Called, no answer',
  whatsapp: 'WhatsApp',
  mail: 'Mail',
  note: 'Note',
  stage: 'Stage',
  owner: 'With',
  'follow-up': 'Next step',
  joined: 'Joined with another enquiry',
  split: 'Split from another enquiry',
}

/** What happened, newest first, down to the enquiry itself. */
export function History({ events, enquiry }: { events: EventRow[]; enquiry: TakenEnquiry }) {
  const first = events.findLast(({ kind }) => kind === 'call' || kind === 'whatsapp' || kind === 'mail')
  return (
    <section className="box case-4" aria-labelledby="h-history">
      <h2 id="h-history">History</h2>
      <ol className="history">
        {events.map((event) => (
          <li key={event.id} data-event={event.kind} className={event.text ? 'history-said' : undefined}>
            <EventWords event={event} />
            <p className="history-when">
              {readableMoment(event.at)} · {shortName(event.actor)}
              {event === first && ` · first answer after ${duration(event.at - enquiry.createdAt)}`}
            </p>
          </li>
        ))}
        <li className="history-them">
          <p>Asked{enquiry.page && <> on {enquiry.page}</>}</p>
          <p className="history-when">{readableMoment(enquiry.createdAt)} · visitor</p>
        </li>
      </ol>
    </section>
  )
}

function EventWords({ event: { kind, was, became, text } }: { event: EventRow }) {
  const isChange = was !== '' || became !== ''
  return (
    <>
      <p dir="auto">
        {NAMES[kind]}
        {isChange && kind !== 'joined' && kind !== 'split' && (
          <>
            : <del>{shown(kind, was)}</del> → <ins>{shown(kind, became)}</ins>
          </>
        )}
        {kind === 'stage' && text && `, ${reasonWords(text)}`}
      </p>
      {kind !== 'stage' && text && (
        <p className="history-text" dir="auto">
          {manyLines(text)}
        </p>
      )}
    </>
  )
}

/** A value of a change as people read it. */
function shown(kind: EventKind, value: string): string {
  if (value === '') return 'nothing'
  if (kind === 'stage') return isStage(value) ? STAGE_NAMES[value] : value
  if (kind === 'owner') return shortName(value)
  const [, day = '', line = ''] = /^(\d{4}-\d\d-\d\d) ?(.*)$/s.exec(value) ?? []
  return day ? [readableDate(day), line].filter(Boolean).join(': ') : value
}

function reasonWords(text: string): string {
  const [reason = '', ...note] = text.split(': ')
  return [isLostReason(reason) ? LOST_REASONS[reason] : reason, note.join(': ')].filter(Boolean).join(': ')
}
