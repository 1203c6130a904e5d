import type { Part } from './part.ts'

/** A sentence for each two parts that exclude each other: "kerala not kerala", "under 50000 over 90000". */
export function contradictionsIn(parts: Part[]): string[] {
  const wanted = parts.filter(({ isNot, isIdle }) => !isNot && !isIdle)
  return wanted.flatMap((one) =>
    parts
      .filter((other) => one !== other && excludes(other, one))
      .map((other) => `“${one.text}” and “${other.isNot ? `not ${other.text}` : other.text}” exclude each other.`),
  )
}

function excludes(other: Part, { places, word, choice }: Part): boolean {
  if (other.isNot) {
    const isSame = (one: unknown, another: unknown) => JSON.stringify(one) === JSON.stringify(another)
    return (
      isSame([places, choice], [other.places, other.choice]) && Boolean(places?.length || choice) && word === other.word
    )
  }
  return Boolean(choice?.budget && other.least && other.least > choice.budget)
}
