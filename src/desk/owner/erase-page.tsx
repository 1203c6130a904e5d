import type { CaseInList } from '#data/cases/case-rows.ts'
import type { Mention, Mentions } from '#data/enquiries/mentions.ts'
import type { EnquiryRow } from '#data/enquiries/schema.ts'
import { shownName } from '#desk/frame/case-in-words.tsx'
import { deskMap, tourPath } from '#desk/frame/desk-map.ts'
import { FindForm } from '#desk/frame/find-form.tsx'
import { Field } from '#desk/frame/form-field.tsx'
import { Back, ListLine, Refused, Submit, Way } from '#desk/frame/way.tsx'
import { readContact } from '#domain/enquiries/contact.ts'
import { isOfAnother } from '#domain/enquiries/mention-of-another.ts'
import { HOW_NAMES_ARE_FOUND, isLongEnough, NAME_TOO_SHORT } from '#domain/enquiries/name-to-find.ts'
import { readableMoment } from '#values/dates.ts'
import { oneLine } from '#values/plain-text.ts'

/** The person to erase. */
export type Person = {
  /** Empty for a person without a case. */
  caseId: string
  /** A name to look for too; undefined if the form had none. */
  name: string | undefined
  /** The numbers and addresses that find the person, also after the case is erased. */
  contacts: string[]
}

type WhichPersonProps = { text: string; rows: CaseInList[]; more: boolean; person: Person }

/** The persons found for the typed text. `more`: there are further ones. */
export function WhichPersonPage({ text, rows, more, person }: WhichPersonProps) {
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
      <h2>Without a case</h2>
      <p>Somebody whose case is gone, or whom only a review, a note or the text of a tour names.</p>
      <LookForm person={person} />
    </div>
  )
}

/** An enquiry to erase: stored, or a copy in the spill. */
export type Going = Pick<EnquiryRow, 'id' | 'reference' | 'name' | 'phone' | 'email' | 'createdAt' | 'message'>

/** The ticks of a refused form: enquiry ids and mention keys. */
export type Ticked = { ids: string[]; mentions: string[] }

type ErasePersonProps = {
  person: Person
  going: Going[]
  /** Mentions of the person outside these enquiries; `byHand`: those in longer texts, which staff have to edit. */
  elsewhere: Mentions & { byHand: Mention[] }
  /** Undefined: all. */
  ticked?: Ticked | undefined
  problem?: string | undefined
}

/** The name of a mention in a form. */
export function mentionKey({ place, key }: Mention): string {
  return `${place} ${key}`
}

/** The data to erase, each enquiry ticked; a further tick confirms. */
export function ErasePersonPage({ person, going, elsewhere, ticked, problem }: ErasePersonProps) {
  const { mentions, byHand, leftOut } = elsewhere
  return (
    <div className="stack">
      <Back to={deskMap.erase.path} words="‹ Another person" />
      <h1>What goes</h1>
      <Refused sentence={problem} />
      {going.length > 0 && (
        <p>
          These have the same number or address, or were joined by somebody of the desk. Take the tick away from one
          that is somebody else’s.
        </p>
      )}
      <LookForm person={person} />
      {going.length + mentions.length === 0 ? (
        <>
          <p className="say">
            {byHand.length > 0 ? 'Nothing can be erased here.' : 'Nothing of this person is found.'}
          </p>
          <Elsewhere {...{ mentions, byHand, leftOut }} />
        </>
      ) : (
        <EraseForm {...{ person, going, elsewhere, ticked }} />
      )}
    </div>
  )
}

