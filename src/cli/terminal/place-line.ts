/** The first output of every command for data: the place. */
export function placeLine(remote: boolean): string {
  return remote ? 'PRODUCTION: the data of the live site.' : 'LOCAL: the data on this machine.'
}
