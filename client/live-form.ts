import { type LivePart, part } from './load.ts'

/** Loads the code of a live form when the visitor is about to fill it in. */
export function prepareForm(target: Element): void {
  const form = liveForm(target)
  if (form) part(form.dataset.live as LivePart).catch(() => {})
}

/** Answers a live form in the page, at every change and when it is sent. Without its code it is sent. */
export function answerForm(target: Element, event: Event): void {
  const form = liveForm(target)
  if (!form) return
  const isSent = event.type === 'submit'
  if (isSent) event.preventDefault()
  part(form.dataset.live as LivePart)
    .then(({ answer }) => answer(form))
    .catch(() => isSent && form.submit())
}

function liveForm(target: Element): HTMLFormElement | null {
  return target.closest<HTMLFormElement>('form[data-live]')
}
