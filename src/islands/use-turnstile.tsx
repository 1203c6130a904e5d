import { useCallback, useRef, useSyncExternalStore } from 'react'
import { openWidget, type Widget } from './turnstile-widget.ts'

/**
 * Turnstile in a form, if the site is configured for it: its element, and the widget while it is open. The server's
 * HTML has neither.
 */
export function useTurnstile() {
  const siteKey = useSyncExternalStore(never, siteKeyOfPage, () => undefined)
  const widget = useRef<Widget>(undefined)
  const open = useCallback(
    (place: HTMLElement | null) => {
      if (!place || !siteKey) return
      const opened = openWidget(place, siteKey)
      widget.current = opened
      return () => {
        widget.current = undefined
        opened.remove()
      }
    },
    [siteKey],
  )
  return { widget, element: siteKey ? <div className="wide" ref={open} /> : null }
}

/** A page's configuration does not change. */
function never() {
  return () => {}
}

function siteKeyOfPage(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="turnstile"]')?.content
}
