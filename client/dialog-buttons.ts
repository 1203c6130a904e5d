import { filterAgain } from './filter.ts'
import { inTime, part } from './load.ts'

/** Opens a link to the enquiry form as a dialog, unless it is opened in another tab. */
export function openEnquiry(target: Element, event: Event): void {
  const link = enquiryLink(target)
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent
  if (!link || formStands() || ctrlKey || metaKey || shiftKey) return
  if (showDialog(link)) event.preventDefault()
}

/**
 * Opens an empty dialog at once; its form follows when the code is loaded, or the link is followed. It adds a history
 * entry, because on a phone Back closes the dialog.
 * @returns whether the browser has dialogs; without them the link is followed
 */
export function showDialog(link?: HTMLAnchorElement): boolean {
  const dialog = document.createElement('dialog')
  if (!dialog.showModal) return false
  document.body.append(dialog)
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
  return true
}

/** Whether the history is still going back from a closed dialog; another dialog may open meanwhile. */
let returning = false

/** Closes a dialog on Back. A page loaded on a dialog's entry shows none, so it goes back to its own entry. */
export function closeOnBack(): void {
  if (history.state === 'enquiry') history.back()
  addEventListener('popstate', () => {
    const dialog = document.querySelector('dialog')
    if (!returning) dialog?.close()
    else if (dialog) history.pushState('enquiry', '')
    returning = false
    filterAgain()
  })
}

/** Loads the dialog's code when the visitor is about to press a link to the form. */
export function prepareEnquiry(target: Element): void {
  if (enquiryLink(target)) part('enquiry-dialog').catch(() => {})
}

function enquiryLink(target: Element): HTMLAnchorElement | null {
  return target.closest<HTMLAnchorElement>(`a[href^="${PATHS.enquire}"]`)
}

/** A page with the form needs no dialog. */
export function formStands(): Element | null {
  return document.querySelector('[data-enquiry]')
}
