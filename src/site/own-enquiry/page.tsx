import { brand } from '#brand.ts'
import type { PageHead } from '#delivery/html/head.ts'
import { LinkedStyles } from '#delivery/html/later-styles.tsx'
import type { TourInBrief } from '#domain/catalogue/tour.ts'
import type { TakenEnquiry } from '#domain/enquiries/enquiry.ts'
import { copyLinks, ownRows } from '#domain/enquiries/own-words.ts'
import { pathTo } from '#domain/site/paths.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { clockInIndia } from '#values/dates.ts'
import { FIELD_LETTERS } from '#values/letter-limits.ts'

/** An enquiry for its sender. `ticket`: opens it. `by`: when it is answered, in words. */
export type OwnEnquiryProps = {
  enquiry: TakenEnquiry
  /** Its tour; undefined: none, or not known now. */
  tour: TourInBrief | undefined
  ticket: string
  by: string
  /** The key of the form for a further line, which is sent once; undefined: no line can be added. */
  lineKey: string | undefined
  /** When the last line was added, in ms since 1970; undefined: none. */
  addedAt: number | undefined
}

/** The sent enquiry, links for copying it, and a form for a line in the first hour. */
export function OwnEnquiry({ isOwnPage, ...own }: OwnEnquiryProps & { isOwnPage?: boolean }) {
  const { enquiry, tour, ticket, by, lineKey, addedAt } = own
  const { mail, chat, text } = copyLinks(enquiry, { tour, by, address: brand.origin + pathTo('ownEnquiry', ticket) })
  return (
    <div className="own" data-own>
      <LinkedStyles of="own" />
      <h2>What you sent</h2>
      <dl>
        {ownRows(enquiry, tour).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        A copy for yourself: <a href={mail}>by e-mail</a>{' '}
        <a href={chat} target="_blank" rel="noopener noreferrer">
          on WhatsApp
        </a>
      </p>
      {text && (
        <div className="field">
          <label htmlFor="copy">It is too long for a link, which has its beginning. All of it, to copy</label>
          <textarea id="copy" readOnly rows={4} dir="auto" defaultValue={text} />
        </div>
      )}
      {addedAt && (
        <p id="added" role="status" tabIndex={-1}>
          Added {clockInIndia(new Date(addedAt)).slice(11, 16)} IST
        </p>
      )}
      {lineKey && <AddLine ticket={ticket} lineKey={lineKey} from={isOwnPage ? 'own' : ''} />}
      <p>
        {!isOwnPage && <a href={pathTo('ownEnquiry', ticket)}>See how far it is, or withdraw it</a>} Keep this link to
        yourself: whoever has it sees what you sent.
      </p>
    </div>
  )
}

/** `from`: the page to return to, "own" or that of the thanks. */
type AddLineProps = { ticket: string; lineKey: string; from: string; typed?: string }

function AddLine({ ticket, lineKey, from, typed }: AddLineProps) {
  return (
    <form method="post" action={pathTo('addLine')}>
      <input type="hidden" name="ticket" value={ticket} />
      <input type="hidden" name="key" value={lineKey} />
      <input type="hidden" name="from" value={from} />
      <div className="field">
        <label htmlFor="line">Forgot something? Add a line within the hour</label>
        <input
          id="line"
          name="line"
          maxLength={FIELD_LETTERS}
          required
          dir="auto"
          defaultValue={typed}
          aria-describedby={typed === undefined ? undefined : 'line-problem'}
        />
      </div>
      <button className="btn btn--line" type="submit">
        Add it
      </button>
    </form>
  )
}

/** A refused line: the reason, and the line in its field. */
export function LineAgainPage({ problem, ...form }: Required<AddLineProps> & { problem: string }) {
  return (
    <main id="main" className="wrap notice">
      <h1>Add a line to your enquiry</h1>
      <p className="lead" role="alert" id="line-problem">
        {problem}
      </p>
      <div className="own">
        <LinkedStyles of="own" />
        <AddLine {...form} />
        <p>
          <a href={pathTo('ownEnquiry', form.ticket)}>See your enquiry</a> or call{' '}
          <a href={`tel:+${brand.phone.digits}`}>{brand.phone.shown}</a>
        </p>
      </div>
    </main>
  )
}

/** The withdrawal is not confirmed: the reason, and the button again. */
export function WithdrawAgainPage({ problem, ticket }: { problem: string; ticket: string }) {
  return (
    <main id="main" className="wrap notice">
      <h1>Your enquiry</h1>
      <p className="lead" role="alert">
        {problem}
      </p>
      <LinkedStyles of="own" />
      <Withdraw ticket={ticket} isOpen />
    </main>
  )
}

/** The progress of an enquiry, and the button that withdraws it. */
export function OwnEnquiryPage({ status, own }: { status: string; own?: OwnEnquiryProps | undefined }) {
  return (
    <main id="main" className="wrap notice">
      <h1>Your enquiry {own && <span className="reference">{own.enquiry.reference}</span>}</h1>
      <p className="lead" role="status">
        {status}
      </p>
      {own && <p>{own.by}</p>}
      {own && <OwnEnquiry {...own} isOwnPage />}
      {own && <Withdraw ticket={own.ticket} />}
    </main>
  )
}

/** Two presses without script: the first explains the second. */
function Withdraw({ ticket, isOpen }: { ticket: string; isOpen?: true }) {
  return (
    <details className="own" open={isOpen}>
      <summary>Withdraw my enquiry</summary>
      <form method="post" action={pathTo('withdraw')}>
        <p>We erase what you sent, and nobody calls you about it. This cannot be undone.</p>
        <input type="hidden" name="ticket" value={ticket} />
        <button className="btn btn--ink" type="submit">
          <Icon name="close" />
          Yes, withdraw and erase it
        </button>
      </form>
    </details>
  )
}

export const ownEnquiryHead: PageHead = {
  title: 'Your enquiry',
  description: `How far your enquiry to ${brand.fullName} is, and the way to add to it or to withdraw it.`,
  keywords: ['enquiry'],
  path: pathTo('home'),
  scene: brand.scene,
  style: 'text',
  unlisted: true,
}
