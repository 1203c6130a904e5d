import { part } from './load.ts'

/** What the browser's own bar wears, as the server says it too. */
const BARS: Record<string, string> = { light: '#fffcf7', dark: '#130c29' }

/** The theme button changes the page at once, as one picture, and tells the server for the next page. */
export function setTheme(target: Element, event: Event): void {
  const button = target.closest<HTMLButtonElement>('.theme')
  if (!button) return
  event.preventDefault()
  const theme = button.value
  const change = () => {
    wear(theme)
    button.form?.querySelector<HTMLElement>(`.theme:not([value=${theme}])`)?.focus()
  }
  if (document.startViewTransition) document.startViewTransition(change)
  else change()
  sessionStorage.theme = theme
  fetch('/preferences', { method: 'POST', body: new URLSearchParams({ theme }), keepalive: true, redirect: 'manual' })
    .then(() => part('toast'))
    .then(({ say }) => say(theme === 'dark' ? 'Dark mode' : 'Light mode'))
    .catch(() => {})
}

/** A page that Back brings out of the browser's memory may have been left in the other theme. */
export function keepTheme(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && sessionStorage.theme) wear(sessionStorage.theme)
  })
}

function wear(theme: string): void {
  document.documentElement.dataset.theme = theme
  document.querySelector('[name=theme-color]')?.setAttribute('content', BARS[theme] ?? '')
}
