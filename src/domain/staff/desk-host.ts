/** Whether a hostname is the desk's: it stands beside the site's, `desk.<domain>`, `desk.localhost` on this machine. */
export function isDeskHost(hostname: string): boolean {
  return hostname.startsWith('desk.')
}
