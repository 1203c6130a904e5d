import { useEffect, useRef, useState } from 'react'
import type { EnquiryMistakes } from '#domain/enquiries/enquiry.ts'
import { type EnquiryFormProps, PlainEnquiryForm } from '#ui/enquiry-form.tsx'
import { type Outcome, sendEnquiry } from './send-enquiry.ts'
import { type Notice, toast } from './toast.ts'
import { useTurnstile } from './turnstile.tsx'

type Texts = Record<'sent' | 'refused' | 'failed', string> & { sending?: string }

/** The spec's texts (site behaviour, section 8): the contact page has its own. */
const CONTACT: Texts = { sent: 'Message Sent', refused: 'Message not sent', failed: 'Failed to send message' }
const DIALOG: Texts = {
  sending: 'Sending your message...',
  sent: 'Message Sent Successfully 😀',
  refused: 'Sorry, message not sent 😥',
  failed: 'Sorry, message not sent 😥',
}

/** The fields that a visitor types into or chooses from, the flexible dates apart. */
const TYPED = ['name', 'email', 'phone', 'isd', 'message', 'passengers', 'date'] as const

type Sending = { busy: boolean; mistakes: EnquiryMistakes; sentence?: string | undefined }

/**
 * The enquiry form, alive: it sends without leaving the page, keeps everything on failure and clears on success.
 * @param onSent closes what the form stands in, if anything
 */
export function EnquiryForm({ onSent, ...form }: EnquiryFormProps & { onSent?: () => void }) {
  const texts = form.kind === 'contact' ? CONTACT : DIALOG
  const key = useFormKey(form.formKey)
  const turnstile = useTurnstile()
  const [{ busy, ...shown }, setSending] = useState<Sending>({
    busy: false,
    mistakes: form.mistakes,
    sentence: form.sentence,
  })

  const sending = useRef(false)
  const send = async (element: HTMLFormElement) => {
    if (sending.current) return
    sending.current = true
    setSending({ busy: true, mistakes: {} })
    const pending = texts.sending ? toast({ text: texts.sending, kind: 'pending' }) : undefined
    await turnstile.widget.current?.settled()
    const outcome = await sendEnquiry(new FormData(element), key.current)
    turnstile.widget.current?.renew()
    pending?.remove()
    sending.current = false
    setSending({ busy: false, mistakes: outcome.mistakes ?? {}, sentence: outcome.sentence })
    if (outcome.kind === 'sent') {
      clear(element)
      key.current = crypto.randomUUID()
      dispatchEvent(new Event('enquiry-sent'))
      onSent?.()
    }
    toast(noticeOf(outcome, texts))
  }

  return (
    <PlainEnquiryForm
      {...form}
      {...shown}
      formKey={form.formKey}
      busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        send(event.currentTarget)
      }}
    >
      {turnstile.element}
    </PlainEnquiryForm>
  )
}

/** Empties what a visitor fills in, also where a refused form came back with it; what the page itself knows stays. */
function clear(form: HTMLFormElement): void {
  form.reset()
  for (const name of TYPED) {
    const field = form.elements.namedItem(name)
    if (field && 'value' in field) field.value = ''
  }
  for (const answer of form.querySelectorAll<HTMLInputElement>('[type=radio]')) answer.checked = false
}

function noticeOf(outcome: Outcome, texts: Texts): Notice {
  return { text: texts[outcome.kind], kind: outcome.kind === 'sent' ? 'success' : 'failure', ms: 2000 }
}

/** The key that makes retries one enquiry: the page's own where it has one, else made here when the form opens. */
function useFormKey(given: string | undefined) {
  const key = useRef(given ?? '')
  useEffect(() => {
    key.current ||= crypto.randomUUID()
  }, [])
  return key
}
