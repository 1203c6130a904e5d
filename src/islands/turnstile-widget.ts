/** The used parts of Turnstile's script (developers.cloudflare.com/turnstile/get-started/client-side-rendering). */
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

/** Turnstile in a form: its token is in a hidden field, for one send. */
export type Widget = {
  /** Resolves once it has a token or has failed, at the latest after three seconds. */
  settled: () => Promise<unknown>
  /** Gets a new token after the last one was used. */
  renew: () => void
  remove: () => void
}

/**
 * Opens Turnstile in a form. It is visible only if it needs the visitor. If it fails, the form is sent without a token,
 * and the enquiry is held.
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

/** Turnstile replaces an expired token after five minutes, and tries again after a failure. */
function moments(place: HTMLElement, { settle, unsettle }: Record<'settle' | 'unsettle', () => void>) {
  return {
    callback: settle,
    'expired-callback': unsettle,
    'error-callback'() {
      settle()
      // Handled: it is not thrown or logged.
      return true
    },
    'unsupported-callback': settle,
    'before-interactive-callback'() {
      place.style.position = ''
    },
  }
}

/** While hidden it takes no space in the form. */
function setAside(place: HTMLElement): void {
  place.style.position = 'absolute'
}

let api: Promise<void> | undefined

/** Loads Turnstile's script once for all forms of a page. */
function loadApi(): Promise<void> {
  api ??= load()
  return api
}

/** There is a second try, because a phone on the move loses requests. */
async function load(): Promise<void> {
  allowScripts()
  await addScript().catch(addScript)
}

/**
 * Trusted Types block scripts from text. Turnstile renews its script from a plain address, so the default policy allows
 * Turnstile's scripts and no others.
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
