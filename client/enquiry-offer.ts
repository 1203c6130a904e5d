import { formStands, showDialog } from './dialog-buttons.ts'
import { part } from './load.ts'
import { recall, rememberVisit } from './visit.ts'

/** The form offers itself once a visit (site behaviour, section 4), in ms. */
const OFFER_AFTER = 300_000
/** It does not interrupt a visitor who types or has something open; it looks again after so many ms. */
const LOOK_AGAIN = 10_000
/** In `:is()`, because a browser that lacks one of these leaves out that one and not all. */
const BUSY = ':is(:modal,:popover-open,[data-open],:read-write:focus,select:focus)'

/** Once a visit, five minutes after it began; never after an enquiry was sent, nor where a form stands already. */
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
