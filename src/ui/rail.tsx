import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** A carousel: a named, focusable strip that snaps; swipe and arrow keys are the browser's own. */
export function Rail({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls sideways must be reachable by keyboard
    <section className="rail" id={id} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}

/** Arrows for a rail. Without JavaScript they are hidden: the rail scrolls by itself. */
export function RailArrows({ rail }: { rail: string }) {
  return (
    <div className="arrows">
      <button className="round" type="button" data-rail={rail} data-by="-1" aria-label="Previous" aria-disabled>
        <Icon name="left" />
      </button>
      <button className="round" type="button" data-rail={rail} data-by="1" aria-label="Next">
        <Icon name="right" />
      </button>
    </div>
  )
}
