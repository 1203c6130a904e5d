/**
 * User agents of programs: search engines, chat previews, browsers without a window. CUBOT is a brand of telephones.
 */
const PROGRAM =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|facebookexternalhit|whatsapp\/|preview|lighthouse|curl\/|wget\/|python|go-http-client/i

/** Whether a program, not a person, sent the request. */
export function isProgram({ headers }: Request): boolean {
  return PROGRAM.test(headers.get('user-agent') ?? '')
}
