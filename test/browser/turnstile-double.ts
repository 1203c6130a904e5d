import type { Page, Route } from 'playwright-core'

const HOST = 'https://challenges.cloudflare.com'
export const API = `${HOST}/turnstile/v0/api.js*`
export const FRAME = `${HOST}/cdn-cgi/**`

/** The messages of a challenge's frame to its script. */
export type Word = { token: string } | { fails: true } | { asks: true } | { silent: true }

/**
 * Plays Turnstile's host: a script that does to the page what api.js does (read in November 2026), and in its frame a
 * challenge that ends at once. Each frame has another token, "token-1" first.
 */
export async function playTurnstile(page: Page, word: (token: string) => Word = (token) => ({ token })) {
  let frames = 0
  await page.route(API, (route) => route.fulfill({ contentType: 'text/javascript', body: `(${api})()` }))
  await page.route(FRAME, (route) => tell(route, word(`token-${++frames}`)))
}

/** Answers for a challenge's frame. */
function tell(route: Route, word: Word): Promise<void> {
  const body = `<!doctype html><script>parent.postMessage(${JSON.stringify(word)}, '*')</script>`
  return route.fulfill({ contentType: 'text/html', body })
}

/** In the page: a frame in a closed shadow, styled by script, and beside it the hidden field. */
function api(): void {
  type Parameters = Record<string, unknown>
  type Widget = { parameters: Parameters; box: HTMLElement; frame: HTMLIFrameElement; field: HTMLInputElement }
  const widgets = new Map<string, Widget>()
  const address = 'https://challenges.cloudflare.com/cdn-cgi/challenge'

  const tuckAway = ({ style }: HTMLElement) =>
    Object.assign(style, { width: '1px', height: '1px', opacity: '0.01', position: 'fixed', left: '0', top: '0' })
  const show = ({ style }: HTMLElement) =>
    Object.assign(style, { width: '300px', height: '65px', opacity: '', position: '' })

  const hear = (widget: Widget, word: { token?: string; fails?: true; asks?: true }) => {
    const call = (moment: string) => (widget.parameters[moment] as (value: unknown) => unknown)(word.token)
    if (word.token) {
      widget.field.value = word.token
      call('callback')
    }
    if (word.asks) {
      call('before-interactive-callback')
      show(widget.frame)
    }
    if (word.fails && call('error-callback') !== true) throw new Error('the failure was not handled')
  }
  addEventListener('message', ({ source, data }) => {
    for (const widget of widgets.values()) if (widget.frame.contentWindow === source) hear(widget, data)
  })

  const turnstile = {
    render(place: HTMLElement, parameters: Parameters) {
      const frame = document.createElement('iframe')
      frame.setAttribute('sandbox', 'allow-same-origin allow-scripts allow-popups')
      frame.setAttribute('src', `${address}?${new URLSearchParams(parameters as Record<string, string>)}`)
      tuckAway(frame)
      const box = document.createElement('div')
      box.attachShadow({ mode: 'closed' }).appendChild(frame)
      const field = document.createElement('input')
      Object.assign(field, { type: 'hidden', name: 'cf-turnstile-response' })
      box.appendChild(field)
      place.appendChild(box)
      const id = `widget-${widgets.size}`
      widgets.set(id, { parameters, box, frame, field })
      return id
    },
    reset(id: string) {
      const widget = widgets.get(id)
      if (!widget) throw new Error('Nothing to reset found for provided container')
      tuckAway(widget.frame)
      const fresh = widget.frame.cloneNode() as HTMLIFrameElement
      fresh.src = widget.frame.src
      widget.frame.replaceWith(fresh)
      widget.frame = fresh
      widget.field.value = ''
    },
    remove(id: string) {
      widgets.get(id)?.box.remove()
      widgets.delete(id)
    },
  }
  Object.assign(window, { turnstile })
}
