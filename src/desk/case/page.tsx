import { brand } from '#brand.ts'
import type { CaseInList } from '#data/cases/case-rows.ts'
import type { CaseSheet } from '#data/cases/read-case.ts'
import { casePath, deskMap } from '#desk/frame/desk-map.ts'
import type { Tours } from '#desk/frame/tour-names.ts'
import { shownName, tripWords, Waiting } from '#desk/inbox/case-list.tsx'
import type { Case, CaseFields } from '#domain/cases/case.ts'
import type { CaseForm, CaseMistakes } from '#domain/cases/case-form.ts'
import { journeyWords, stillUnknown } from '#domain/cases/journey.ts'
import type { Mark } from '#domain/cases/marks.ts'
import { duration, type Moment } from '#domain/cases/sections.ts'
import { STAGE_NAMES } from '#domain/cases/stages.ts'
import type { Template } from '#domain/cases/template.ts'
import { heldWords } from '#domain/enquiries/marks.ts'
import { shortName } from '#domain/staff/staff.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { readableDate, readableMoment } from '#values/dates.ts'
import { type PhoneNumber, spaced } from '#values/phone/phone.ts'
import { manyLines, oneLine } from '#values/plain-text.ts'
import { DoForm } from './do-form.tsx'
import { History } from './history.tsx'
import { ReviewBox } from './review-box.tsx'
import { WriteForm } from './write-form.tsx'

/** The message form: the template it began with, its text, and the day of the next step. */
export type ShownDraft = {
  template: string
  text: string
  step: string
  stepDay: string
  /** What the template gave: another text was typed. */
  filled: string
  problem?: string | undefined
}

/** A message that was noted and now waits to be opened in its program. */
export type Noted = { channel: 'whatsapp' | 'mail'; link: string }

export type CasePageProps = {
  sheet: CaseSheet
  moment: Moment
  tours: Tours
  /** What the visitor wants, line by line. */
  wants: [label: string, value: string][]
  numbers: PhoneNumber[]
  mailable: boolean
  templates: Template[]
  draft: ShownDraft
  form: CaseForm
  mistakes: CaseMistakes
  owners: string[]
  /** Made for this page: a form of it that is sent twice is one. */
  formKey: string
  noted?: Noted | undefined
  /** Who reads the page, by e-mail. */
  me: string
  /** What the guest is asked after the journey; undefined: no link can be made. */
  asking: string | undefined
}

/**
 * One case: what the visitor wants, what was done, what is next. It is one form, so that each button sends all that was
 * typed, and the answer can show again what that button does not save.
 */
export function CasePage(props: CasePageProps) {
  const { sheet, moment, wants, numbers, noted, formKey } = props
  const { row, enquiry } = sheet
  const step = row.followUpOn && nextWords(row)
  return (
    <>
      <a className="back" href={deskMap.inbox.path}>
        ‹ Inbox
      </a>
      <Heading sheet={sheet} moment={moment} />
      <Colleagues {...props} />
      {noted && <NotedMessage noted={noted} />}
      <form method="post" action={`${casePath(row.id)}#refused`} noValidate>
        <input type="hidden" name="key" value={formKey} />
        {row.stage !== 'held' && <FirstButton />}
        <AddedLines sheet={sheet} />
        {step && (
          <p className="say" dir="auto">
            <b>Next:</b> {step}
          </p>
        )}
        <Journey row={row} />
        {row.joinedInto && (
          <p className="say">
            It is of the same person as <a href={casePath(row.joinedInto)}>another case</a>, and stands under that one.
          </p>
        )}
        <Quick numbers={numbers} isHeld={row.stage === 'held'} />
        <Marks row={row} />
        <div className="case">
          <div>
            <section className="box case-1" aria-labelledby="h-wants">
              <h2 id="h-wants">Who it is, and what they ask for</h2>
              <Wants rows={wants} />
            </section>
            {row.stage === 'held' ? <HeldForm {...props} /> : <WriteForm {...props} />}
            <History events={sheet.events} enquiry={enquiry} />
          </div>
          <div>
            {row.stage !== 'held' && <DoForm {...props} />}
            <ReviewBox {...props} />
            <SamePerson {...props} />
          </div>
        </div>
      </form>
    </>
  )
}

