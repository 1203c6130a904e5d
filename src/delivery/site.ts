import type { OutsideTag } from '#delivery/variant/outside-tags.ts'
import type { RequestContext } from '#env.ts'

/** The needs of delivery: the request's context, the renderer, and the configured outside tags. */
export type Site = Pick<
  RequestContext,
  'version' | 'now' | 'today' | 'revision' | 'notice' | 'preferences' | 'shortlist' | 'turnstile' | 'rates' | 'later'
> & {
  /** Renders for the request's day, or for another one (ISO). */
  render: (request: Request, day?: string) => Promise<Response>
  tags: OutsideTag[]
}
