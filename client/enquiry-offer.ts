import { formStands, showDialog } from './dialog-buttons.ts'
import { part } from './load.ts'
import { recall, rememberVisit } from './visit.ts'

/** When the form is offered in a visit (site behaviour, section 4), in ms. */
const OFFER_AFTER = 300_000
/** The form does not interrupt a visitor who types or has a dialog open; it checks again after this time, in ms. */
const LOOK_AGAIN = 10_000
/** In `:is()`, because a browser ignores only the selectors that it does not know. */
const BUSY = ':is(:modal,:popover-open,[data-open],:read-write:focus,select:focus)'

/** Offers the form once a visit, after five minutes; not after an enquiry, nor on a page with the form. */
export function offerEnquiryLater(): void {
  if (!recall('began')) rememberVisit('began', String(Date.now()))
  addEventListener('enquiry-sent', offerNoMore)
  if (location.pathname === PATHS.success) offerNoMore()
  setTimeout(offer, Number(recall('began')) - Date.now() + OFFER_AFTER)
}

function offerNoMore(): void {
  rememberVisit('offered', 'yes')
}

function offer(): void {
  if (document.querySelector(BUSY)) {
    setTimeout(offer, LOOK_AGAIN)
    return
  }
  if (recall('offered') || formStands()) return
  offerNoMore()
  part('enquiry-dialog')
    .then(() => showDialog())
    .catch(() => {})
}
