import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

export function fragment(part: ReactElement): string {
  return renderToString(part)
}
