import type { CaseInList } from '#data/cases/case-rows.ts'
import type { EnquiryRow } from '#data/enquiries/schema.ts'
import type { Traces as Found, Trace } from '#data/enquiries/traces.ts'
import { shownName } from '#desk/frame/case-in-words.tsx'
import { deskMap, tourPath } from '#desk/frame/desk-map.ts'
import { FindForm } from '#desk/frame/find-form.tsx'
import { Field } from '#desk/frame/form-field.tsx'
import { Back, ListLine, Refused, Submit, Way } from '#desk/frame/way.tsx'
import { isLongEnough, NAME_TOO_SHORT } from '#domain/enquiries/name-to-find.ts'
import { readableMoment } from '#values/dates.ts'
import { oneLine } from '#values/plain-text.ts'

/** The persons found for the typed text. `more`: there are further ones. */
export function WhichPersonPage({ text, rows, more }: { text: string; rows: CaseInList[]; more: boolean }) {
  return (
    <div className="stack">
      <Back to={deskMap.owner.path} words="‹ Owner" />
      <h1>Erase a person</h1>
      <FindForm action={deskMap.erase.path} text={text} />
      {text !== '' && rows.length === 0 && <p className="say">Nobody fits.</p>}
      <ul className="windows">
        {rows.map((row) => (
          <ListLine key={row.id} name={shownName(row)} about={aboutOf(row)}>
            <Way
              to={`${deskMap.erase.path}?case=${row.id}`}
              look=""
              words="See what goes"
              about={` of ${shownName(row)}`}
            />
          </ListLine>
        ))}
      </ul>
      {more && <p className="say">There are more. One more word finds fewer.</p>}
    </div>
  )
}

/** An enquiry to erase: stored, or a copy in the spill. */
export type Going = Pick<EnquiryRow, 'id' | 'reference' | 'name' | 'phone' | 'email' | 'createdAt' | 'message'>

/** The ticks of a refused form: enquiry ids and mention keys. */
export type Ticked = { ids: string[]; traces: string[] }

type ErasePersonProps = {
  caseId: string
  /** A further name to search for; undefined: none was sent. */
  name: string | undefined
  /** The number and the address by which they were found, so that the form finds them after the case is erased. */
  contacts: string[]
  going: Going[]
  /** Mentions of the person outside these enquiries; `byHand`: those in longer texts, which staff have to edit. */
  found: Found & { byHand: Trace[] }
  /** Undefined: all. */
  ticked?: Ticked | undefined
  problem?: string | undefined
}

/** The name of a mention in a form. */
export function traceKey({ place, key }: Trace): string {
  return `${place} ${key}`
}

/** The data to erase, each enquiry ticked; a further tick confirms. */
export function ErasePersonPage({ caseId, name, contacts, going, found, ticked, problem }: ErasePersonProps) {
  return (
    <div className="stack">
      <Back to={deskMap.erase.path} words="‹ Another person" />
      <h1>What goes</h1>
      <Refused sentence={problem} />
      <p>
        These have the same number or address, or were joined by somebody of the desk. Take the tick away from one that
        is somebody else’s.
      </p>
      <NameForm caseId={caseId} name={name} />
      <form className="box stack" method="post" action={`${deskMap.erase.path}#refused`}>
        <input type="hidden" name="case" value={caseId} />
        <input type="hidden" name="name" value={name ?? ''} />
        {contacts.map((contact) => (
          <input key={contact} type="hidden" name="contact" value={contact} />
        ))}
        <ul className="windows">
          {going.map((each) => (
            <li key={each.id}>
              <label className="tick" dir="auto">
                <input
                  type="checkbox"
                  name="id"
                  value={each.id}
                  defaultChecked={ticked?.ids.includes(each.id) ?? true}
                />
                <span>
                  <b>{shownName(each)}</b>
                  <span className="hint">{aboutOf(each)}</span>
                  {each.message && <span className="hint">“{oneLine(each.message, 200)}”</span>}
                </span>
              </label>
            </li>
          ))}
        </ul>
        <Traces {...{ found, ticked }} />
        <p>
          Everything in these enquiries goes, with the notes, messages and next steps of their cases. Bare rows stay for
          counting. The staff who got the mail are told that it is gone; the mail itself stays in their mailbox until
          they delete it.
        </p>
        <label className="tick">
          <input type="checkbox" name="sure" value="yes" />
          <span>Yes, erase them for ever. It cannot be undone.</span>
        </label>
        <Submit look="bad" words="Erase what is ticked" />
      </form>
    </div>
  )
}