/** The Enter key presses the first button of a form: it saves, whatever stands above the button that is seen. */
function FirstButton() {
  return (
    <button className="vh" type="submit" tabIndex={-1} aria-hidden="true">
      Save
    </button>
  )
}

function Heading({ sheet: { row, enquiry }, moment }: Pick<CasePageProps, 'sheet' | 'moment'>) {
  return (
    <div className="heading">
      <h1 dir="auto">{shownName(enquiry)}</h1>
      <Waiting row={row} moment={moment} />
      {row.urgent === 1 && (
        <>
          {' '}
          <span className="tag tag--late">Urgent</span>
        </>
      )}
      {row.guest === 1 && (
        <>
          {' '}
          <span className="tag">Existing guest</span>
        </>
      )}
      {row.unasked === 1 && (
        <>
          {' '}
          <span className="tag">Not to be asked for a review</span>
        </>
      )}{' '}
      <span className="dim">
        {STAGE_NAMES[row.stage]}
        {row.owner && ` · with ${shortName(row.owner)}`} · <span className="num">{enquiry.reference}</span>
      </span>
    </div>
  )
}

/** For how long a colleague who opened a case counts as busy with it, in ms. */
const BUSY = 30 * 60_000

/** Who else has the case open, and who wrote last: two people are not to answer one guest. */
function Colleagues({ sheet: { row, events }, moment, me }: CasePageProps) {
  const { lookedBy, lookedAt } = row
  const isOpen = lookedBy !== '' && lookedBy !== me && lookedAt !== null && moment.now - lookedAt < BUSY
  const wrote = events.find(({ kind, actor }) => (kind === 'whatsapp' || kind === 'mail') && actor !== me)
  if (!isOpen && !wrote) return null
  const lines = [
    isOpen && `${shortName(lookedBy)} opened this case ${duration(moment.now - lookedAt)} ago.`,
    wrote && `${shortName(wrote.actor)} wrote to the guest on ${readableMoment(wrote.at)}.`,
  ]
  return <p className="dim">{lines.filter(Boolean).join(' ')}</p>
}

/** "12 Jan 2027: Send the papers". */
export function nextWords({ followUpOn, followUpLine }: CaseFields): string {
  return [readableDate(followUpOn), followUpLine].filter(Boolean).join(': ')
}

/** What was agreed, what is still to be asked and what is missing before they go. */
function Journey({ row }: { row: CaseFields }) {
  if (row.stage !== 'won') return null
  const unknown = stillUnknown(row)
  return (
    <p className="say" data-journey dir="auto">
      <b>Journey:</b> {journeyWords(row) || 'nothing noted'}.
      {unknown.length > 0 && ` Still to be noted: ${unknown.join(', ')}.`}
      {row.missing && (
        <>
          {' '}
          <b>Missing before travel:</b> {row.missing}
        </>
      )}
    </p>
  )
}

/** What the visitor added since a colleague looked, to this enquiry or to one that is joined to it. */
function AddedLines({ sheet: { row, joined, review } }: Pick<CasePageProps, 'sheet'>) {
  const till = Math.max(...[row, ...joined].map(({ addedAt }) => addedAt ?? 0))
  if (till === 0) return null
  return (
    <div className="say row">
      <input type="hidden" name="read" value={till} />
      {review?.sentAt === till ? (
        <span>
          <b>The guest has sent a review</b>, {readableMoment(till)}: <a href="#review">read it</a>.
        </span>
      ) : (
        <span>
          <b>The visitor has added something</b>, {readableMoment(till)}: it stands under{' '}
          <a href="#h-history">History</a>.
        </span>
      )}
      <button className="btn" type="submit" formAction={casePath(row.id, 'seen')} name="till" value={till}>
        Seen
      </button>
    </div>
  )
}

/** A noted message is opened by a second press: no answer of ours may lead to another site by itself. */
function NotedMessage({ noted: { channel, link } }: { noted: Noted }) {
  const program = channel === 'whatsapp' ? 'WhatsApp' : 'mail'
  return (
    <div className="say say--ok sent" id="send" role="status" tabIndex={-1}>
      <p>Noted in the history. Now send it:</p>
      <a className="btn btn--go" href={link} target="_blank" rel="noopener noreferrer">
        <Icon name={channel === 'whatsapp' ? 'chat' : 'mail'} />
        Open in {program}
      </a>
    </div>
  )
}

