/**
 * How programs name themselves that read a page for nobody: search engines, chats that make a preview of a link, browsers
 * without a window. CUBOT is a make of telephones.
 */
const PROGRAM =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|facebookexternalhit|whatsapp\/|preview|lighthouse|curl\/|wget\/|python|go-http-client/i

/** Whether a program asks, of which nobody reads the answer. */
export function isProgram({ headers }: Request): boolean {
  return PROGRAM.test(headers.get('user-agent') ?? '')
}
