import { chatLink } from '#values/chat-link.ts'

let running: XMLHttpRequest | undefined

/**
 * Shows the price of a trip under its form, and the mistakes beside its fields; both come from the server, which
 * alone works out a sum. XMLHttpRequest parses the answer into a document by itself: no text becomes markup here.
 * Rejects when the server does not answer: then the form is sent.
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

/** The filled fields. */
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

/** The answer's own stylesheet comes before the answer, or it would be seen undressed. */
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
  old?.remove()
  form.after(answer)
  showTotal(answer)
  history.replaceState(history.state, '', answer.dataset.address)
  say(answer.dataset.words ?? '')
}

/** The bar at the window's edge names the sum of this trip and leads to it; without one it names what it says at first. */
function showBar(fresh: Document): void {
  const bar = fresh.querySelector('[data-bar]')
  if (bar) document.querySelector('[data-bar]')?.replaceWith(bar)
}

/** The chat tells this trip, as it does on a page that came with one. */
function tellChat(words: string | undefined): void {
  const chat = document.querySelector<HTMLAnchorElement>('[data-chat]')
  if (!chat) return
  const { pathname, searchParams } = new URL(chat.href)
  const text = searchParams.get('text')?.replace(/ Trip: .*$/, '')
  chat.href = chatLink(pathname.slice(1), words ? `${text} Trip: ${words}` : `${text}`)
}

/** Who pressed the button wants to see the sum; who is still choosing is left where they are. */
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

/** For those who do not see it: the trip and its sum, as soon as they change. */
function say(words: string): void {
  const region = document.querySelector('[data-said]') ?? document.body.appendChild(document.createElement('p'))
  region.className = 'vh'
  region.setAttribute('role', 'status')
  region.toggleAttribute('data-said', true)
  // The text comes after its live region, or it is not announced.
  requestAnimationFrame(() => region.replaceChildren(words))
}
