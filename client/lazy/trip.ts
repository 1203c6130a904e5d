import { chatLink } from '#values/chat-link.ts'

let running: XMLHttpRequest | undefined

/**
 * Shows the price of a trip and the mistakes in its form; the server computes both. XMLHttpRequest parses the response
 * into a document, so that no text becomes markup here. Rejects without a response; then the form is sent.
 */
export function answer(form: HTMLFormElement): Promise<void> {
  running?.abort()
  const request = new XMLHttpRequest()
  running = request
  request.open('GET', `${form.dataset.at}?${queryOf(form)}`)
  request.responseType = 'document'
  return new Promise((resolve, reject) => {
    request.onload = () => {
      const fresh = request.status === 200 && request.responseXML
      if (!fresh) return reject()
      showMistakes(form, fresh)
      resolve(showAnswer(form, fresh))
    }
    request.onerror = reject
    request.send()
  })
}

function queryOf(form: HTMLFormElement): string {
  const said = [...new FormData(form)].filter(([, value]) => value !== '') as [string, string][]
  return new URLSearchParams(said).toString()
}

function showMistakes(form: HTMLFormElement, fresh: Document): void {
  for (const old of form.querySelectorAll('[id$="-mistake"]')) old.remove()
  for (const field of form.querySelectorAll('input, select')) {
    const told = fresh.getElementById(`${field.id}-mistake`)
    field.toggleAttribute('aria-invalid', told !== null)
    if (told) {
      field.setAttribute('aria-describedby', told.id)
      field.after(told)
    }
  }
}

/** Loads the response's stylesheet before showing it, so that it is never unstyled. */
async function showAnswer(form: HTMLFormElement, fresh: Document): Promise<void> {
  const answer = fresh.querySelector<HTMLElement>('[data-answer]')
  const old = document.querySelector('[data-answer]')
  showBar(fresh)
  tellChat(answer?.dataset.words)
  if (!answer) {
    old?.remove()
    return history.replaceState(history.state, '', location.pathname)
  }
  if (!old) await dress(answer)
  // A refused choice had its form as the landing place.
  form.removeAttribute('id')
  old?.remove()
  form.after(answer)
  showTotal(answer)
  history.replaceState(history.state, '', answer.dataset.address)
  say(answer.dataset.words ?? '')
}

/** Updates the bar: it shows and links to the sum of this trip, or its first text. */
function showBar(fresh: Document): void {
  const bar = fresh.querySelector('[data-bar]')
  if (bar) document.querySelector('[data-bar]')?.replaceWith(bar)
}

/** Puts this trip into the chat's text, as on a page that came with a trip. */
function tellChat(words: string | undefined): void {
  const chat = document.querySelector<HTMLAnchorElement>('[data-chat]')
  if (!chat) return
  const { pathname, searchParams } = new URL(chat.href)
  const text = searchParams.get('text')?.replace(/ Trip: .*$/, '')
  chat.href = chatLink(pathname.slice(1), words ? `${text} Trip: ${words}` : `${text}`)
}

/** Scrolls to the sum if the button was pressed, but not while the visitor is still choosing. */
function showTotal(answer: HTMLElement): void {
  if (!document.activeElement?.matches('[data-live] [type=submit]')) return
  answer.querySelector('[data-total]')?.scrollIntoView({ block: 'nearest' })
}

function dress(answer: HTMLElement): Promise<unknown> {
  const link = answer.querySelector('link') as HTMLLinkElement
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve
    document.head.append(link)
  })
}

/** Announces the trip and its sum to screen readers after each change. */
function say(words: string): void {
  const region = document.querySelector('[data-said]') ?? document.body.appendChild(document.createElement('p'))
  region.className = 'vh'
  region.setAttribute('role', 'status')
  region.toggleAttribute('data-said', true)
  // The text is added after its live region, because otherwise it is not announced.
  requestAnimationFrame(() => region.replaceChildren(words))
}
