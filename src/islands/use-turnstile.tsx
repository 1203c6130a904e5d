import { useCallback, useRef, useSyncExternalStore } from 'react'
import { openWidget, type Widget } from './turnstile-widget.ts'

/**
 * Turnstile in a form, on the pages of a site that is configured for it: the element to put into the form, and the
 * widget while it is open. Neither is there otherwise, nor in the server's HTML.
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

/** What a page is configured for does not change. */
function never() {
  return () => {}
}

function siteKeyOfPage(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="turnstile"]')?.content
}
