import { part } from './load.ts'
import { recall, rememberVisit } from './visit.ts'

/**
 * Changes the theme at once, and tells the server for the next page. There is no transition, because it would swallow
 * the next press.
 */
export function setTheme(target: Element, event: Event): void {
  const button = target.closest<HTMLButtonElement>('button[name=theme]')
  if (!button) return
  event.preventDefault()
  const theme = button.value
  wear(theme)
  button.form?.querySelector<HTMLElement>(`[name=theme]:not([value=${theme}])`)?.focus()
  rememberVisit('theme', theme)
  fetch(PATHS.preferences, {
    method: 'POST',
    body: new URLSearchParams({ theme }),
    keepalive: true,
    redirect: 'manual',
  })
    .then(() => part('toast'))
    .then(({ sayTheme }) => sayTheme(theme))
    .catch(() => {})
}

/** A page that is prerendered or restored may have the other theme. */
export function keepTheme(): void {
  const theme = recall('theme')
  if (theme) wear(theme)
}

/** The browser's bar takes the colour of the page. */
function wear(theme: string): void {
  document.documentElement.dataset.theme = theme
  const bar = document.querySelector('[name=theme-color]')
  bar?.setAttribute('content', getComputedStyle(document.body).backgroundColor)
}
