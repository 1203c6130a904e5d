/** Whether a text is the number of a version, as the page of a history writes it. */
export function isVersion(typed: string): boolean {
  return /^[1-9]\d{0,8}$/.test(typed)
}
