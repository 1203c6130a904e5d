import type { OutsideTag } from '#delivery/variant/outside-tags.ts'
import type { RequestContext } from '#env.ts'

/** What delivery needs: what the request is answered with, who renders, and the outside tags that are configured. */
export type Site = Pick<
  RequestContext,
  'version' | 'now' | 'today' | 'revision' | 'notice' | 'preferences' | 'shortlist' | 'turnstile' | 'rates' | 'later'
> & {
  /** Renders for the request's day, or for another one (ISO). */
  render: (request: Request, day?: string) => Promise<Response>
  tags: OutsideTag[]
}
