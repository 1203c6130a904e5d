import { toast } from '#islands/toast.ts'

/** A word on what the navigation just did, for 1300 ms (site behaviour, section 9). */
export function say(text: string): void {
  toast({ text, kind: 'success', ms: 1300, place: 'top-right' })
}
