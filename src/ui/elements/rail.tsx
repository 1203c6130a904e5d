import type { ReactNode } from 'react'
import { mark } from './mark.ts'

type RailProps = {
  id: string
  label: string
  /** The time of one step of the arrows, in ms; default 250. */
  pace?: number | undefined
  children: ReactNode
}

/** A carousel: a named, focusable strip that snaps; the browser handles swipes and arrow keys. */
export function Rail({ id, label, pace, children }: RailProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls sideways must be reachable by keyboard
    <section className="rail" id={id} aria-label={label} data-pace={pace} tabIndex={0}>
      {children}
    </section>
  )
}

/** Arrows for a rail. Without script they are hidden, and the rail is scrolled. */
export function RailArrows({ rail }: { rail: string }) {
  return (
    <div className="arrows">
      <button
        className={`round ${mark('left')}`}
        type="button"
        data-rail={rail}
        data-by="-1"
        aria-label="Previous"
        aria-disabled
      />
      <button className={`round ${mark('right')}`} type="button" data-rail={rail} data-by="1" aria-label="Next" />
    </div>
  )
}
