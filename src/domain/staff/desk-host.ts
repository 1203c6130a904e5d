import { brand } from '#brand.ts'

/** The origin of the desk, for links in mails to the staff. */
export const DESK_ORIGIN = brand.origin.replace('://', '://desk.')

const HOSTS = [new URL(DESK_ORIGIN).hostname, 'desk.localhost']

/**
 * Whether a hostname is the desk's: `desk.` and the site's hostname, or `desk.localhost` on a developer's machine.
 * Others are refused: a foreign hostname may point at a developer's machine, where the sample owner is signed in.
 */
export function isDeskHost(hostname: string): boolean {
  return HOSTS.includes(hostname)
}

/** The address of an enquiry's case at the desk. */
export function caseLink(reference: string): string {
  return `${DESK_ORIGIN}/enquiry/${reference}`
}
