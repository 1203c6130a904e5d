import { brand } from '#brand.ts'

/** Where the desk is, for a link in a mail to the staff. */
export const DESK_ORIGIN = brand.origin.replace('://', '://desk.')

const HOSTS = [new URL(DESK_ORIGIN).hostname, 'desk.localhost']

/**
 * Whether a hostname is the desk's: `desk.` and the site's own, or `desk.localhost` on a developer's machine. No other one:
 * a foreign hostname may lead to a developer's machine, where the sample owner is signed in.
 */
export function isDeskHost(hostname: string): boolean {
  return HOSTS.includes(hostname)
}

/** The address at the desk that leads to the case of an enquiry. */
export function caseLink(reference: string): string {
  return `${DESK_ORIGIN}/enquiry/${reference}`
}
