import { inTime, part } from './load.ts'

/** A link to the enquiry form opens it as a dialog instead, unless it is to be opened in another tab. */
export function openEnquiry(target: Element, event: MouseEvent): void {
  const link = enquiryLink(target)
  if (!link || formStands() || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  showDialog(link)
}

/**
 * An empty dialog opens at once; its form comes as soon as the code is there, or the link is followed. It is an entry
 * of its own in the history, because on a phone Back closes what lies on top.
 */
export function showDialog(link?: HTMLAnchorElement): void {
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
  inTime(part('enquiry-dialog').then(({ fill }) => fill(dialog, link))).catch(() => {
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
  if (enquiryLink(target)) part('enquiry-dialog').catch(() => {})
}

function enquiryLink(target: Element): HTMLAnchorElement | null {
  return target.closest<HTMLAnchorElement>(`a[href^="${PATHS.enquire}"]`)
}

/** A page that holds the form already needs no second one on top. */
export function formStands(): Element | null {
  return document.querySelector('.enquiry-form')
}