const NAMED = 'Their name in reviews, in notes of other cases and in texts of tours and places'

/** A name is searched only on request, because others may share it. */
function NameForm({ caseId, name }: Pick<ErasePersonProps, 'caseId' | 'name'>) {
  const mistake = name === undefined || isLongEnough(name) ? undefined : NAME_TOO_SHORT
  return (
    <form className="box stack" action={deskMap.erase.path}>
      <input type="hidden" name="case" value={caseId} />
      <Field
        {...{ name: 'name', label: NAMED, mistake, defaultValue: name }}
        {...{ dir: 'auto', autoComplete: 'off', maxLength: 200 }}
      />
      <Submit words="Look for this name too" />
    </form>
  )
}

function Traces({ found, ticked }: Pick<ErasePersonProps, 'found' | 'ticked'>) {
  const { traces, byHand } = found
  const notes = [
    ...(traces.some(({ byName }) => byName) ? ['Tick what is about this person: others may have the same name.'] : []),
    ...(byHand.length > 0
      ? ['First change what is to be changed by hand, then look again for its earlier versions.']
      : []),
    ...found.leftOut,
  ]
  if (traces.length + byHand.length + notes.length === 0) return null
  return (
    <>
      <h2>Elsewhere</h2>
      <p>{notes.join(' ')}</p>
      <ul className="windows">
        {traces.map((trace) => (
          <li key={traceKey(trace)}>
            <label className="tick" dir="auto">
              <input
                type="checkbox"
                name="trace"
                value={traceKey(trace)}
                defaultChecked={ticked?.traces.includes(traceKey(trace)) ?? !trace.byName}
              />
              <TraceWords trace={trace} />
            </label>
          </li>
        ))}
        {byHand.map((trace) => (
          <li key={traceKey(trace)} dir="auto">
            <TraceWords trace={trace} />
            <ByHand trace={trace} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Where the desk has the page of what is to be changed by hand. */
const PAGES: Partial<Record<Trace['place'], (at: string) => string>> = {
  template: (id) => `${deskMap.templates.path}?template=${id}`,
  tour: (id) => tourPath(id),
  'draft of a tour': (id) => tourPath(id),
  place: (name) => `${deskMap.places.path}?of=${encodeURIComponent(name)}`,
  country: (slug) => `${deskMap.countries.path}?of=${slug}`,
  fact: (id) => deskMap.fact.path.replace(':id', id),
}

function ByHand({ trace: { place, at } }: { trace: Trace }) {
  const page = at && PAGES[place]?.(at)
  return page ? (
    <Way to={page} look="" words="Change it by hand" about={`: ${place} ${at}`} />
  ) : (
    <b>Change it by hand</b>
  )
}

function TraceWords({ trace: { place, at = '', says } }: { trace: Trace }) {
  return (
    <span>
      <b>{`${place.charAt(0).toUpperCase()}${place.slice(1)} ${at}`.trim()}</b>
      <span className="hint">{oneLine(says, 200)}</span>
    </span>
  )
}

function aboutOf({
  reference,
  phone,
  email,
  createdAt,
}: Pick<Going, 'reference' | 'phone' | 'email' | 'createdAt'>): string {
  return [reference, oneLine(phone, 40), oneLine(email, 60), readableMoment(createdAt)].filter(Boolean).join(' · ')
}
