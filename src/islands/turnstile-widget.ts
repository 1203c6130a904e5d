/** Turnstile's script, in the parts that are used (developers.cloudflare.com/turnstile/get-started/client-side-rendering). */
type Api = {
  render: (place: HTMLElement, parameters: Record<string, unknown>) => string | undefined
  reset: (widget: string) => void
  remove: (widget: string) => void
}
declare const turnstile: Api

type Policies = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => void }

const SCRIPTS = 'https://challenges.cloudflare.com/turnstile/v0/'
/** How long a send waits for a token, in ms. */
const PATIENCE = 3000

/** Turnstile at work in a form: its token stands in a hidden field there, for one send. */
export type Widget = {
  /** Resolves once it has a token or cannot get one; after three seconds in any case. */
  settled: () => Promise<unknown>
  /** Gets a new token: the last one is used up. */
  renew: () => void
  remove: () => void
}

/**
 * Opens Turnstile in an element of a form. It shows itself only to a visitor of whom it wants something. Whatever
 * becomes of it, the form goes on; without a token the enquiry is looked at before it is mailed.
 */
export function openWidget(place: HTMLElement, siteKey: string): Widget {
  let answer = Promise.withResolvers<void>()
  let widget: string | undefined
  let removed = false
  const settle = () => answer.resolve()
  const unsettle = () => {
    answer = Promise.withResolvers()
  }
  const parameters = { sitekey: siteKey, ...looks(place), ...moments(place, { settle, unsettle }) }
  setAside(place)
  loadApi()
    .then(() => {
      if (!removed) widget = turnstile.render(place, parameters)
    })
    .catch(settle)

  const onWidget = (act: (widget: string) => void) => {
    try {
      if (widget) act(widget)
    } catch {
      settle()
    }
  }
  return {
    settled: () => Promise.race([answer.promise, new Promise((resolve) => setTimeout(resolve, PATIENCE))]),
    renew: () =>
      onWidget((widget) => {
        unsettle()
        setAside(place)
        turnstile.reset(widget)
      }),
    remove() {
      removed = true
      onWidget((widget) => turnstile.remove(widget))
    },
  }
}

function looks(place: HTMLElement) {
  const { theme } = document.documentElement.dataset
  // The wide one needs 300 px.
  return { theme, size: place.clientWidth < 300 ? 'compact' : 'flexible', appearance: 'interaction-only' }
}

/** Turnstile itself replaces a token that has expired, after five minutes, and tries again after a failure. */
function moments(place: HTMLElement, { settle, unsettle }: Record<'settle' | 'unsettle', () => void>) {
  return {
    callback: settle,
    'expired-callback': unsettle,
    'error-callback'() {
      settle()
      // Handled: nothing of it is thrown or logged.
      return true
    },
    'unsupported-callback': settle,
    'before-interactive-callback'() {
      place.style.position = ''
    },
  }
}

/** Until it shows itself it takes no row of the form, nor the gap beside one. */
function setAside(place: HTMLElement): void {
  place.style.position = 'absolute'
}

let api: Promise<void> | undefined

/** Turnstile's script comes once for all forms of a page. */
function loadApi(): Promise<void> {
  api ??= load()
  return api
}

/** A phone on the move loses single requests: there is a second try. */
async function load(): Promise<void> {
  allowScripts()
  await addScript().catch(addScript)
}

/**
 * Under Trusted Types no text becomes a script's address. Turnstile renews its own script on a page that stays open, by
 * a plain address, so the exception is the default policy, and for nothing but Turnstile's scripts.
 */
function allowScripts(): void {
  const { trustedTypes } = globalThis as unknown as { trustedTypes?: Policies }
  trustedTypes?.createPolicy('default', { createScriptURL: (url) => (url.startsWith(SCRIPTS) ? url : null) })
}

function addScript(): Promise<void> {
  const script = document.createElement('script')
  script.src = `${SCRIPTS}api.js?render=explicit`
  return new Promise((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('Turnstile did not load'))
    }
    document.head.appendChild(script)
  })
}
