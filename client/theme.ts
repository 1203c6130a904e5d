import { part } from './load.ts'

/** The theme button changes the page at once, as one picture, and tells the server for the next page. */
export function setTheme(target: Element, event: Event): void {
  const button = target.closest<HTMLButtonElement>('.theme')
  if (!button) return
  event.preventDefault()
  const theme = button.value
  const change = () => {
    document.documentElement.dataset.theme = theme
    button.form?.querySelector<HTMLElement>(`.theme:not([value=${theme}])`)?.focus()
  }
  if (document.startViewTransition) document.startViewTransition(change)
  else change()
  fetch('/preferences', { method: 'POST', body: new URLSearchParams({ theme }), keepalive: true, redirect: 'manual' })
    .then(() => part('toast'))
    .then(({ say }) => say(theme === 'dark' ? 'Dark mode' : 'Light mode'))
    .catch(() => {})
}
