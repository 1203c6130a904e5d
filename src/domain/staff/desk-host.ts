import { brand } from '#brand.ts'

/** Whether a hostname is the desk's: it stands beside the site's, `desk.<domain>`, `desk.localhost` on this machine. */
export function isDeskHost(hostname: string): boolean {
  return hostname.startsWith('desk.')
}

/** Where the desk is, for a link in a mail to the staff. */
export const DESK_ORIGIN = brand.origin.replace('://', '://desk.')

/** The address at the desk that leads to the case of an enquiry. */
export function caseLink(reference: string): string {
  return `${DESK_ORIGIN}/enquiry/${reference}`
}
