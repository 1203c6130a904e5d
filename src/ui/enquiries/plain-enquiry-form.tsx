import type { MouseEventHandler, ReactNode, Ref, SubmitEventHandler } from 'react'
import { retention } from '#brand.ts'
import { type FormKind, isProblem, type Problem } from '#domain/enquiries/enquiry.ts'
import type { EnquiryField } from '#domain/enquiries/enquiry-fields.ts'
import { pathTo } from '#domain/site/paths.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { CallbackFields, MessageField, PersonFields, TourFields, WishFields } from './enquiry-fields.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { type FormState, TextField } from './field.tsx'

export type EnquiryFormProps = FormState &
  Problem & {
    kind: FormKind
    /** The day in India, ISO: the first selectable travel date. */
    today: string
    /** The trip and its sum, in words. */
    trip?: string | undefined
    /** Makes repeated posts of this form one enquiry; only in pages that no cache stores. */
    formKey?: string | undefined
  }

/** Texts of the other kinds: if one was sent, it is shown in a field. */
const OTHERS: Record<FormKind, EnquiryField[]> = {
  contact: ['passengers', 'date', 'place', 'hours', 'wishes'],
  callback: ['place'],
  tour: ['passengers'],
}

/** The additions of the hydrated form: its own sending, its busy state, and an element before its button. */
type Living = {
  busy: boolean
  form?: Ref<HTMLFormElement>
  summary?: Ref<HTMLDivElement>
  onSummaryClick?: MouseEventHandler<HTMLDivElement>
  onSubmit?: SubmitEventHandler<HTMLFormElement>
  children?: ReactNode
}

/**
 * The one enquiry form of the site, in three kinds. It is a plain form post and works without script. Multipart,
 * because letters outside ASCII would grow ninefold in the other encoding. Without script the browser reports a partly
 * typed date, since it would send nothing; the server validates all else.
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
      {/* Before the typed fields: of a form that is too long, only the beginning is read. */}
      <Hidden name="form" value={kind} />
      <Hidden name="key" value={formKey} />
      <Hidden name="tour" value={values.tour} />
      <Hidden name="packages" value={values.packages} />
      <Hidden name="price" value={values.price} />
      <Hidden name="trip" value={values.trip} />
      <Hidden name="total" value={values.total} />
      {/* Also if empty: the page's script fills it in when the form is sent. */}
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

/** A hidden field that only bots fill in; then the enquiry is held. */
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

/** Its elements are always there, so that changes need no neighbour that a translator may have replaced. */
function SendButton({ busy }: { busy: boolean }) {
  return (
    <button className="btn wide" type="submit" disabled={busy} aria-busy={busy || undefined}>
      <span className="spin" />
      <span>{busy ? 'Sending...' : 'Send enquiry'}</span>
      <Icon name="right" />
    </button>
  )
}

/** The use of the data, beside the form (DPDP Rules 2025: a plain notice, no pre-ticked consent). */
function PrivacyNotice() {
  return (
    <p className="note wide">
      We use this to call you about your trip and for nothing else, and erase it after {retention.months} months or when
      you ask. <a href={pathTo('privacyPolicy')}>How we handle it</a>
    </p>
  )
}