function Quick({ numbers, isHeld }: Pick<CasePageProps, 'numbers'> & { isHeld: boolean }) {
  return (
    <div className="quick row">
      {numbers.slice(0, 2).map(({ number, call }) => (
        <a key={number} className="btn btn--call" href={call}>
          <Icon name="phone" />
          <span>
            Call <span className="num">+{spaced(number)}</span>
          </span>
        </a>
      ))}
      {!isHeld && (
        <>
          <a className="btn btn--chat" href="#write">
            <Icon name="chat" />
            Write
          </a>
          <a className="btn" href="#do">
            <Icon name="cal" />
            Next step
          </a>
        </>
      )}
    </div>
  )
}

/** What everybody is to see at first sight: one press sets it, one takes it away. */
function Marks({ row }: { row: Case }) {
  const marks: [mark: Mark, set: string, unset: string][] = [
    ['urgent', 'Mark as urgent', 'Not urgent any more'],
    ['guest', 'Mark as an existing guest', 'Not an existing guest'],
    ...(row.stage === 'won'
      ? [['unasked', 'Do not ask for a review', 'May be asked for a review'] as [Mark, string, string]]
      : []),
  ]
  return (
    <div className="row marks">
      {marks.map(([mark, set, unset]) => (
        <button
          key={mark}
          className="btn"
          type="submit"
          formAction={casePath(row.id, 'mark')}
          name={row[mark] ? 'unset' : 'set'}
          value={mark}
        >
          {row[mark] ? unset : set}
        </button>
      ))}
    </div>
  )
}

function Wants({ rows }: { rows: CasePageProps['wants'] }) {
  return (
    <dl className="wants">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{label === 'Page' ? <PageLink address={value} /> : manyLines(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The page from which it was sent. */
function PageLink({ address }: { address: string }) {
  if (!address.startsWith(`${brand.origin}/`)) return address
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {address}
    </a>
  )
}

/** Why it is held, and the two ways on. */
function HeldForm({ sheet: { row, enquiry } }: CasePageProps) {
  const judge = casePath(row.id, 'held')
  return (
    <section className="box case-2" aria-labelledby="h-held">
      <h2 id="h-held">Held: {heldWords(enquiry.heldReason)}</h2>
      <p>It was taken in and the visitor was told so; nobody was mailed. Is it a person?</p>
      <div className="row held">
        <button className="btn btn--go" type="submit" formAction={judge} name="verdict" value="new">
          Let it through
        </button>
        <button className="btn btn--bad" type="submit" formAction={judge} name="verdict" value="spam">
          Spam
        </button>
      </div>
    </section>
  )
}

/** A guess that staff confirm: each enquiry keeps its own name, and nothing is moved. */
function SamePerson({ sheet, tours }: CasePageProps) {
  const { joined, samePerson, sharedBy } = sheet
  if (joined.length === 0 && samePerson.length === 0 && sharedBy === 0) return null
  return (
    <section className="box case-3" aria-labelledby="h-same">
      <h2 id="h-same">The same person</h2>
      {sharedBy > 0 && (
        <p className="dim">
          A number or address of this enquiry stands in {sharedBy} others: an agent’s or an office’s. They are not
          suggested here.
        </p>
      )}
      <ul className="same">
        {joined.map((other) => (
          <OtherCase key={other.id} other={other} tours={tours} act="split" sheet={sheet} />
        ))}
        {samePerson.map((other) => (
          <OtherCase key={other.id} other={other} tours={tours} act="join" sheet={sheet} />
        ))}
      </ul>
    </section>
  )
}

type OtherProps = { other: CaseInList; tours: Tours; act: 'join' | 'split'; sheet: CaseSheet }

function OtherCase({ other, tours, act, sheet }: OtherProps) {
  const name = shownName(other)
  return (
    <li data-other={other.id}>
      <p dir="auto">
        <a href={casePath(other.id)}>{name}</a>, {readableMoment(other.createdAt)}. {tripWords(other, tours)}.{' '}
        <b>{STAGE_NAMES[other.stage]}</b>
        {other.followUpOn && `, next ${nextWords(other)}`}
        {other.message && ` “${oneLine(other.message, 140)}”`}
      </p>
      <button className="btn" type="submit" formAction={casePath(sheet.row.id, 'person')} name={act} value={other.id}>
        {act === 'join' ? 'Join the two' : 'Split again'}
        <span className="vh">: {name}</span>
      </button>
    </li>
  )
}
