import { part, within } from './load.ts'

/** How long a tap waits for the form before it follows its link, in ms. */
const PATIENCE = 4000
/** The form offers itself once a visit (site behaviour, section 4), in ms. */
const OFFER_AFTER = 300_000
/** It is not put before somebody who types or has a dialog open; then it looks again, in ms. */
const LOOK_AGAIN = 10_000

/** A link to the enquiry form opens it as a dialog instead, unless it is to be opened in another tab. */
export function openEnquiry(target: Element, event: MouseEvent): void {
  const link = target.closest<HTMLAnchorElement>('a[href^="/enquire"]')
  if (!link || formStands() || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  show(link, () => location.assign(link.href))
}

/** An empty dialog opens at once; its form comes as soon as the code is there, or the plain way is taken. */
function show(link: HTMLAnchorElement | undefined, plainWay: () => void): void {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.className = 'enquiry'
  dialog.textContent = 'Loading...'
  dialog.showModal()
  dialog.addEventListener('close', () => {
    dialog.remove()
    link?.focus()
  })
  within(PATIENCE, part('enquiry-dialog'))
    .then(({ fill }) => (dialog.open ? fill(dialog, link) : undefined))
    .catch(() => {
      dialog.close()
      plainWay()
    })
}

/** Starts loading the dialog's code when somebody is about to press a link to the form. */
export function prepareEnquiry(target: Element): void {
  if (target.closest('a[href^="/enquire"]')) part('enquiry-dialog').catch(() => {})
}

/** A page that holds the form already needs no second one on top. */
function formStands(): boolean {
  return document.querySelector('.enquiry-form') !== null
}

/** Once a visit, five minutes after it began; never after an enquiry was sent, nor where a form stands already. */
export function offerEnquiryLater(): void {
  const began = Number(sessionStorage.began) || Date.now()
  sessionStorage.began = began
  addEventListener('enquiry-sent', () => {
    sessionStorage.offered = 'sent'
  })
  setTimeout(offer, Math.max(0, began + OFFER_AFTER - Date.now()))
}

function offer(): void {
  if (sessionStorage.offered || formStands()) return
  if (document.querySelector('dialog[open]') || document.activeElement?.matches('input,select,textarea')) {
    setTimeout(offer, LOOK_AGAIN)
    return
  }
  sessionStorage.offered = 'yes'
  show(undefined, () => {})
}