function EraseForm({ person, going, elsewhere, ticked }: Omit<ErasePersonProps, 'problem'>) {
  const { caseId, name, contacts } = person
  return (
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
              <input type="checkbox" name="id" value={each.id} defaultChecked={ticked?.ids.includes(each.id) ?? true} />
              <span>
                <b>{shownName(each)}</b>
                <span className="hint">{aboutOf(each)}</span>
                {each.message && <span className="hint">“{oneLine(each.message, 200)}”</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <Elsewhere {...elsewhere} ticked={ticked} />
      {going.length > 0 && (
        <p>
          Everything in these enquiries goes, with the notes, messages and next steps of their cases. Bare rows stay for
          counting. The staff who got the mail are told that it is gone; the mail itself stays in their mailbox until
          they delete it.
        </p>
      )}
      <label className="tick">
        <input type="checkbox" name="sure" value="yes" />
        <span>Yes, erase them for ever. It cannot be undone.</span>
      </label>
      <Submit look="bad" words="Erase what is ticked" />
    </form>
  )
}

const NAMED = 'Their name in reviews, in notes of other cases and in texts of tours and places'

/** Looks for a person by what is typed. A name is searched only on request, because others may share it. */
function LookForm({ person: { caseId, name, contacts } }: { person: Person }) {
  const mistake = name === undefined || isLongEnough(name) ? undefined : NAME_TOO_SHORT
  const [contact = ''] = contacts
  const texts = { dir: 'auto', autoComplete: 'off', maxLength: 200 } as const
  return (
    <form className="box stack" action={deskMap.erase.path}>
      {caseId === '' ? (
        <Field
          {...{ name: 'contact', label: 'Number or e-mail', defaultValue: contact, ...texts }}
          mistake={contact === '' || readContact(contact) ? undefined : NO_CONTACT}
        />
      ) : (
        <input type="hidden" name="case" value={caseId} />
      )}
      <Field {...{ name: 'name', label: NAMED, mistake, defaultValue: name, hint: 'how-found', ...texts }} />
      <p className="hint" id="how-found">
        {HOW_NAMES_ARE_FOUND}
      </p>
      <Submit words={caseId === '' ? 'Look for this person' : 'Look for this name too'} />
    </form>
  )
}

const NO_CONTACT = 'Write one e-mail address, or a number of seven digits or more.'

type ElsewhereProps = ErasePersonProps['elsewhere'] & Pick<ErasePersonProps, 'ticked'>

function Elsewhere({ mentions, byHand, leftOut, ticked }: ElsewhereProps) {
  const notes = [
    ...(mentions.some(({ byName }) => byName)
      ? ['Tick what is about this person: others may have the same name.']
      : []),
    ...(byHand.some((each) => !isOfAnother(each))
      ? ['First change what is to be changed by hand, then look again for its earlier versions.']
      : []),
    ...leftOut,
  ]
  if (mentions.length + byHand.length + notes.length === 0) return null
  return (
    <>
      <h2>Elsewhere</h2>
      <p>{notes.join(' ')}</p>
      <ul className="windows">
        {mentions.map((mention) => (
          <li key={mentionKey(mention)}>
            <label className="tick" dir="auto">
              <input
                type="checkbox"
                name="mention"
                value={mentionKey(mention)}
                defaultChecked={ticked?.mentions.includes(mentionKey(mention)) ?? !mention.byName}
              />
              <MentionWords mention={mention} />
            </label>
          </li>
        ))}
        {byHand.map((mention) => (
          <li key={mentionKey(mention)} dir="auto">
            <MentionWords mention={mention} />
            <ByHand mention={mention} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Where the desk has the page of what is to be changed by hand. */
const PAGES: Partial<Record<Mention['place'], (at: string) => string>> = {
  template: (id) => `${deskMap.templates.path}?template=${id}`,
  tour: (id) => tourPath(id),
  'draft of a tour': (id) => tourPath(id),
  place: (name) => `${deskMap.places.path}?of=${encodeURIComponent(name)}`,
  country: (slug) => `${deskMap.countries.path}?of=${slug}`,
  fact: (id) => deskMap.fact.path.replace(':id', id),
}

function ByHand({ mention }: { mention: Mention }) {
  const { place, at = '' } = mention
  if (isOfAnother(mention))
    return (
      <Way to={deskMap.enquiry.path.replace(':reference', at)} look="" words="See that enquiry" about={`: ${at}`} />
    )
  const page = at && PAGES[place]?.(at)
  return page ? (
    <Way to={page} look="" words="Change it by hand" about={`: ${place} ${at}`} />
  ) : (
    <b>Change it by hand</b>
  )
}

function MentionWords({ mention }: { mention: Mention }) {
  const { place, at = '', says } = mention
  return (
    <span>
      <b>{`${place.charAt(0).toUpperCase()}${place.slice(1)} ${at}`.trim()}</b>
      <span className="hint">{oneLine(says, 200)}</span>
      {isOfAnother(mention) && (
        <span className="hint">It has another number or address. If it is this person’s, erase it by its case.</span>
      )}
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
