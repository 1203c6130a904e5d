import type { ReactNode } from 'react'
import { Kite } from './icon.tsx'

/** A small line in capitals above a heading, after the kite. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className="eyebrow">
      <Kite />
      {children}
    </p>
  )
}

type HeadProps = { eyebrow: string; title: string; line?: string | undefined; aside?: ReactNode }

/** The head of a band: eyebrow, heading, an optional line, and elements at the right. */
export function SectionHead({ eyebrow, title, line, aside }: HeadProps) {
  return (
    <div className="head">
      <div>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h2>{title}</h2>
        {line && <p>{line}</p>}
      </div>
      {aside}
    </div>
  )
}
