import type { MouseEventHandler, ReactNode, Ref, SubmitEventHandler } from 'react'
import { retention } from '#brand.ts'
import { type FormKind, isProblem, type Problem } from '#domain/enquiries/enquiry.ts'
import type { EnquiryField } from '#domain/enquiries/enquiry-fields.ts'
import { pathTo } from '#domain/site/paths.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { CallbackFields, MessageField, PersonFields, TourFields, WishFields } from './enquiry-fields.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { type FormState, TextField } from './field.tsx'

/** Which form it is and what it already knows. */
export type EnquiryFormProps = FormState &
  Problem & {
    kind: FormKind
    /** The day in India, ISO: the first travel date that can be chosen. */
    today: string
    /** The trip that it asks for and what that comes to, in words. */
    trip?: string | undefined
    /** Makes repeats of this very form one enquiry; only ever in pages that no cache keeps. */
    formKey?: string | undefined
  }

/** Texts that only the other kinds ask for: where one was sent all the same, it comes back in a field. */
const OTHERS: Record<FormKind, EnquiryField[]> = {
  contact: ['passengers', 'date', 'place', 'hours', 'wishes'],
  callback: ['place'],
  tour: ['passengers'],
}

/** What the living form adds: it sends by itself, it is busy meanwhile, and something may stand before its button. */
type Living = {
  busy: boolean
  form?: Ref<HTMLFormElement>
  summary?: Ref<HTMLDivElement>
  onSummaryClick?: MouseEventHandler<HTMLDivElement>
  onSubmit?: SubmitEventHandler<HTMLFormElement>
  children?: ReactNode
}

/**
 * The one enquiry form of the site, in its three kinds. A plain form post first: it works without JavaScript.
 * Multipart, because letters outside ASCII would grow ninefold in the other encoding. Without JavaScript the browser says
 * of a half-typed date that it is one, since it would send nothing of it; all else the server judges.
 */
export function PlainEnquiryForm({
  kind,
  today,
  trip,
  formKey,
  sentence,
  values,
  mistakes,
  busy,
  form,
  summary,
  onSummaryClick,
  onSubmit,
  children,
}: EnquiryFormProps & Living) {
  const state = { values, mistakes }
  return (
    <form
      className="enquiry-form"
      data-enquiry=""
      method="post"
      action={pathTo('sendEmail')}
      encType="multipart/form-data"
      ref={form}
      onSubmit={onSubmit}
    >
      <ErrorSummary mistakes={mistakes} sentence={sentence} ref={summary} onClick={onSummaryClick} />
      {trip && (
        <p className="note wide" data-trip>
          {trip}
        </p>
      )}
      {/* Before all that is typed: of a form that is too long, its beginning is read. */}
      <Hidden name="form" value={kind} />
      <Hidden name="key" value={formKey} />
      <Hidden name="tour" value={values.tour} />
      <Hidden name="packages" value={values.packages} />
      <Hidden name="price" value={values.price} />
      <Hidden name="trip" value={values.trip} />
      <Hidden name="total" value={values.total} />
      {/* Also empty: the page's script fills it in as the form is sent. */}
      <input type="hidden" name="visit" defaultValue={values.visit} />
      <PersonFields {...state} />
      {kind === 'callback' && <CallbackFields {...state} today={today} />}
      {kind === 'tour' && <TourFields {...state} today={today} />}
      {kind !== 'contact' && <WishFields {...state} />}
      {(kind === 'contact' || values.message) && <MessageField {...state} />}
      {isProblem({ mistakes, sentence }) &&
        OTHERS[kind].map((name) => values[name] && <TextField key={name} {...state} name={name} half />)}
      <Decoy />
      <div className="added">{children}</div>
      <SendButton busy={busy} />
      <PrivacyNotice />
    </form>
  )
}

function Hidden({ name, value }: { name: string; value: string | undefined }) {
  return value ? <input type="hidden" name={name} value={value} /> : null
}

/** A field that no person sees and that only a machine fills in: such an enquiry is looked at before it is mailed. */
function Decoy() {
  return (
    <div className="decoy" aria-hidden="true">
      <label>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/** Its elements are always there, so that no change looks for a neighbour that a translator has replaced. */
function SendButton({ busy }: { busy: boolean }) {
  return (
    <button className="btn wide" type="submit" disabled={busy} aria-busy={busy || undefined}>
      <span className="spin" />
      <span>{busy ? 'Sending...' : 'Send enquiry'}</span>
      <Icon name="right" />
    </button>
  )
}

/** What happens to the data, beside the form (DPDP Rules 2025: a plain notice, no pre-ticked consent). */
function PrivacyNotice() {
  return (
    <p className="note wide">
      We use this to call you about your trip and for nothing else, and erase it after {retention.months} months or when
      you ask. <a href={pathTo('privacyPolicy')}>How we handle it</a>
    </p>
  )
}
