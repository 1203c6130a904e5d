/** The text of a search without results, for a form. */
export function soughtInWords(sought: string): string {
  return `I searched for “${sought}” and found no package. `
}
