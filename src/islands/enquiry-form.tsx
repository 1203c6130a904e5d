import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { type EnquiryMistakes, isProblem, type Problem } from '#domain/enquiries/enquiry.ts'
import { fieldsThatAre } from '#domain/enquiries/enquiry-fields.ts'
import { type EnquiryFormProps, PlainEnquiryForm } from '#ui/enquiries/plain-enquiry-form.tsx'
import { showReference } from './reference-note.ts'
import { type SendOutcome, sendEnquiry } from './send-enquiry.ts'
import { type Notice, toast } from './toast.ts'
import { useTurnstile } from './use-turnstile.tsx'

type Texts = Record<SendOutcome['kind'], string> & { sending?: string }

/** The spec has no text for this; it must not say "not sent" of an enquiry that may have arrived. */
const UNKNOWN = 'No word yet whether it was sent'

/** The spec's texts (site behaviour, section 8); the contact page has others. */
const CONTACT: Texts = {
  sent: 'Message Sent',
  refused: 'Message not sent',
  unknown: UNKNOWN,
  failed: 'Failed to send message',
}
const DIALOG: Texts = {
  sending: 'Sending your message...',
  sent: 'Message Sent Successfully 😀',
  refused: 'Sorry, message not sent 😥',
  unknown: UNKNOWN,
  failed: 'Sorry, message not sent 😥',
}

type State = Problem & {
  busy: boolean
  /** The number of responses. */
  answers: number
}

/**
 * The hydrated enquiry form: it sends without leaving the page, keeps all text on failure and clears on success.
 * @param onSent closes the dialog around the form, if there is one
 */
export function EnquiryForm({ onSent, ...form }: EnquiryFormProps & { onSent?: () => void }) {
  const element = useOwnJudgement()
  const texts = form.kind === 'contact' ? CONTACT : DIALOG
  const key = useFormKey(form.formKey)
  const turnstile = useTurnstile()
  const [state, setState] = useState<State>({ ...problemOf(form), busy: false, answers: 0 })
  const { busy, answers, ...problem } = state
  const summary = useSummary(problem, answers)

  const sending = useRef(false)
  const send = async (element: HTMLFormElement) => {
    if (sending.current) return
    const mistakes = halfTypedDate(element)
    if (isProblem({ mistakes })) return setState({ mistakes, busy: false, answers: answers + 1 })
    sending.current = true
    setState({ mistakes: {}, busy: true, answers })
    const pending = texts.sending ? toast({ text: texts.sending, kind: 'pending' }) : undefined
    await turnstile.widget.current?.settled()
    const outcome = await sendEnquiry(new FormData(element), key.current)
    turnstile.widget.current?.renew()
    pending?.remove()
    sending.current = false
    setState({ ...problemOf(outcome), busy: false, answers: answers + 1 })
    if (outcome.kind === 'sent') {
      clear(element)
      key.current = crypto.randomUUID()
      dispatchEvent(new Event('enquiry-sent'))
      onSent?.()
      showReference(outcome)
    }
    toast(noticeOf(outcome, texts))
  }

  return (
    <PlainEnquiryForm
      {...form}
      {...problem}
      formKey={form.formKey}
      busy={busy}
      form={element}
      summary={summary}
      onSummaryClick={focusField}
      onSubmit={(event) => {
        event.preventDefault()
        send(event.currentTarget)
      }}
    >
      {turnstile.element}
    </PlainEnquiryForm>
  )
}

/** Uses our own messages about mistakes instead of the browser's. */
function useOwnJudgement() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [])
  return form
}

function problemOf({ mistakes, sentence }: Problem): Problem {
  return { mistakes, sentence }
}

/** The summary gets the focus at every response with a problem; until then the page's title says so too. */
function useSummary(problem: Problem, answers: number) {
  const summary = useRef<HTMLDivElement>(null)
  const isThere = isProblem(problem)
  useEffect(() => {
    if (isThere && answers > 0) summary.current?.focus()
  }, [isThere, answers])
  useEffect(() => {
    if (!isThere) return
    document.title = `Error: ${title()}`
    return () => {
      document.title = title()
    }
  }, [isThere])
  return summary
}

function title(): string {
  return document.title.replace(/^Error: /, '')
}

/** Moves the focus from the summary to a field. Following the link would change the history, as for dialogs. */
function focusField(event: MouseEvent<HTMLElement>): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]')
  if (!link) return
  event.preventDefault()
  document.getElementById(link.hash.slice(1))?.focus()
}

/** A partly typed date has no value and would be dropped silently. */
function halfTypedDate(form: HTMLFormElement): EnquiryMistakes {
  const date = form.elements.namedItem('date')
  const isHalf = date instanceof HTMLInputElement && date.validity.badInput
  return isHalf ? { date: 'Write the whole date: day, month and year.' } : {}
}

/** Clears all typed fields, also those of a refused form; the page's own values stay. */
function clear(form: HTMLFormElement): void {
  form.reset()
  for (const name of fieldsThatAre('typed')) {
    const field = form.elements.namedItem(name)
    if (field && 'value' in field) field.value = ''
  }
  for (const answer of form.querySelectorAll<HTMLInputElement>('[type=radio]')) answer.checked = false
}

function noticeOf(outcome: SendOutcome, texts: Texts): Notice {
  return { text: texts[outcome.kind], kind: outcome.kind === 'sent' ? 'success' : 'failure', ms: 2000 }
}

/** The key that makes retries one enquiry: the page's own, or one made when the form opens. */
function useFormKey(given: string | undefined) {
  const key = useRef(given ?? '')
  useEffect(() => {
    key.current ||= crypto.randomUUID()
  }, [])
  return key
}
