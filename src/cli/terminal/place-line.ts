/** The first line of every command that reads or changes data: where. */
export function placeLine(remote: boolean): string {
  return remote ? 'PRODUCTION: the data of the live site.' : 'LOCAL: the data on this machine.'
}
