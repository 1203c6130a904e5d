import type { AskedGuest } from '#domain/cases/guest-review.ts'
import { dayInIndia, daysAfter, readableDate } from '#values/dates.ts'
import type { Said } from './said-page.tsx'

/** The text of a link that no longer asks for a review. */
export function saidAt(asked: AskedGuest | undefined, { ticket, now }: { ticket: string; now: number }): Said {
  if (!asked) return GONE
  if (!asked.review) return isOver(asked, now) ? OVER : NOT_OPEN
  return asked.review.mark === null ? BACK : { ...THANKS, ticket, backUntil: backUntil(asked) }
}

/** The day before the enquiry is erased for its age, in words. */
export function backUntil({ endsAt }: AskedGuest): string {
  return readableDate(daysAfter(dayInIndia(new Date(endsAt)), -1))
}

/** Whether the link accepts no review, now or ever. */
export function isLinkClosed(asked: AskedGuest, now: number): boolean {
  return asked.review !== undefined || !asked.mayAnswer || isOver(asked, now)
}

function isOver({ until }: AskedGuest, now: number): boolean {
  return now >= until
}

export const OFTEN =
  'It is not sent yet: these were many for one minute. Please press “Send my review” again in a minute.'
export const UNSURE =
  'We could not confirm that it is stored: our systems do not answer just now. Please press “Send my review” again in a minute; it counts once.'

export const UNREAD: Said = {
  title: 'Your review',
  said: 'Our systems do not answer just now. Nothing is lost. Please open this link again in a minute.',
}
export const GONE: Said = {
  title: 'Your review',
  said: 'We hold nothing under this link: it was erased, or nobody has asked for a review here.',
}
const OVER: Said = {
  title: 'This link has ended',
  said: 'A review can be sent for 60 days after we ask. Thank you all the same.',
}
const NOT_OPEN: Said = {
  title: 'This link does not ask just now',
  said: 'A review can be sent once a journey with us is over. Thank you all the same.',
}
export const THANKS: Said = {
  title: 'Thank you. We have it.',
  said: 'A person reads it. If you let us show it, we may put it on our site, as you wrote it.',
}
export const KEPT_FIRST: Said = {
  title: 'We have your first review',
  said: 'What you sent now is not stored: a link takes one review. Call us if yours has to change, or take it back here.',
}
export const BACK: Said = {
  title: 'Your review is taken back',
  said: 'It is erased, and does not stand on our site any more.',
}
export const NOT_BACK: Said = {
  title: 'Your review',
  said: 'We could not confirm that it is taken back: our systems do not answer just now. Please press the button again in a minute; it does no harm.',
}
