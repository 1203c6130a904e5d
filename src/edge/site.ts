import type { Rates } from '#domain/currency-rates.ts'
import type { TurnstileKeys } from '#domain/enquiries/turnstile.ts'
import type { Tag } from './outside-tags.ts'

/** What delivery needs of the site around it. */
export type Site = {
  /** Which deployment this is. */
  version: string
  /** The moment of the request, in ms since 1970. */
  now: number
  render: (request: Request) => Promise<Response>
  readRates: () => Promise<Rates | undefined>
  /** The outside tags that are configured. */
  tags: Tag[]
  turnstile: TurnstileKeys | undefined
  /** Keeps work going after the answer. */
  later: (work: Promise<unknown>) => void
}
