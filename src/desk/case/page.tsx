import { brand } from '#brand.ts'
import { casePath, deskMap } from '#desk/frame/desk-map.ts'
import { PostForm } from '#desk/frame/post-form.tsx'
import { Back, Submit } from '#desk/frame/way.tsx'
import { heldWords } from '#domain/enquiries/held-reason.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { manyLines } from '#values/plain-text.ts'
import { CaseHeading } from './case-heading.tsx'
import { CaseNews } from './case-news.tsx'
import type { CasePageProps, Noted } from './case-page-props.ts'
import { DoForm } from './do-form.tsx'
import { History } from './history.tsx'
import { QuickButtons } from './quick-buttons.tsx'
import { ReviewBox } from './review-box.tsx'
import { SamePerson } from './same-person.tsx'
import { WriteForm } from './write-form.tsx'

/**
 * One case: the enquiry, the history, the next step. It is one form: each button sends all typed text. The answer shows
 * again what that button does not save.
 */
export function CasePage(props: CasePageProps) {
  const { sheet, wants, noted } = props
  const { row, enquiry } = sheet
  return (
    <>
      <Back to={deskMap.inbox.path} words="‹ Inbox" />
      <CaseHeading {...props} />
      {noted && <NotedMessage noted={noted} />}
      <PostForm to={casePath(row.id)} noValidate>
        {row.stage !== 'held' && <FirstButton />}
        <CaseNews sheet={sheet} />
        <QuickButtons {...props} />
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
      </PostForm>
    </>
  )
}

/** The Enter key presses the first button of a form: this one saves. */
function FirstButton() {
  return (
    <button className="vh" type="submit" tabIndex={-1} aria-hidden="true">
      Save
    </button>
  )
}

function HeldForm({ sheet: { row, enquiry } }: CasePageProps) {
  const judge = casePath(row.id, 'held')
  return (
    <section className="box case-2" aria-labelledby="h-held">
      <h2 id="h-held">Held: {heldWords(enquiry.heldReason)}</h2>
      <p>It was taken in and the visitor was told so; nobody was mailed. Is it a person?</p>
      <div className="row held">
        <Submit formAction={judge} name="verdict" value="new" look="go" words="Let it through" />
        <Submit formAction={judge} name="verdict" value="spam" look="bad" words="Spam" />
      </div>
    </section>
  )
}

/** A noted message is opened by a second press, because no response may redirect to another site. */
function NotedMessage({ noted: { channel, link, whole } }: { noted: Noted }) {
  const program = channel === 'whatsapp' ? 'WhatsApp' : 'mail'
  return (
    <div className="say say--ok sent" id="send" role="status" tabIndex={-1}>
      <p>Noted in the history. Now send it:</p>
      <a className="btn btn--go" href={link} target="_blank" rel="noopener noreferrer">
        <Icon name={channel === 'whatsapp' ? 'chat' : 'mail'} />
        Open in {program}
      </a>
      {whole && (
        <>
          <label htmlFor="whole">It is too long for a link, which has its beginning. All of it, to copy</label>
          <textarea id="whole" readOnly rows={4} dir="auto" defaultValue={whole} />
        </>
      )}
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

function PageLink({ address }: { address: string }) {
  if (!address.startsWith(`${brand.origin}/`)) return address
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {address}
    </a>
  )
}
