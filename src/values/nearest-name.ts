/** The name with the fewest letters of difference to a misspelt one, in any letter case; undefined above three. */
export function nearestName(typed: string, names: string[]): string | undefined {
  const wanted = typed.slice(0, 60).toLowerCase()
  const [near] = names
    .map((name) => ({ name, letters: lettersApart(wanted, name.toLowerCase()) }))
    .sort((one, other) => one.letters - other.letters)
  return near && near.letters <= 3 ? near.name : undefined
}

/** The Levenshtein distance. */
function lettersApart(one: string, other: string): number {
  const start = Array.from({ length: other.length + 1 }, (_, at) => at)
  return [...one].reduce((row, letter) => nextRow(row, letter, other), start).at(-1) ?? one.length
}

function nextRow(row: number[], letter: string, other: string): number[] {
  const next = [(row[0] ?? 0) + 1]
  for (const [at, against] of [...other].entries()) {
    const replaced = cost(row[at]) + (letter === against ? 0 : 1)
    next.push(Math.min(replaced, cost(row[at + 1]) + 1, cost(next[at]) + 1))
  }
  return next
}

function cost(letters: number | undefined): number {
  return letters ?? Number.POSITIVE_INFINITY
}
