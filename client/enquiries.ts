import { inTime, part } from './load.ts'

/** The form offers itself once a visit (site behaviour, section 4), in ms. */
const OFFER_AFTER = 300_000
/** It is not put before somebody who types or has something open; then it looks again, in ms. */
const LOOK_AGAIN = 10_000
const BUSY = ':modal,:popover-open,:read-write:focus,select:focus'

/** A link to the enquiry form opens it as a dialog instead, unless it is to be opened in another tab. */
export function openEnquiry(target: Element, event: MouseEvent): void {
  const link = enquiryLink(target)
  if (!link || formStands() || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  show(link)
}

/**
 * An empty dialog opens at once; its form comes as soon as the code is there, or the link is followed. It is an entry
 * of its own in the history, because on a phone Back closes what lies on top.
 */
function show(link?: HTMLAnchorElement): void {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.className = 'enquiry'
  dialog.textContent = 'Loading...'
  dialog.showModal()
  history.pushState('enquiry', '')
  dialog.onclose = () => {
    dialog.remove()
    link?.focus()
    if (history.state !== 'enquiry') return
    returning = true
    history.back()
  }
  inTime(part('enquiry-form').then(({ fill }) => fill(dialog, link))).catch(() => {
    if (!dialog.open) return
    dialog.remove()
    if (link) location.replace(link.href)
  })
}

/** Whether a closed dialog is on its way back in the history: that takes a moment, and another one may open meanwhile. */
let returning = false

/** Back closes a dialog. */
export function closeOnBack(): void {
  addEventListener('popstate', () => {
    const dialog = document.querySelector<HTMLDialogElement>('.enquiry')
    if (!returning) dialog?.close()
    else if (dialog) history.pushState('enquiry', '')
    returning = false
  })
}

/** Starts loading the dialog's code when somebody is about to press a link to the form. */
export function prepareEnquiry(target: Element): void {
  if (enquiryLink(target)) part('enquiry-form').catch(() => {})
}

function enquiryLink(target: Element): HTMLAnchorElement | null {
  return target.closest<HTMLAnchorElement>('a[href^="/enquire"]')
}

/** A page that holds the form already needs no second one on top. */
function formStands(): Element | null {
  return document.querySelector('.enquiry-form')
}

/** Once a visit, five minutes after it began; never after an enquiry was sent, nor where a form stands already. */
export function offerEnquiryLater(): void {
  sessionStorage.began ??= Date.now()
  addEventListener('enquiry-sent', offerNoMore)
  if (location.pathname === '/success') offerNoMore()
  setTimeout(offer, sessionStorage.began - Date.now() + OFFER_AFTER)
}

function offerNoMore(): void {
  sessionStorage.offered = 'yes'
}

function offer(): void {
  if (document.querySelector(BUSY)) {
    setTimeout(offer, LOOK_AGAIN)
    return
  }
  if (sessionStorage.offered || formStands()) return
  offerNoMore()
  part('enquiry-form')
    .then(() => show())
    .catch(() => {})
}
